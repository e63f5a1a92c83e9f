import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { oncePerBuild } from '#src/lib/once-per-build.ts';
import { draftText, isDraft, type Publication } from '#src/site/publication.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';

/** A draft and the page that shows it. */
export type Draft = { label: string; href: string; text: string };

type Publishable = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends Publication ? Key : never;
}[CollectionKey];

async function draftsOf<Key extends Publishable>(
  collection: Key,
  describe: (entry: CollectionEntry<Key>) => Omit<Draft, 'text'>,
): Promise<Draft[]> {
  const entries = await getCollection(collection, isDraft);
  return entries
    .map((entry) => ({ ...describe(entry), text: draftText(entry.data) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
}

export const allDrafts = oncePerBuild(async (): Promise<Draft[]> => {
  const lists = await Promise.all([
    draftsOf('courses', ({ id, data }) => ({ label: data.title, href: paths.course(id) })),
    draftsOf('blog', ({ id, data }) => ({ label: data.title, href: paths.article(articleNumber(id)) })),
    draftsOf('testimonials', ({ data }) => ({ label: data.name, href: paths.home })),
    draftsOf('team', ({ data }) => ({ label: data.name, href: paths.about })),
    draftsOf('creators', ({ id, data }) => ({ label: data.displayName, href: paths.creator(id) })),
  ]);
  return lists.flat();
});
