import { paths } from '#src/site/paths.ts';
import { click, focus, hold, hover, longWords, press, scrollBy, seen } from '../gestures.ts';
import { type PictureState, statesOf } from '../picture-state.ts';

const COURSE = paths.course('excel-fondamentaux');

type Control = { path: string; part: string };

/** Everything that can be pointed at, reached by the keyboard or pressed: one of each look. */
const CONTROLS: Readonly<Record<string, Control>> = {
  button: { path: paths.home, part: 'main .button' },
  'quiet button': { path: paths.home, part: 'main .button-quiet' },
  'button on ink': { path: paths.aiCourse, part: '.section-ink .button:not(.button-quiet)' },
  'quiet button on ink': { path: paths.aiCourse, part: '.section-ink .button-quiet' },
  'link in a text': { path: paths.privacy, part: 'main p a' },
  'back link': { path: COURSE, part: 'main a[href="/courses"]' },
  'course card': { path: paths.courses, part: '[data-course-card] a' },
  'box to compare': { path: paths.courses, part: '[data-course-card] input' },
  'article card': { path: paths.blog, part: '[data-article-card] a' },
  filter: { path: paths.courses, part: '[data-catalogue] nav a:not([aria-current])' },
  'search button': { path: paths.courses, part: '.search-field button' },
  question: { path: paths.home, part: 'details[name] summary' },
  'field of one line': { path: paths.contact, part: '.field input[type=text]' },
  'list to choose from': { path: paths.contact, part: '.field select' },
  'field of many lines': { path: paths.contact, part: '.field textarea' },
  'box to tick': { path: paths.contact, part: '.field input[type=checkbox]' },
  'link of the footer': { path: paths.terms, part: 'footer nav a' },
  breadcrumb: { path: COURSE, part: '[aria-label="Fil d’Ariane"] a' },
  logo: { path: paths.terms, part: 'header > a[aria-label]' },
};

const GESTURES = { hover, focus, pressed: hold } as const;

const controls: PictureState[] = Object.entries(CONTROLS).flatMap(([name, { path, part }]) =>
  Object.entries(GESTURES).flatMap(([gesture, make]) =>
    statesOf('Controls', path, { [`${name}, ${gesture}`]: [make(part)] }),
  ),
);

const MENU = 'header [popovertarget]';
const SUMMARY = '[data-category-menu] summary';

const header: PictureState[] = [
  ...statesOf('Header', paths.home, {
    'over the first picture': [],
    'solid once scrolled': [scrollBy(400)],
    'skip link': [press('Tab')],
  }),
  ...statesOf('Header', COURSE, {
    'link to the search, hover': [hover('header [aria-label=Rechercher]')],
    'link to the search, focus': [focus('header [aria-label=Rechercher]')],
    'link to the search, its name': [hover('header [aria-label=Rechercher]'), seen('.tooltip')],
  }),
];

const menuOfSmallScreens: PictureState[] = statesOf(
  'Menu of small screens',
  paths.home,
  {
    'its button, focus': [focus(MENU)],
    'its button, its name': [hover(MENU), seen('.tooltip')],
    open: [click(MENU), seen('#menu')],
    'open, a link hovered': [click(MENU), seen('#menu'), hover('#menu a[href="/financing"]')],
    'open, reached by the keyboard': [focus(MENU), press('Enter'), seen('#menu'), press('Tab')],
  },
  { widths: [360] },
);

const categoriesOfWideScreens: PictureState[] = statesOf(
  'Categories in the header',
  COURSE,
  {
    'their arrow, its name': [hover(SUMMARY), seen('.tooltip')],
    open: [click(SUMMARY)],
    'open, a category hovered': [click(SUMMARY), hover('[data-category-menu] a')],
    'open, by the keyboard': [focus(SUMMARY), press('Enter'), press('Tab')],
  },
  { widths: [1280] },
);

const longTexts: PictureState[] = Object.entries({
  home: paths.home,
  catalogue: paths.courses,
  course: COURSE,
  about: paths.about,
  contact: paths.contact,
  'AI landing page': paths.aiCourse,
  'static catalogue': paths.catalogue('bureautique'),
  blog: paths.blog,
}).flatMap(([name, path]) => statesOf('Long words', path, { [name]: [longWords] }, { isWhole: true }));

export const controlStates: readonly PictureState[] = [
  ...controls,
  ...header,
  ...menuOfSmallScreens,
  ...categoriesOfWideScreens,
  ...longTexts,
];
