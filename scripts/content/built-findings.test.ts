import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { aiCourseWith, contentWith, courseWith, figuresWith } from '#tests/support/sound-content.ts';
import { TODAY } from '#tests/support/sound-course.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import { builtFindings } from './built-findings.ts';

const page = (path: string, html: string) => ({ path, root: parse(`<main>${html}</main>`) });
const home = page('/', '<p>94\u00a0% de réussite</p>');

function findingsOn(pages: readonly ReturnType<typeof page>[], changes: Partial<Content> = {}) {
  const place = (text: string) => (text.startsWith('Gratuit') ? 'src/features/home/home-texts.ts' : undefined);
  return builtFindings([home, ...pages], contentWith(changes), TODAY, place);
}

const named = (...given: Parameters<typeof findingsOn>) =>
  findingsOn(...given).map(({ rule, file, field, found }) => [rule, file, field, found].join(' | '));

test('finds what the words of a page claim, where they are written and on how many pages', () => {
  const claim = '<p>Venez. <a href="/">Gratuit avec votre CPF</a></p>';
  expect(named([page('/about', claim), page('/contact', claim), page('/blog', claim)])).toEqual([
    'R1 | src/features/home/home-texts.ts | page /about et 2 autres | «\u00a0Gratuit avec votre CPF\u00a0»',
  ]);
});

test('reads links that stand side by side one by one', () => {
  const links = '<p><a href="/a">Financer par le CPF</a><a href="/b">Être rappelé gratuitement</a></p>';
  expect(named([page('/about', links)])).toEqual([]);
  expect(named([page('/about', links.replaceAll(/<\/?a[^>]*>/g, ' '))])).toHaveLength(1);
});

test('leaves to content what content says', () => {
  const courses = [courseWith({}, '\nPlus que *3 places* !\n')];
  expect(named([page('/courses/excel', '<p>Plus que <em>3 places</em>\u202f!</p>')], { courses })).toEqual([]);
  const aiCourse = aiCourseWith({ bonus: '7 places restantes' });
  expect(named([page('/formation-ia', '<p>7 places restantes</p>')], { aiCourse })).toEqual([]);
});

test('takes counted seats and published figures for what they are', () => {
  const lines = '<p>Plus que 2 places</p><p>94\u00a0% de réussite, 46 candidats</p>';
  expect(named([page('/courses/excel', lines)])).toEqual([]);
  expect(named([page('/courses/excel', '<p>Plus que 1 places</p><p>98\u00a0% de réussite</p>')])).toHaveLength(2);
});

const REVIEW =
  '<figure><p>Note\u00a0: 4,0 sur 5</p><blockquote>Utile.</blockquote>Suivie en janvier 2026, publié le 1er mars 2026</figure>';
const CALLED = '<form action="/api/contact"><input type="tel" name="phone"><a href="/confidentialite">Vos données</a></form>';
const METHOD = '<a href="/resultats#avis">Comment</a>';

test.each([
  ['R9', '/courses/excel', '<img src="/images/certifications/qualiopi.svg" alt="Qualiopi">'],
  ['R11', '/contact', '<iframe src="https://cartes.example/plan"></iframe>'],
  ['R11', '/contact', '<script src="//mesure.example/a.js"></script>'],
  ['R12', '/contact', '<form action="/api/contact"><input name="email"></form>'],
  ['R12', '/contact', '<input type="checkbox" name="offers" checked>'],
  ['R12', '/contact', '<input type="checkbox" id="a" required><label for="a">J’accepte les conditions</label>'],
  ['R16', '/contact', '<input name="soldeCpf">'],
  ['R8', '/about', `${REVIEW.replace('janvier 2026', 'janvier')}${METHOD}`],
  ['R8', '/about', `${REVIEW.replace('publié', 'reçu')}${METHOD}`],
  ['R8', '/about', REVIEW],
  ['délai', '/about', '<p>Un conseiller vous rappelle sous 24\u00a0h.</p><p>Appel dans les 2\u00a0heures.</p>'],
  ['délai', '/about', `<section>Un conseiller vous rappelle. ${CALLED}</section>`],
])('finds the part that breaks %s on %s', (rule, path, html) => {
  expect(findingsOn([page(path, html)]).map((finding) => [finding.rule, finding.field])).toEqual([
    [rule, `page ${path}`],
  ]);
});

test.each([
  ['the mark on a page of the provider', '/about', '<img src="/images/certifications/qualiopi.svg" alt="Qualiopi">'],
  ['two delays for two acts', '/about', '<p>Appel dans les 2 heures. Réponse sous 48 h.</p>'],
  ['a call or a letter', '/about', `<section>Un conseiller vous rappelle, ou vous écrit. ${CALLED}</section>`],
  ['a review with its dates', '/about', `${REVIEW}${METHOD}`],
  ['a picture of the site', '/courses/excel', '<img src="/images/excel.webp" alt=""><script src="/_astro/a.js"></script>'],
  [
    'a box that says what was read',
    '/contact',
    '<input type="checkbox" id="a" required><label for="a">J’ai lu dans quelles conditions</label>',
  ],
  [
    'a form that informs',
    '/contact',
    '<form action="/api/contact"><input type="checkbox" name="offers"><a href="/confidentialite">Vos données</a></form>',
  ],
])('accepts %s', (_, path, html) => {
  expect(named([page(path, html)])).toEqual([]);
});

test('misses a figure on a page that ought to show it', () => {
  const figures = figuresWith({ shownOn: ['/', '/about'] });
  expect(named([page('/about', '<p>Rien</p>')], { figures })).toEqual([
    'R7 | content/figures.yaml | figures[1] | 94\u00a0%, absent de /about',
    'R7 | content/figures.yaml | figures[2] | 94\u00a0%, absent de /about',
  ]);
});
