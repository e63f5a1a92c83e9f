import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldLine } from './field-line.ts';
import { parseSource } from './content-source.ts';

const COURSE = `---
# Une fiche
title: Excel
modules:
  - title: Saisir

    hours: 7
    points:
    - a
    - b # deux
  - hours: 7
    title: 'Trier : montrer'
price: { amount: 680, unit: person }
'to: do': x
---
title: pas un champ
`;

test.each([
  ['title', 3],
  ['modules', 4],
  ['modules[1].title', 5],
  ['modules[1].hours', 7],
  ['modules[1].points[2]', 10],
  ['modules[2].hours', 11],
  ['modules[2].title', 12],
  ['price.amount', 13],
])('finds the line of %s', (field, line) => {
  expect(fieldLine('content/courses/excel.md', COURSE, field)).toBe(line);
  expect(fieldLine('content/courses/excel.md', COURSE.replaceAll('\n', '\r\n'), field)).toBe(line);
});

test.each([
  ['modules[2].points', 11],
  ['modules[3].title', 4],
  ['category', 1],
  ['', 1],
  ['ligne 16, <Encart>', 16],
])('says for %j, which is not there, where to look', (field, line) => {
  expect(fieldLine('content/courses/excel.md', COURSE, field)).toBe(line);
});

test('counts the lines of a data file from its top', () => {
  expect(fieldLine('content/site.yaml', '# Note\n\nbrand:\n  name: Cursive\n', 'brand.name')).toBe(4);
});

/** `['title', 'modules[1].title', …]`: every field of some data that is no group or list itself. */
function leaves(data: unknown, path = ''): string[] {
  if (data instanceof Date || typeof data !== 'object' || data === null) return [path];
  if (Array.isArray(data)) return data.flatMap((item, index) => leaves(item, `${path}[${index + 1}]`));
  return Object.entries(data).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

test('finds every field of the site’s own content on a line that names it', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  const lost = files.flatMap((name) => {
    const file = `content/${name}`;
    const source = readFileSync(file, 'utf8');
    return leaves(parseSource(file, source).data)
      .filter((field) => {
        const line = source.split('\n')[fieldLine(file, source, field) - 1] ?? '';
        const key = field.replace(/\[\d+\]$/, '').replace(/^.*[.\]]\.?/, '');
        return !(field.endsWith(']') ? line.includes('-') || line.includes(key) : line.includes(key));
      })
      .map((field) => `${file} ${field}`);
  });
  expect(lost).toEqual([]);
});
