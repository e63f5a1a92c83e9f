import { join } from 'node:path';
import { z } from 'zod';
import { namedPictures } from '#src/content-model/named-pictures.ts';
import { readSource } from '#src/content-model/source.ts';
import { isSameName } from '#src/features/team/team-member.ts';
import { published, publishOn } from '#src/content-model/fields.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { isShown, type BuildTarget } from '#src/site/publication.ts';
import { readText } from '#src/lib/text-file.ts';
import { site } from '#src/site/site.ts';

const publicationSchema = withNormalizedInput(z.object({ published, publishOn }));
const nameSchema = z.object({ name: z.string() });

/** Whether a build shows what a file of content says: no draft, nothing ahead of its day, not the member who is never shown. */
function isFileShown(path: string, file: string, context: BuildTarget): boolean {
  const source = readSource(file, readText(path));
  const data = Array.isArray(source) ? undefined : source.data;
  // What a schema refuses has stopped the build before.
  const publication = publicationSchema.safeParse(data).data ?? {};
  const name = nameSchema.safeParse(data).data?.name ?? '';
  const isHidden = file.includes('/team/') && isSameName(name, site.hiddenTeamMember);
  return !isHidden && isShown(publication, { context, today: new Date() });
}

/** The pictures that a build shows, in all kinds of content or in some: those of a draft are for previews alone. */
export const shownPictures = (root: string, context: BuildTarget, kinds?: readonly string[]): string[] =>
  namedPictures(
    root,
    ({ file, kind }) => kinds?.includes(kind) !== false && isFileShown(join(root, file), file, context),
  );
