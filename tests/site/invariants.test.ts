import { HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Course } from '#src/features/courses/course-json.ts';
import { valueNames } from '#src/features/editorial/text-values.ts';
import { formatDay, formatMonth } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { readSubjects } from '#src/site/function-files.ts';
import { paths } from '#src/site/paths.ts';
import {
  attributes,
  builtPage,
  type BuiltPage,
  builtPages,
  canonicalOf,
  courseMirrors,
  indexablePages,
  metaOf,
  readBuilt,
  spaced,
  visibleLines,
} from '../support/built-site.ts';

// These rules hold for the pages of any provider, with any content that the check accepts.

/** One line per part of a page that breaks a rule: `/agenda: <li></li>`. */
const broken = (selector: string, isBroken: (element: HTMLElement) => boolean): string[] =>
  builtPages().flatMap(({ path, root }) =>
    root
      .querySelectorAll(selector)
      .filter(isBroken)
      .map((element) => `${path}: ${element.toString().slice(0, 160)}`),
  );

test('shows no value that is missing or not a text', () => {
  const lines = builtPages().flatMap(({ path, root }) => visibleLines(root).map((line) => `${path}: ${line}`));
  expect(lines.filter((line) => /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object/.test(line))).toEqual([]);
  const names = valueNames('home.yaml').map((name) => `{{${name}}}`);
  expect(lines.filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
});

const isNamed = (element: HTMLElement): boolean =>
  spaced(element.text) !== '' ||
  ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) => element.getAttribute(name)) ||
  element.querySelectorAll('img[alt], [aria-label]').some((inner) => inner.getAttribute('alt') !== '');

test('shows no empty heading, link, button, list or table cell', () => {
  expect(
    broken(
      'h1, h2, h3, h4, h5, h6, a[href], button, li:not(:has(img)), th, caption, legend, dt, dd',
      (one) => !isNamed(one),
    ),
  ).toEqual([]);
  // The comparison and the agenda fill these lists by script.
  expect(broken('ul, ol, dl', ({ children, id }) => children.length === 0 && id === '')).toEqual([]);
  // Workbooks of course pages may have empty cells.
  const emptyCells = broken('td', ({ childNodes }) => childNodes.length === 0);
  expect(emptyCells.filter((cell) => !cell.startsWith('/courses/'))).toEqual([]);
});

test('writes decimals with a comma', () => {
  const lines = builtPages().flatMap(({ path, root }) => visibleLines(root).map((line) => `${path}: ${line}`));
  expect(lines.filter((line) => /\d\.\d+\s?(h|heures?|jours?|€|%|sur)(?!\w)/.test(line))).toEqual([]);
});

test('dates each time element by a day, and shows that day', () => {
  const day = (time: HTMLElement) => time.getAttribute('datetime') ?? '';
  expect(broken('time', (time) => !/^\d{4}-\d{2}-\d{2}$/.test(day(time)))).toEqual([]);
  expect(broken('time', (time) => !spaced(time.text).includes(formatDay(new Date(day(time)))))).toEqual([]);
});

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const FLAT_ORDINAL = new RegExp(`\\b1er(?= (${MONTHS})|–)`);
const UNSTYLED = new Set(['TITLE', 'SCRIPT', 'STYLE', 'OPTION', 'PRE', 'TEXTAREA']);

function flatOrdinals(node: Node): string[] {
  if (node instanceof HTMLElement) {
    if (UNSTYLED.has(node.tagName) || node.classList.contains('sr-only')) return [];
    return node.childNodes.flatMap(flatOrdinals);
  }
  return FLAT_ORDINAL.test(node.text) ? [spaced(node.text)] : [];
}

test('raises the ordinal of each first day of a month', () => {
  const found = builtPages().flatMap(({ path, root }) => flatOrdinals(root).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

test('shows no screen beside places, and no pin beside online courses', () => {
  const isWrong = (element: HTMLElement) =>
    /^en présentiel/i.test(spaced(element.text))
      ? element.innerHTML.includes('#screen"')
      : /^(à distance$|100 % en ligne)/i.test(spaced(element.text)) && element.innerHTML.includes('#pin"');
  expect(broken('main :is(div, li, p, span):has(> svg)', isWrong)).toEqual([]);
});

test('skips no level of headings', () => {
  const skips = builtPages().flatMap(({ path, root }) => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return skipped.length === 0 ? [] : [`${path}: ${levels.join(' ')}`];
  });
  expect(skips).toEqual([]);
});

test('shares no list of courses or articles under the image of the brand', () => {
  const lists = indexablePages().filter(({ path }) => /^\/(courses|blog|agenda)(\/|$)/.test(path));
  const general = lists.filter((page) => metaOf(page, 'og:image').endsWith(paths.brandImage));
  expect(general.map(({ path }) => path)).toEqual([]);
});

test('reaches every indexable page from the home page within three clicks', () => {
  const pageAt = new Map(builtPages().map((page) => [page.path, page] as const));
  const canonical = new Map(builtPages().map((page) => [canonicalOf(page), page.path] as const));
  const origin = [...canonical.keys()].find((address) => canonical.get(address) === '/') ?? '';
  const targets = ({ root }: BuiltPage) =>
    attributes(root, 'href').flatMap((href) => {
      const address = href.replaceAll('&amp;', '&').replace(/#.*/, '');
      return canonical.get(origin + address) ?? (pageAt.has(address) ? address : []);
    });
  const reached = new Set(['/']);
  for (let clicks = 0; clicks < 3; clicks += 1)
    for (const path of [...reached]) for (const target of targets(builtPage(path))) reached.add(target);
  const far = indexablePages().filter(({ path }) => !reached.has(path) && !/\/page\/\d+$/.test(path));
  expect(far.map(({ path }) => path)).toEqual([]);
});

const courses = courseMirrors();
const textOf = (element: HTMLElement | null | undefined) => spaced(element?.text ?? '');

test('states the price, duration and next date of each course alike in all places', () => {
  for (const course of courses) {
    const sheet = textOf(builtPage(paths.course(course.id)).root.querySelector('main'));
    expect(sheet, course.id).toContain(spaced(course.priceText));
    expect(sheet, course.id).toContain(spaced(course.duration));
    const cards = builtPages().flatMap(({ root }) =>
      root
        .querySelectorAll('[data-course-card]')
        .filter((card) => card.querySelector(`a[href="${paths.course(course.id)}"]`)),
    );
    for (const card of cards) expectCard(card, course);
  }
});

function expectCard(card: HTMLElement, course: Course): void {
  const [next] = course.openings;
  expect(textOf(card)).toContain(spaced(course.priceText));
  expect(textOf(card)).toContain(spaced(course.duration));
  expect(card.querySelector('[data-session]')?.getAttribute('data-session')).toBe(next?.start);
  expect(card.querySelectorAll('.badge-cpf')).toHaveLength(course.eligibleForCPF ? 1 : 0);
}

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
  const events = new Set(
    courses.flatMap(({ id, sessions }) => sessions.map(({ start, place }) => `${id} ${start} ${place}`)),
  );
  const identifiers =
    readBuilt(paths.agendaCalendar.slice(1))
      .replaceAll('\r\n ', '')
      .match(/^UID:.*$/gm) ?? [];
  expect(identifiers).toHaveLength(events.size);
  expect(new Set(identifiers).size).toBe(events.size);
});

test('lets confirmations repeat each subject that a form offers', () => {
  const subjects = readSubjects();
  const options = 'select[name="formation"] option';
  expect(broken(options, (option) => !subjects.includes(option.getAttribute('value') ?? ''))).toEqual([]);
});
