import { checkContent } from '#src/content-model/check-content.ts';
import type { Finding } from '#src/content-model/finding.ts';

export const COURSE = 'content/courses/excel.md';
export const ARTICLE = {
  title: 'Titre',
  excerpt: 'Chapeau',
  category: 'Sécurité',
  author: 'Nadia K.',
  createdOn: '2026-01-15',
};

/** A course with no more than it must have, and these fields. */
export const course = (fields: Record<string, unknown> = {}) => ({
  title: 'Excel',
  description: 'Des tableaux qui se lisent.',
  category: 'Bureautique',
  duration: '14 heures',
  ...fields,
});

/** A Markdown file with this front matter. */
export const markdown = (fields: object) =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', 'Texte.'].join(
    '\n',
  );

/** The identity of a finding, wherever in its file it stands: text above it may have come or gone. */
const keyOf = (finding: Finding): string => JSON.stringify({ ...finding, line: 0 });

/** What is wrong with the site's own content as it is, found once for all tests of a process. */
let known: ReadonlySet<string> | undefined;

/** What is wrong with the site's own content once these files have been put in it; `null` takes one away. */
export function problemsWith(files: Record<string, string | Buffer | null>) {
  const changes = new Map(
    Object.entries(files).map(([path, text]) => [path, text === null ? null : Buffer.from(text)] as const),
  );
  const before = (known ??= new Set(checkContent('.').map(keyOf)));
  return checkContent('.', changes)
    .filter((problem) => !before.has(keyOf(problem)))
    .map(({ file, field, line, found, allowed, mend }) => ({
      file,
      field,
      found,
      allowed: allowed ?? '',
      mend,
      ...(line !== undefined && { line }),
    }));
}

export const problemsOf = (fields: object) => problemsWith({ [COURSE]: markdown(fields) });
