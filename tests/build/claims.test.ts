import { expect, test } from 'vitest';
import { loadContent } from '#src/content-audit/load-content.ts';
import { builtFindings } from '../../scripts/content/built-findings.ts';
import { builtPages } from '../support/built-site.ts';

test('claims nothing in the words of the pages that the rules of content forbid', () => {
  const findings = builtFindings(builtPages(), loadContent('.'), new Date(), () => undefined);
  expect(findings.map(({ rule, field, found }) => `${rule}, ${field}: ${found}`)).toEqual([]);
});
