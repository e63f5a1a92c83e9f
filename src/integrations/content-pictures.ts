import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Entry, filesOnDisk, readEntries } from '#src/content-model/read.ts';
import { addressesIn, pictureFile, pictureOf } from '#src/features/pictures/picture-files.ts';
import { isSameName } from '#src/features/team/team-member.ts';
import { publicationSchema } from '#src/fields/fields.ts';
import { now } from '#src/lib/clock.ts';
import { valueAt } from '#src/lib/template.ts';
import { type BuildTarget, buildTarget, isShown } from '#src/site/publication.ts';
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

const MODULE_ID = 'virtual:content-pictures';

/** Browsers receive only the pictures of this content, because islands show no others. */
const ISLAND_KINDS = ['categories.yaml', 'courses', 'blog'];

export const contentPictures = (): Plugin => ({
  name: 'content-pictures',
  resolveId: { filter: { id: /^virtual:content-pictures$/ }, handler: () => `\0${MODULE_ID}` },
  load: {
    filter: { id: /^\0virtual:content-pictures$/ },
    handler() {
      const { root, command } = this.environment.config;
      const context = command === 'serve' ? 'development' : buildTarget(process.env.CONTEXT);
      const kinds = this.environment.name === 'client' ? ISLAND_KINDS : undefined;
      const table = shownPictures(root, context, kinds).map((address) => [address, pictureOf(root, address)]);
      return `export const PICTURES = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  },
});
