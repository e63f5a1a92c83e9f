import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { paths } from '#src/site/paths.ts';
import { publicationSchema } from '#src/fields/fields.ts';
import { isPublic } from '#src/site/publication.ts';
import { knownPages, pageAddress } from './addresses.ts';
import { FOLDER_RULES } from './content-rules.ts';
import type { Problem } from './finding.ts';
import { filesOnDisk, readEntries } from './read.ts';
import { readSource } from './source.ts';

/** Runs Git. Returns nothing outside a repository, as in an unpacked archive. */
const git = (root: string, ...words: string[]): string => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : '';
};

/** The public pages of the last commit whose file was deleted and whose address leads to no page. */
export function removedPages(root: string, today: Date): Problem[] {
  const removed = git(
    root,
    'diff',
    '--relative',
    '--no-renames',
    '--diff-filter=D',
    '--name-only',
    '-z',
    'HEAD',
    CONTENT,
  )
    .split('\0')
    .filter((file) => posix.basename(posix.dirname(file)) in FOLDER_RULES);
  if (removed.length === 0) return [];
  const files = filesOnDisk(root);
  const pages = knownPages(files, readEntries(files));
  return removed.flatMap((file): Problem[] => {
    const kind = posix.basename(posix.dirname(file));
    const address = pageAddress(kind, posix.parse(file).name);
    const before = readSource(file, git(root, 'show', `HEAD:./${file}`));
    const wasPublic = !Array.isArray(before) && isPublic(publicationSchema.parse(before.data), today);
    if (address === undefined || pages.has(address) || !wasPublic) return [];
    const list = kind === 'courses' ? paths.courses : kind === 'blog' ? paths.blog : paths.home;
    return [
      {
        file: `${CONTENT}/site.yaml`,
        path: ['redirects'],
        severity: 'warning',
        found: `${posix.basename(file)} retiré\u00a0: des liens et des moteurs de recherche mènent encore à ${address}`,
        allowed: 'une adresse qui mène à une page',
        remedy: `ajoutez sous « Pages retirées » ${address}, qui mène à une page proche ou à ${list}`,
      },
    ];
  });
}
