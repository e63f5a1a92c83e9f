import { getCollection } from 'astro:content';
import { oncePerBuild } from '#src/lib/build-cache.ts';
import { draftText, isDraft } from '#src/site/publication.ts';
import { paths } from '#src/site/paths.ts';

const PAGES = {
  courses: paths.course,
  blog: paths.article,
  testimonials: () => paths.home,
  team: () => paths.about,
  creators: paths.creator,
};

export const allDrafts = oncePerBuild(async () => {
  const drafts = Object.entries(PAGES).map(async ([name, pageOf]) =>
    (await getCollection(name as keyof typeof PAGES, isDraft)).map(({ id, data }) => ({
      label: 'title' in data ? data.title : 'name' in data ? data.name : data.displayName,
      href: pageOf(id),
      text: draftText(data),
    })),
  );
  return (await Promise.all(drafts)).flat();
});
