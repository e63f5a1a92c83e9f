import { type HTMLElement, TextNode } from 'node-html-parser';
import { expect, test } from 'vitest';
import { formatDay, formatMonth } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { readSubjects } from '#src/site/function-files.ts';
import { paths } from '#src/site/paths.ts';
import { metaOf, spaced } from '../support/built-page.ts';
import { broken, builtPage, builtPages, courseMirrors, indexablePages, readBuilt } from '../support/built-site.ts';

// These rules hold for the pages of any provider, with any content that the check accepts.

test('shows no empty list, list item or table cell', () => {
  const items = 'li:not(:has(img, [aria-label])), th, caption, legend, dt, dd';
  expect(broken(items, ({ text }) => spaced(text) === '')).toEqual([]);
  // The comparison and the agenda fill these lists by script.
  expect(broken('ul, ol, dl', ({ children, id }) => children.length === 0 && id === '')).toEqual([]);
  // Workbooks of course pages may have empty cells.
  const emptyCells = broken('td', ({ childNodes }) => childNodes.length === 0);
  expect(emptyCells.filter((cell) => !cell.startsWith('/courses/'))).toEqual([]);
});

test('dates each time element by a day, and shows that day', () => {
  const day = (time: HTMLElement) => time.getAttribute('datetime') ?? '';
  expect(broken('time', (time) => !/^\d{4}-\d{2}-\d{2}$/.test(day(time)))).toEqual([]);
  expect(broken('time', (time) => !spaced(time.text).includes(formatDay(new Date(day(time)))))).toEqual([]);
});

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const FLAT_ORDINAL = new RegExp(`\\b1er(?= (${MONTHS})|–)`);
const UNSTYLED = 'title, script, style, option, pre, textarea, .sr-only';

test('raises the ordinal of each first day of a month', () => {
  const isFlat = (element: HTMLElement) =>
    element.childNodes.some((node) => node instanceof TextNode && FLAT_ORDINAL.test(node.text)) &&
    element.closest(UNSTYLED) === null;
  expect(broken('*', isFlat)).toEqual([]);
});

// The content security policy blocks these attributes.
test('writes no style attributes and no event handler attributes', () => {
  const isInlineCode = (name: string) => /^(style|on[a-z]+)$/i.test(name);
  expect(broken('*', ({ attributes }) => Object.keys(attributes).some(isInlineCode))).toEqual([]);
});

test('shows no screen beside places, and no pin beside online courses', () => {
  const isWrong = (element: HTMLElement) =>
    /^en présentiel/i.test(spaced(element.text))
      ? element.innerHTML.includes('#screen"')
      : /^(à distance$|100 % en ligne)/i.test(spaced(element.text)) && element.innerHTML.includes('#pin"');
  expect(broken('main :is(div, li, p, span):has(> svg)', isWrong)).toEqual([]);
});

test('shares no list of courses or articles under the image of the brand', () => {
  const lists = indexablePages().filter(({ path }) => /^\/(courses|blog|agenda)(\/|$)/.test(path));
  const general = lists.filter((page) => metaOf(page, 'og:image').endsWith(paths.brandImage));
  expect(general.map(({ path }) => path)).toEqual([]);
});

const courses = courseMirrors();
const textOf = (element: HTMLElement | null | undefined) => spaced(element?.text ?? '');

test('states the price, duration, next date and CPF eligibility of each course alike in all places', () => {
  const cards = builtPages().flatMap(({ root }) => root.querySelectorAll('[data-course-card]'));
  for (const { id, priceText, duration, openings, eligibleForCPF } of courses) {
    const cardsOfCourse = cards.filter((card) => card.querySelector(`a[href="${paths.course(id)}"]`));
    for (const card of cardsOfCourse) {
      expect(card.querySelector('[data-session]')?.getAttribute('data-session')).toBe(openings[0]?.start);
      expect(card.querySelectorAll('.badge-cpf')).toHaveLength(eligibleForCPF ? 1 : 0);
    }
    for (const place of [builtPage(paths.course(id)).root.querySelector('main'), ...cardsOfCourse])
      for (const fact of [priceText, duration]) expect(textOf(place), id).toContain(spaced(fact));
  }
});

test('gives the dates, places and seats of the mirrors in the agenda and in the calendar', () => {
  const months = builtPages().filter(({ path }) => /^\/agenda(\/|$)/.test(path));
  const rows = months.flatMap(({ root }) => root.querySelectorAll('[data-agenda-month] li[data-session]'));
  const shown = rows.map((row) => {
    const facts = textOf(row.querySelector('h3 + p')).replace(/ · Éligible CPF$|Trop proche.*$/, '');
    return [row.getAttribute('data-session'), row.querySelector('h3 a')?.getAttribute('href'), facts].join(' ');
  });
  const expected = courses.flatMap(({ id, duration, sessions }) =>
    sessions.map(({ start, place }) => `${start} ${paths.course(id)} ${spaced(place)} · ${spaced(duration)}`),
  );
  expect(shown.toSorted()).toEqual(expected.toSorted());
  for (const row of rows) {
    const start = new Date(row.getAttribute('data-session') ?? '');
    const heading = textOf(row.closest('[data-agenda-month]')?.querySelector('h2'));
    expect(heading).toBe(withCapital(formatMonth(start)));
  }
  const identifiers =
    readBuilt(paths.agendaCalendar.slice(1))
      .replaceAll('\r\n ', '')
      .match(/^UID:.*$/gm) ?? [];
  expect(identifiers).toHaveLength(expected.length);
  expect(new Set(identifiers).size).toBe(expected.length);
});

test('lets confirmations repeat each subject that a form offers', () => {
  const subjects = readSubjects();
  const options = 'select[name="formation"] option';
  expect(broken(options, (option) => !subjects.includes(option.getAttribute('value') ?? ''))).toEqual([]);
});
