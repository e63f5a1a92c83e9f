import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsWith } from '#tests/support/checked-content.ts';

const SITE = readFileSync('content/site.yaml', 'utf8');
const PAGE = 'content/legal/cgv.md';

/** The terms with a line more, of a provider that bears this name. */
const withName = (legalName: string, line: string) =>
  problemsWith({
    'content/site.yaml': SITE.replace(/^( *legalName: ).*$/m, (_, field: string) => field + JSON.stringify(legalName)),
    [PAGE]: `${readFileSync(PAGE, 'utf8').trimEnd()}\n\n${line}\n`,
  }).filter(({ file }) => file === PAGE);

test('refuses code that a value makes in a page of law', () => {
  expect(withName('b', '<{{brand.legalName}}>alert(1)</{{brand.legalName}}>')).toEqual([]);
  expect(withName('script', '<{{brand.legalName}}>alert(1)</{{brand.legalName}}>')).toMatchObject([
    { found: expect.stringContaining('<script>') as string },
  ]);
});

test('takes a value with markup in it for a text', () => {
  expect(
    withName('<img src=x onerror=alert(1)>', 'Nous, {{brand.legalName}}, et <b title="{{brand.legalName}}">vous</b>.'),
  ).toEqual([]);
});
