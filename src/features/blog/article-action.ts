import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { paths } from '#src/site/paths.ts';
import { articleCategory } from './article-categories.ts';

type Action = { title: string; links: readonly { label: string; href: string }[] };

const ASK = { label: 'Poser une question', href: paths.contact };

/** The call to action of the list of articles. */
export const BLOG_ACTION: Action = {
  title: 'Lu, compris\u202f? Passons à l’exercice.',
  links: [{ label: 'Voir les formations', href: paths.courses }, ASK],
};

/** The call to action of an article: its category's own, courses on its subject, or all of them. */
export function articleAction(category: string): Action {
  const { action, courses } = articleCategory(category) ?? {};
  if (action !== undefined) return { title: action.title, links: [{ label: action.label, href: action.href }, ASK] };
  if (courses === undefined || !COURSE_CATEGORIES.includes(courses)) return BLOG_ACTION;
  return {
    title: BLOG_ACTION.title,
    links: [{ label: `Formations ${courses}`, href: paths.courseCategory(courses) }, ASK],
  };
}
