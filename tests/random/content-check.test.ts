import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { auditContent } from '#src/content-audit/audit-content.ts';
import { loadContent } from '#src/content-audit/load-content.ts';
import { checkContent } from '#src/content-model/check-content.ts';
import type { Finding } from '#src/content-model/finding.ts';
import { contentFiles, filesOnDisk } from '#src/content-model/read.ts';
import { dayOf } from '#src/lib/french-dates.ts';
import { builtProvider } from './random-site.ts';

const disk = filesOnDisk('.');
const names = contentFiles(disk).map(({ file }) => file);

/** Wrong values that an editor may type into any field. */
const MISTAKES: readonly unknown[] = [
  ...[null, '', ' ', 0, -1, 1e9, true, [], {}, [null], { a: 1 }],
  ...['oui', '31/12/2026', '2026-02-30', 'x'.repeat(3000)],
];

function withMistake(source: string, place: number, mistake: unknown, isName: boolean): string {
  const [, yaml = source, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return source;
  const pairs: { key: unknown; value: unknown }[] = [];
  visit(document, { Pair: (_, pair) => void pairs.push(pair) });
  const pair = pairs[place % pairs.length];
  if (pair !== undefined) Object.assign(pair, { [isName ? 'key' : 'value']: document.createNode(mistake) });
  return yaml === source ? document.toString() : `---\n${document.toString()}---\n${body}`;
}

const change = fc.oneof(
  fc.tuple(fc.nat(), fc.constantFrom(...MISTAKES), fc.boolean()).map(
    ([place, mistake, isName]) =>
      (source: string) =>
        withMistake(source, place, mistake, isName),
  ),
  fc.tuple(fc.nat(), fc.constantFrom('\t', '"', '- ', ': ', '{{', '---\n', '<', '\uFEFF', '\0')).map(
    ([place, sign]) =>
      (source: string) =>
        source.slice(0, place % source.length) + sign + source.slice(place % source.length),
  ),
);

/** Lists of field names, which are English, are removed before the search for English words. */
const FIELD_NAMES = /un des champs .*/;
const ENGLISH = /\b(invalid|expected|received|error|undefined|must|should|unknown|the|required|input)\b|\[object/i;

const isExplained = ({ file, title, found, allowed, remedy }: Finding): boolean =>
  names.includes(file) && [title, found, allowed ?? '', remedy].every((text) => text !== '' || text === allowed);

test('explains every mistake in French, with file and remedy', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.array(change, { minLength: 1, maxLength: 3 }), (name, changes) => {
      const wrong = changes.reduce((source, apply) => apply(source), disk.read(name));
      const findings = checkContent('.', { ...disk, read: (path) => (path === name ? wrong : disk.read(path)) });
      expect(findings.filter((finding) => !isExplained(finding))).toEqual([]);
      const texts = findings.map(({ title, allowed = '', remedy }) => [title, allowed, remedy].join('\n'));
      expect(texts.filter((text) => ENGLISH.test(text.replace(FIELD_NAMES, '')))).toEqual([]);
    }),
    { seed: builtProvider().seed, numRuns: 40 },
  );
});

test('reports the same findings at every hour of a day in Paris', () => {
  const now = new Date();
  const noon = new Date(dayOf(now).getTime() + 11 * 3_600_000);
  const content = loadContent('.');
  expect(auditContent(content, now)).toEqual(auditContent(content, noon));
});
