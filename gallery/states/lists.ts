import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import {
  answering,
  BLOG_API,
  check,
  click,
  codeOf,
  COURSES_API,
  fill,
  focus,
  hover,
  press,
  scrollTo,
  seen,
  waiting,
} from '../gestures.ts';
import { type Gesture, type PictureState, statesOf } from '../picture-state.ts';

const SEARCH = '#recherche';
const filter = (label: string) => `nav:not(header nav) a:has-text("${label}")`;
const SKELETON = '[data-skeleton]';
const ALERT = '.empty-state[role=alert]';
const box = (position: number) => (page: Page) => page.locator('[data-course-card] input').nth(position);

const catalogue: PictureState[] = [
  ...statesOf('Catalogue', paths.courses, {
    'a category': [click(filter('Informatique')), seen('[data-live] article')],
    'a category, waiting': [waiting(COURSES_API), click(filter('Informatique')), seen(SKELETON)],
    'a category, failed': [answering(COURSES_API, 503), click(filter('Informatique')), seen(ALERT)],
    'a search': [fill(SEARCH, 'excel'), seen('[data-live] article')],
    'a search in a category': [click(filter('Bureautique')), fill(SEARCH, 'excel'), seen('[data-live] article')],
    'a search, nothing but near': [fill(SEARCH, 'exel'), seen('[aria-labelledby=proches]')],
    'a search, nothing': [fill(SEARCH, 'zzzz'), seen('.empty-state')],
    'a very long search': [fill(SEARCH, 'anticonstitutionnellement '.repeat(4).slice(0, 100)), seen('.empty-state')],
    'one chosen to compare': [check(box(0))],
    'three chosen to compare': [check(box(0)), check(box(1)), check(box(2))],
  }),
  ...statesOf('Catalogue', paths.courseCategory('Bureautique'), { 'a category, by its address': [] }),
  ...statesOf('Catalogue', paths.courseFilter('lieu=angers&cpf=oui'), {
    'a place and the CPF': [],
    'all choices': [click('[data-catalogue] summary')],
  }),
  ...statesOf('Catalogue', paths.courseFilter('category=Bureautique&lieu=angers&prix=500'), {
    'nothing, and what to give up': [seen('.empty-state')],
  }),
  ...statesOf(
    'Catalogue',
    paths.courses,
    { 'many courses': [scrollTo('[aria-label="Pages du catalogue"]')] },
    { site: 'with many courses' },
  ),
  ...statesOf(
    'Catalogue',
    paths.coursePage(2),
    { 'its second page': [] },
    { site: 'with many courses', isWhole: true },
  ),
];

const chosen = (words: string): Gesture => click(`[data-agenda-filter] label:has-text("${words}")`);

