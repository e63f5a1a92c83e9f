import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { schemaOfFile } from '#src/content-model/content-rules.ts';
import { isSampleContent } from '#tests/support/sample-site.ts';
import { type Data, keptFrontMatter, keptYaml } from './kept-yaml.ts';

const folders = isSampleContent('content') ? '{content,examples/*}' : 'examples/*';
const files = globSync(`${folders}/**/*.{yaml,md,mdx}`).filter((file) => schemaOfFile(file) !== undefined);

const formatOf = (file: string) => (file.endsWith('.yaml') ? keptYaml : keptFrontMatter);

test.each(files)('reads and writes %s without a change', (file) => {
  const text = readFileSync(file, 'utf8');
  const format = formatOf(file);
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

describe('a save', () => {
  const saved = (text: string, change: (data: Data) => Data) => keptYaml.toFile(change(keptYaml.fromFile(text)));

  test('changes the line of one value, and keeps comments, quotes, order and blank lines', () => {
    const text = [
      '# Le fichier',
      "phone: '01 99 00 24 60' # affiché partout",
      '',
      'list: [b, a]',
      'group:',
      '  long: >-',
      '    Un texte : avec deux points.',
      '  # Les autres',
      '  day: 2026-01-15',
      '',
    ].join('\n');
    expect(saved(text, (data) => ({ ...data, phone: '01 99 00 24 61' }))).toBe(text.replace('24 60', '24 61'));
    expect(saved("a: L'an\n", (data) => ({ ...data, a: 'L’an' }))).toBe("a: L'an\n");
    expect(saved(text, ({ group, ...data }) => ({ group, ...data }))).toBe(text);
  });

  test('adds a new field in the order of the form, and removes a cleared field', () => {
    const text = 'title: A\nlevel: B\norder: 1\n';
    expect(saved(text, ({ title, order, ...data }) => ({ title, days: 2, order, _source: data._source }))).toBe(
      'title: A\ndays: 2\norder: 1\n',
    );
  });

  test('adds an item to a list and removes one', () => {
    const text = 'list:\n  - name: a\n  - name: b # deuxième\nempty: []\n';
    expect(saved(text, (data) => ({ ...data, list: [{ name: 'a' }], empty: [{ name: 'c' }] }))).toBe(
      'list:\n  - name: a\nempty:\n  - name: c\n',
    );
  });

  test('keeps a comment with its item when another item is removed, moved or edited', () => {
    const text = 'list:\n  - un # premier\n  - deux # second\n  - trois\n';
    const withList = (list: unknown[]) => saved(text, (data) => ({ ...data, list }));
    expect(withList(['deux', 'trois'])).toBe('list:\n  - deux # second\n  - trois\n');
    expect(withList(['trois', 'deux'])).toBe('list:\n  - trois\n  - deux # second\n');
    expect(withList(['un', 'deux', 'quatre'])).toBe('list:\n  - un # premier\n  - deux # second\n  - quatre\n');
    expect(withList(['quatre'])).toBe('list:\n  - quatre\n');
    const sessions = 'list:\n  - {day: 1, town: A, seats: 4} # mars\n  - {day: 2, town: A, seats: 4} # avril\n';
    expect(saved(sessions, (data) => ({ ...data, list: [{ day: 2, town: 'A', seats: 3 }] }))).toBe(
      'list:\n  - {day: 2, town: A, seats: 3} # avril\n',
    );
  });

  test('writes a new file', () => {
    expect(keptFrontMatter.toFile({ title: 'Deux points : oui', body: 'Texte' })).toBe(
      "---\ntitle: 'Deux points : oui'\n---\n\nTexte\n",
    );
  });
});
