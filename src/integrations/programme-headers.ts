import { appendFile, glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { paths } from '#src/site/paths.ts';
import { absolute } from '#src/site/structured-data.ts';

const pageOf = (id: string): string =>
  paths.courseProgramme(id) === paths.aiProgrammeFile ? paths.aiCourse : paths.course(id);

/** Tells search engines of each programme which page says the same, and is the one to list. */
export const programmeHeaderLines = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => basename(file, '.pdf'))
    .sort()
    .map((id) => `\n${paths.courseProgramme(id)}\n  Link: <${absolute(pageOf(id))}>; rel="canonical"\n`);

/**
 * Chromium shows a PDF in a page of its own making, which the policy of our pages would empty: that page has a plugin and
 * a style. The rule stands after that of all pages, whose policy it replaces.
 */
const POLICY =
  "\n/programmes/*\n  Content-Security-Policy: base-uri 'none'; form-action 'none'; frame-ancestors 'none'\n";

/** Writes the headers of programmes to `dist/_headers`: a PDF has no head of its own to say so in. */
export function programmeHeaders(): AstroIntegration {
  return {
    name: 'programme-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const lines = programmeHeaderLines(await Array.fromAsync(glob('programmes/*.pdf', { cwd: root })));
        if (lines.length > 0) await appendFile(join(root, '_headers'), [POLICY, ...lines].join(''));
      },
    },
  };
}