const agenda: PictureState[] = [
  ...statesOf('Agenda', paths.agenda, {
    'a place': [chosen('Angers')],
    'a place and a category': [chosen('Angers'), chosen('Informatique')],
    'what the CPF may pay': [check('[data-agenda-filter] [type=checkbox]')],
    'a choice, focus': [focus('[data-agenda-filter] input')],
    subscription: [scrollTo('[aria-labelledby=abonnement]')],
  }),
  ...statesOf('Agenda', `${paths.agenda}?lieu=paris&domaine=management`, {
    'nothing, and what to give up': [seen('[data-agenda-looser]')],
  }),
  ...statesOf('Agenda', paths.agenda, {
    'no session any more': [
      { before: (page) => page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z')) },
      seen('[data-agenda-none]'),
    ],
  }),
];

const showcase: PictureState[] = statesOf('Showcase', paths.home, {
  'a category': [click(filter('Informatique')), seen('[data-live] article')],
  waiting: [waiting(COURSES_API), click(filter('Informatique')), seen(SKELETON)],
  failed: [answering(COURSES_API, 503), click(filter('Informatique')), seen(ALERT)],
});

const blog: PictureState[] = [
  ...statesOf('Blog', paths.blog, {
    'a category': [click(filter('Financement')), seen('[data-live] article')],
    waiting: [waiting(BLOG_API), click(filter('Financement')), seen(SKELETON)],
    failed: [answering(BLOG_API, 503), click(filter('Financement')), seen(ALERT)],
  }),
  ...statesOf('Blog', `${paths.blog}?category=Inconnue`, { 'an empty category': [seen('.empty-state')] }),
];

const search: PictureState[] = [
  ...statesOf('Search', paths.searchFor('excel'), { results: [seen('#trouves li')] }),
  ...statesOf('Search', paths.searchFor('exel'), { 'near results': [seen('#trouves li')] }),
  ...statesOf('Search', paths.searchFor('qzxvw'), { nothing: [seen('#trouves h2')] }),
  ...statesOf('Search', paths.searchFor('excel'), {
    waiting: [waiting(codeOf('load-search'))],
    failed: [answering(`**${paths.searchIndex}`, 503), seen('#trouves [role=alert]')],
  }),
  ...statesOf('Search', paths.search, { 'nothing asked yet': [], 'field, focus': [focus('#q')] }),
];

const FULL_COURSE = `**${paths.apiCourse('*')}`;
const TWO = paths.compare(['excel-fondamentaux', 'access-base-de-donnees']);
const THREE = paths.compare(['excel-fondamentaux', 'access-base-de-donnees', 'ecrire-avec-l-ia']);

const ONLY_DIFFERENCES = 'label:has-text("Seulement ce qui diffère")';

const comparison: PictureState[] = [
  ...statesOf('Comparison', paths.comparison, { 'nothing chosen yet': [] }, { isWhole: true }),
  ...statesOf('Comparison', paths.compare(['excel-fondamentaux']), { 'one course': [seen('thead th a')] }),
  ...statesOf('Comparison', TWO, { 'two courses': [seen('thead th a')] }, { isWhole: true }),
  ...statesOf('Comparison', THREE, { 'three courses': [seen('thead th a')] }, { isWhole: true }),
  ...statesOf('Comparison', THREE, {
    'only what differs': [seen('thead th a'), check(ONLY_DIFFERENCES)],
    everything: [seen('thead th a'), check(ONLY_DIFFERENCES), click(ONLY_DIFFERENCES)],
    'a course taken away': [seen('thead th a'), click('thead button')],
    'the button that takes away, hover': [seen('thead th a'), hover('thead button')],
  }),
  ...statesOf('Comparison', paths.compare(['excel-fondamentaux', 'nulle-part']), {
    'an unknown course': [seen('thead th a')],
  }),
  ...statesOf('Comparison', TWO, {
    waiting: [waiting(FULL_COURSE), seen(SKELETON)],
    failed: [answering(FULL_COURSE, 503), seen('[role=alert]')],
  }),
];

const PRICE = '#prix';

const financing: PictureState[] = [
  ...statesOf('CPF estimate', paths.financing, {
    'before a price': [scrollTo('#estimation')],
    'a price': [fill(PRICE, '1 490'), scrollTo(PRICE)],
    'a price above the cap': [fill(PRICE, '4 200'), scrollTo(PRICE)],
    'an exempt visitor': [
      fill(PRICE, '900'),
      { act: (page) => page.locator('#situation').selectOption({ index: 1 }) },
      scrollTo(PRICE),
    ],
    'not a price': [fill(PRICE, 'environ mille'), scrollTo(PRICE)],
  }),
  ...statesOf('CPF estimate', paths.fundingEstimate({ price: 980, register: 'RS' }), { 'opened from a course': [] }),
];

const question = (position: number) => (page: Page) => page.locator('details[name] summary').nth(position);

const questions: PictureState[] = [
  ...statesOf('Questions', paths.home, {
    'the first open': [click(question(0)), scrollTo('div:has(> details[name])')],
    'the last open': [click(question(4)), scrollTo('div:has(> details[name])')],
    'open by the keyboard': [focus('details[name] summary'), press('Enter')],
  }),
  ...statesOf('Questions', paths.aiCourse, {
    'of the AI course, one open': [click(question(2)), scrollTo('div:has(> details[name])')],
  }),
];

const moving: PictureState[] = [
  ...statesOf('Logos', paths.home, { moving: [scrollTo('[data-logos]')], stopped: [click('.logos-stop')] }),
];

const images = /\.(?:avif|webp|jpe?g|png|svg)$/;

const pictures: PictureState[] = [
  ...statesOf('Pictures that fail', paths.about, {
    'the team': [answering(/\/images\/(?:equipe|team)/, 404), scrollTo('[data-team]')],
  }),
  ...statesOf('Pictures that fail', paths.courses, { catalogue: [answering(images, 404)] }),
  ...statesOf('Pictures that fail', paths.course('excel-fondamentaux'), { course: [answering(images, 404)] }),
];

export const listStates: readonly PictureState[] = [
  ...catalogue,
  ...agenda,
  ...showcase,
  ...blog,
  ...search,
  ...comparison,
  ...financing,
  ...questions,
  ...moving,
  ...pictures,
];
