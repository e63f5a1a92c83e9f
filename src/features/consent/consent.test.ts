import { expect, test } from 'vitest';
import { saveConsent, readConsent } from './consent.ts';

const now = new Date('2026-11-21T09:00:00Z');

const memory = (content?: string) => {
  let kept = content ?? null;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
};

test('remembers a refusal as well as an acceptance', () => {
  for (const choice of ['accepted', 'refused'] as const) {
    const storage = memory();
    saveConsent(storage, choice, now);
    expect(readConsent(storage, now)).toBe(choice);
  }
});

test('asks again once six months have passed', () => {
  const storage = memory();
  saveConsent(storage, 'refused', now);
  expect(readConsent(storage, new Date('2027-05-20T09:00:00Z'))).toBe('refused');
  expect(readConsent(storage, new Date('2027-05-22T09:00:00Z'))).toBeUndefined();
});

test('takes anything else for no choice', () => {
  for (const content of ['', 'null', '{"choice":"yes","at":"2026-11-21"}', '{"choice":"accepted"}', 'not json'])
    expect(readConsent(memory(content), now), content).toBeUndefined();
});

test('does without a browser that keeps nothing', () => {
  const storage = {
    getItem: (): string => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  saveConsent(storage, 'accepted', now);
  expect(readConsent(storage, now)).toBeUndefined();
});
