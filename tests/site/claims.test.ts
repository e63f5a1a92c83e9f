import { expect, test } from 'vitest';
import { loadContent } from '#src/content-audit/load-content.ts';
import { builtFindings } from '../../scripts/content/built-findings.ts';
import { sourceLocations } from '../../scripts/content/source-locations.ts';
import { builtPages } from '../support/built-site.ts';

test('claims nothing in the words of the pages that the rules of content forbid', () => {
  const findings = builtFindings(builtPages(), loadContent('.'), new Date(), sourceLocations('.'));
  expect(
    findings.map(({ rule, file, field, found, mend }) => `${file}, ${rule}, ${field}: ${found}. ${mend}`),
    'the words of src/ that pages show keep the rules of src/content-audit; `npm run content` says the same of content/',
  ).toEqual([]);
});
