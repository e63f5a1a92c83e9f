import { paths } from '#src/site/paths.ts';
import { type Conditions, type PictureState, statesOf } from '../picture-state.ts';

/** Every built page as it opens, the whole length of it, on a telephone, a tablet, a laptop and a wide screen. */
export const pagesAtRest = (pages: readonly string[]): PictureState[] =>
  pages.flatMap((path) =>
    statesOf('Pages at rest', path, { [path]: [] }, { isWhole: true, widths: [360, 768, 1280, 1920] }),
  );

const COURSE = paths.course('excel-fondamentaux');
const ARTICLE = paths.article(9);

/** One page of each build. */
const KINDS: Readonly<Record<string, string>> = {
  home: paths.home,
  catalogue: paths.courses,
  course: COURSE,
  agenda: paths.agenda,
  'request about a course': paths.courseRequestPage('excel-fondamentaux'),
  financing: paths.financing,
  about: paths.about,
  contact: paths.contact,
  blog: paths.blog,
  article: ARTICLE,
  'AI landing page': paths.aiCourse,
  'static catalogue': paths.catalogue('bureautique'),
  'legal text': paths.terms,
};

const VISITORS: Readonly<Record<string, Conditions>> = {
  'No script': { script: 'off' },
  'Text at 200 %': { text: '200 %' },
  'Forced colours': { colours: 'forced' },
  'Reduced motion': { motion: 'reduced' },
  Print: { media: 'print' },
};

/** The kinds of pages as other visitors, and their printers, get them. */
const pagesByVisitor: PictureState[] = Object.entries(VISITORS).flatMap(([group, conditions]) =>
  Object.entries(KINDS).flatMap(([name, path]) => statesOf(group, path, { [name]: [] }, { conditions, isWhole: true })),
);

/** Where nothing is, or nothing answers. */
const notFound: PictureState[] = [
  ...statesOf('Not found', '/nulle-part', { 'any address': [] }),
  ...statesOf('Not found', paths.course('tableur-avance'), { 'a course': [] }),
  ...statesOf('Not found', paths.article(9999), { 'an article': [] }),
  ...statesOf('Not found', '/nulle-part', { 'any address, no script': [] }, { conditions: { script: 'off' } }),
];

/** The states that only a preview shows. */
const drafts: PictureState[] = [
  ...statesOf('Drafts', paths.home, { 'bar of a preview': [] }, { site: 'with drafts' }),
  ...statesOf('Drafts', paths.blog, { 'a draft in a list': [] }, { site: 'with drafts', isWhole: true }),
];

export const pageStates: readonly PictureState[] = [...pagesByVisitor, ...notFound, ...drafts];
