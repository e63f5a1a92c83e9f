import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { amountsOn } from '#src/content-audit/audit-content.ts';
import { brokenClaims } from '#src/content-audit/claims.ts';
import { displayedTexts, loadContent } from '#src/content-audit/load-content.ts';
import { DELAYS } from '#src/features/editorial/text-values.ts';
import { offeredSessions, stateLabel } from '#src/features/courses/sessions.ts';
import { figureNotes, sampleOf } from '#src/features/figures/figure-schema.ts';
import { figure } from '#src/features/figures/figures.ts';
import { spelledFeminine } from '#src/lib/french-numbers.ts';
import { paths } from '#src/site/paths.ts';
import { letters, spaced, visibleLines } from '../support/built-page.ts';
import { atLeast, broken, builtPage, builtPages, courseMirrors, isSample } from '../support/built-site.ts';

const today = new Date();
const content = loadContent('.');

/** The letters of a text, without the addresses of its Markdown links. */
const compact = (text: string): string => letters(text.replace(/\]\([^)]*\)/g, ''));

/** The lines of all pages. A full stop separates adjacent links, which do not form a sentence together. */
const lines = builtPages().flatMap(({ path, html }) => {
  const separated = html.replaceAll(/(<\/(?:a|button)>)\s*(?=<(?:a|button)\b)/g, '$1. ');
  return visibleLines(parse(separated, { comment: false })).map((text) => ({ path, text }));
});

const contentTexts = displayedTexts(content).map(({ text }) => text);

test('makes no claim in texts of src/ that the rules forbid in content/', () => {
  const contentText = compact(contentTexts.join('\n'));
  const computed = [
    ...content.figures.sheet.figures
      .flatMap((one) => [one, figure(one.id)])
      .flatMap((one) => [one.value + one.label, `${one.period}, ${sampleOf(one)}`, sampleOf(one), ...figureNotes(one)]),
    ...content.courses
      .flatMap(({ sheet }) => offeredSessions(sheet, today))
      .filter(({ state }) => state === 'few')
      .map((session) => stateLabel(session)),
  ].map(compact);
  const isFromContent = (text: string) =>
    contentText.includes(compact(text)) || computed.some((words) => compact(text).includes(words));
  const pageOf = new Map(lines.map(({ path, text }) => [text, path] as const));
  const amounts = amountsOn(content, today);
  const claims = [...pageOf].flatMap(([text, path]) =>
    brokenClaims({ kind: 'page', text }, amounts)
      .filter(({ found }) => !isFromContent(found))
      .map(({ id, found }) => `${path}, ${id}: ${found}`),
  );
  expect(claims).toEqual([]);
});

test('promises only delays that content/ gives', () => {
  const { requests } = content;
  const delays = Object.values(DELAYS).map((delayOf) => delayOf({ requests: requests.sheet }));
  const given = compact([...contentTexts, ...delays].join('\n'));
  const DELAY = /\b(?:sous|en moins de|dans les)\s+\d+\s*(?:h|heures?|jours?|minutes?)\b/gi;
  const promisesOther = (text: string) =>
    (spaced(text).match(DELAY) ?? []).some((delay) => !given.includes(compact(delay)));
  expect(lines.filter(({ text }) => promisesOther(text))).toEqual([]);
});

test('says how long requests are kept as requests.yaml does', () => {
  const { requestYears } = content.requests.sheet.retention;
  const KEPT = /(\S+) ans?(?= (?:au plus )?après (?:votre demande|son envoi))/g;
  const stated = lines.flatMap(({ text }) => [...spaced(text).matchAll(KEPT)].map(([, years]) => years));
  const spelled = requestYears === 1 ? 'un' : spelledFeminine(requestYears);
  expect(stated).toContain(spelled);
  expect(stated.filter((years) => years !== spelled && years !== String(requestYears))).toEqual([]);
});

/** Pages about one course, and landing pages of campaigns. */
const ABOUT_ONE_COURSE = /^\/(courses\/|formation-ia|landing-|IA-|programmes\/|contact-[a-z]+-ia|embed\/)/;
const REVIEW_DATES = [/suivie en \S+ \d{4}/i, /publié le \d+(er)? \S+ \d{4}/];
const CALL_PROMISE = /vous r?appel(?:le|ons)\b|\bappel dans\b|\brappel (?:dans|sous)\b/i;

