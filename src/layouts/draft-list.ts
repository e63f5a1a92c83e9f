import { allArticles } from '#src/features/blog/article-collection.ts';
import { articleNumber } from '#src/features/blog/article.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { allCreators } from '#src/features/creators/creator-collection.ts';
import { visibleTeam } from '#src/features/team/team-collection.ts';
import { allTestimonials } from '#src/features/testimonials/testimonial-collection.ts';
import type { Publication } from '#src/lib/publication.ts';
import { paths } from '#src/site/paths.ts';
import { isDraft } from '#src/site/publication.ts';
import { draftText } from './draft-texts.ts';

/** What this build shows and the public does not see, with the page that shows it. */
export type Draft = { label: string; href: string; text: string };

/** What an entry that has no page of its own says of itself on the page that lists it; nothing once it is public. */
export const draftMark = (entry: { data: Publication }): string | undefined =>
  isDraft(entry) ? draftText(entry.data) : undefined;

type Listed<Data> = { id: string; data: Data & Publication };

const draftsOf = <Data>(
  entries: readonly Listed<Data>[],
  describe: (entry: Listed<Data>) => Omit<Draft, 'text'>,
): Draft[] => entries.filter(isDraft).map((entry) => ({ ...describe(entry), text: draftText(entry.data) }));

async function listDrafts(): Promise<Draft[]> {
  return [
    ...draftsOf(await allCourses(), ({ id, data }) => ({ label: data.title, href: paths.course(id) })),
    ...draftsOf(await allArticles(), ({ id, data }) => ({ label: data.title, href: paths.article(articleNumber(id)) })),
    ...draftsOf(await allTestimonials(), ({ data }) => ({ label: data.name, href: paths.home })),
    ...draftsOf(await visibleTeam(), ({ data }) => ({ label: data.name, href: paths.about })),
    ...draftsOf(await allCreators(), ({ id, data }) => ({ label: data.displayName, href: paths.creator(id) })),
  ];
}

let drafts: Promise<Draft[]> | undefined;

/** Every draft. Listed once a build. */
export function allDrafts(): Promise<Draft[]> {
  if (import.meta.env.DEV) drafts = undefined;
  drafts ??= listDrafts();
  return drafts;
}
