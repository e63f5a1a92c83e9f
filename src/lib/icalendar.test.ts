import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, calendarFile, calendarMoment, calendarText } from './icalendar.ts';

const lines = (file: string) => file.split('\r\n');
const bytes = (line: string) => new TextEncoder().encode(line).byteLength;

test('writes a calendar and its events, each line ended as the standard has it', () => {
  expect(calendarFile([['PRODID', 'x']], [[['UID', 'a']], [['UID', 'b']]])).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  );
});

test('takes from a text what would end it or begin another', () => {
  expect(calendarText('Excel, Word ; et \\ puis\nla suite\r\nla fin')).toBe(
    String.raw`Excel\, Word \; et \\ puis\nla suite\nla fin`,
  );
});

test('lets no value begin a property of its own, nor hold a sign that no calendar may hold', () => {
  const events = [[['URL', 'https://site.example/\r\nATTACH:https://pisteur.example'] as const]];
  expect(lines(calendarFile([['PRODID', 'a\u0000b\u009Bc\td']], events)).slice(2, 5)).toEqual([
    'PRODID:abc\td',
    'BEGIN:VEVENT',
    'URL:https://site.example/ATTACH:https://pisteur.example',
  ]);
  expect(calendarText('a\u0085b\u2028c')).toBe(String.raw`a\nb\nc`);
});

test('says days and moments in figures', () => {
  expect(calendarDay(new Date('2027-01-11T00:00:00Z'))).toBe('20270111');
  expect(calendarMoment(new Date('2027-01-11T09:30:00.250Z'))).toBe('20270111T093000Z');
});

test('breaks no character, makes no line longer than 75 bytes, and is whole again when unfolded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const value = calendarText(text.replaceAll('\r', ''));
      const file = calendarFile([['NAME', value]], []);
      for (const line of lines(file)) expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(lines(file.replaceAll('\r\n ', ''))).toContain(`NAME:${value}`);
    }),
  );
});
