import { globSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchYaml } from './yaml-patch.ts';
import { type Group, isGroup, isSame } from './plain-data.ts';

const BEFORE = `# Le haut du fichier.
title: 'Une page' # dit ailleurs
# Deux sessions.
sessions:
  - start: 2026-12-09 # un mercredi
    place: Angers

  - { start: 2027-02-03, place: Paris }
text: >-
  Une phrase longue
  et sa suite.
tags: [un, deux]
prices:
  # toutes taxes comprises
  full: 12.50
  half: "6"
`;

const read = (yaml: string): Group => {
  const data = load(yaml, { schema: CORE_SCHEMA });
  if (!isGroup(data)) throw new Error('not a group');
  return data;
};

/** The lines of the first text that the second has not, and the other way round. */
const changes = (before: string, after: string) => {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
};

const data = read(BEFORE);

test('leaves a text alone whose values are as they were', () => {
  expect(patchYaml(BEFORE, data)).toBe(BEFORE);
});

test('changes the line of the value that changed', () => {
  expect(changes(BEFORE, patchYaml(BEFORE, { ...data, title: 'Autre' }))).toEqual([
    "-title: 'Une page' # dit ailleurs",
    '+title: Autre',
  ]);
});

test('changes one value of a group and of an item, comments around them kept', () => {
  const sessions = [
    { start: '2026-12-09', place: 'Nantes' },
    { start: '2027-02-03', place: 'Paris' },
  ];
  const after = patchYaml(BEFORE, { ...data, sessions, prices: { full: 14, half: '6' } });
  expect(changes(BEFORE, after)).toEqual(['-    place: Angers', '-  full: 12.50', '+    place: Nantes', '+  full: 14']);
});

test('puts a new value behind the one that it follows in the form, and takes away one that went', () => {
  const { tags, ...rest } = data;
  expect(tags).toEqual(['un', 'deux']);
  const after = patchYaml(BEFORE, { title: data.title, subtitle: 'Neuf', ...rest });
  expect(changes(BEFORE, after)).toEqual(['-tags: [un, deux]', '+subtitle: Neuf']);
  expect(after.indexOf('subtitle')).toBeLessThan(after.indexOf('# Deux sessions.'));
});

test('moves items with what stands above them, and adds one', () => {
  const [first, second] = read(BEFORE).sessions as [Group, Group];
  const after = patchYaml(BEFORE, { ...data, sessions: [second, first, { start: '2027-03-01', place: 'Angers' }] });
  expect(read(after).sessions).toEqual([second, first, { start: '2027-03-01', place: 'Angers' }]);
  expect(after).toContain('  - { start: 2027-02-03, place: Paris }');
  expect(after).toContain('  - start: 2026-12-09 # un mercredi');
});

test('writes a file that is new without a blank line', () => {
  expect(patchYaml('', { title: 'Neuf', day: '2026-11-21' })).toBe('title: Neuf\nday: 2026-11-21\n');
});

test('writes plainly what it cannot part', () => {
  for (const before of ['', '{ a: 1 }', '- a\n- b', 'a: [', '\ta: 1'])
    expect(read(patchYaml(before, { a: 2, b: 'x' }))).toEqual({ a: 2, b: 'x' });
});

test.each(globSync('content/*.yaml'))('says in %s whatever a form says, and keeps the rest', (file) => {
  const before = readFileSync(file, 'utf8');
  const whole = read(before);
  expect(patchYaml(before, whole)).toBe(before);
  for (const key of Object.keys(whole)) {
    const changed = { ...whole, [key]: 'Changé' };
    expect(read(patchYaml(before, changed))).toEqual(changed);
  }
});

test('says exactly what it is given, whatever stood there', () => {
  const values = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,6}$/),
    fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.array(fc.string()),
      fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string())),
    ),
  );
  fc.assert(
    fc.property(values, values, (before, after) => {
      const written = patchYaml(patchYaml('', before), after);
      expect(isSame(load(written, { schema: CORE_SCHEMA }) ?? {}, after)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