const FORM = `form[action="${paths.apiContact}"]`;
const valueIn = (pattern: RegExp, name: string) => (element: HTMLElement) =>
  pattern.test(element.getAttribute(name) ?? '');

test('loads no file from other sites, and no quality mark beside a single course', () => {
  expect(broken('[src]', valueIn(/^(https?:)?\/\//, 'src'))).toEqual([]);
  expect(broken('[src*=qualiopi]').filter((line) => ABOUT_ONE_COURSE.test(line))).toEqual([]);
});

test('keeps consent optional and asks for no CPF account data', () => {
  const labelOf = (box: HTMLElement) => box.closest('form')?.querySelector(`label[for="${box.id}"]`)?.text ?? '';
  expect(broken('input[type="checkbox"][checked]')).toEqual([]);
  expect(broken('input[type="checkbox"][required]', (box) => /consen|autoris|^$/i.test(labelOf(box)))).toEqual([]);
  expect(broken(`${FORM}:not(:has(a[href="${paths.privacy}"])):not([aria-describedby])`)).toEqual([]);
  const accountData = /solde|balance|\bnir\b|securite|franceconnect|password|mot-?de-?passe/i;
  expect(broken('[name]', valueIn(accountData, 'name'))).toEqual([]);
});

test('promises no call where the phone number is optional', () => {
  const promisesCall = (form: HTMLElement) => {
    const words = spaced((form.closest('dialog, section') ?? form).text);
    return !words.includes('vous écri') && CALL_PROMISE.test(words);
  };
  expect(broken(`${FORM}:has(input[type="tel"]:not([required]))`, promisesCall)).toEqual([]);
});

test('dates each review and links to the review method', () => {
  for (const { path, root } of builtPages()) {
    const reviews = root.querySelectorAll('figure').filter(({ text }) => /Note\s?: [\d,]+ sur 5/.test(text));
    for (const { text } of reviews) for (const date of REVIEW_DATES) expect(spaced(text), path).toMatch(date);
    if (reviews.length > 0 && path !== paths.results)
      expect(root.querySelector(`a[href="${paths.reviewMethod}"]`), path).not.toBeNull();
  }
});

test('looks at forms with an optional phone number and at reviews', () => {
  expect(broken('form input[type="tel"]:not([required])').length).toBeGreaterThanOrEqual(atLeast(3));
  expect(broken('figure figcaption').length).toBeGreaterThanOrEqual(atLeast(8));
});

const OFFICIAL_SITE = 'moncompteformation.gouv.fr';

test('links every mention of the official CPF site', () => {
  const mentioning = builtPages().filter(({ html }) => html.includes(OFFICIAL_SITE));
  if (isSample) expect(mentioning.map(({ path }) => path)).toContain(paths.financing);
  for (const { path, html } of mentioning) {
    const root = parse(html);
    for (const element of root.querySelectorAll('a, script, style, template')) element.remove();
    expect(root.text, path).not.toContain(OFFICIAL_SITE);
  }
});

test('links to the official CPF site once per eligible course and on no other', () => {
  const links = (id: string) =>
    builtPage(paths.course(id)).root.querySelectorAll(`[aria-labelledby=commander] a[href="${paths.trainingAccount}"]`);
  const courses = courseMirrors();
  expect(courses.length).toBeGreaterThanOrEqual(atLeast(18));
  for (const { id, eligibleForCPF } of courses) expect(links(id), id).toHaveLength(eligibleForCPF ? 1 : 0);
});

test('shows the declared accessibility state in the footer of every page', () => {
  const declared = builtPage(paths.accessibility).root.querySelector('.prose strong')?.text ?? '';
  if (isSample) expect(declared).toMatch(/conforme$/);
  // The test reads the level of conformity from bold text, so it skips declarations without the level in bold.
  if (!declared.endsWith('conforme')) return;
  const states = builtPages().flatMap(({ root }) =>
    root.querySelectorAll(`footer a[href="${paths.accessibility}"]`).map(({ text }) => text),
  );
  expect(new Set(states)).toEqual(new Set([`Accessibilité\u00a0: ${declared}`]));
});
