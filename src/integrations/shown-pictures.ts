import { now } from '#src/lib/paris-today.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicationSchema } from '#src/fields/fields.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { type Entry, readEntries } from '#src/content-model/read.ts';
import { addressesIn, pictureFile } from '#src/features/pictures/picture-files.ts';
import { isSameName } from '#src/features/team/team-member.ts';
import { valueAt } from '#src/lib/template.ts';
import { type BuildTarget, isShown } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';

const isHiddenMember = ({ kind, data }: Entry): boolean =>
  kind === 'team' && isSameName(String(valueAt(data, ['name'])), site.hiddenTeamMember);

export function shownPictures(root: string, context: BuildTarget, kinds?: readonly string[]): string[] {
  const today = now();
  const addresses = readEntries(filesOnDisk(root))
    .filter((entry) => kinds?.includes(entry.kind) !== false && !isHiddenMember(entry))
    .filter(({ data }) => isShown(publicationSchema.parse(data), { context, today }))
    .flatMap(({ source }) => addressesIn(source));
  return [...new Set(addresses)].filter((address) => existsSync(join(root, pictureFile(address)))).sort();
}
