import { getCollection } from 'astro:content';
import { oncePerBuild } from '#src/lib/once-per-build.ts';
import { draftText, isDraft } from '#src/site/publication.ts';
import { paths } from '#src/site/paths.ts';

/** All drafts, with the page that shows each of them. */
export const allDrafts = oncePerBuild(async () => {
  const drafts = [
    ...(await getCollection('courses', isDraft)).map(({ id, data }) => ({
      data,
      label: data.title,
      href: paths.course(id),
    })),
    ...(await getCollection('blog', isDraft)).map(({ id, data }) => ({
      data,
      label: data.title,
      href: paths.article(id),
    })),
    ...(await getCollection('testimonials', isDraft)).map(({ data }) => ({ data, label: data.name, href: paths.home })),
    ...(await getCollection('team', isDraft)).map(({ data }) => ({ data, label: data.name, href: paths.about })),
    ...(await getCollection('creators', isDraft)).map(({ id, data }) => ({
      data,
      label: data.displayName,
      href: paths.creator(id),
    })),
  ];
  return drafts.map(({ data, label, href }) => ({ label, href, text: draftText(data) }));
});
