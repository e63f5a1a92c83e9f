import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from './test.ts';

const ISLAND = '/contact-form-island';
const FIRST_FIELD = '[data-kind=contact] input';
const OPENER = 'main a[href="#rappel"]';
const PHONE = { width: 360, height: 740 };

for (const [path, label] of [
  [paths.home, 'Informatique'],
  [paths.courses, 'Informatique'],
  [paths.blog, 'Financement'],
  [paths.agenda, 'Angers'],
] as const)
  test(`applies the first tap on a filter of ${path} in place`, async ({ visit }) => {
    await visit.goto(path);
    await visit.run(() => (document.body.dataset.same = ''));
    await visit.tap('[data-filter] a', label);
    const chosen = () => visit.texts('[data-same] [data-filter] [aria-current=true]');
    await expect.poll(chosen).toContainEqual(expect.stringContaining(label));
  });

for (const [path, kind] of [
  [paths.contact, 'contact'],
  [`${paths.aiCourse}#rappel`, 'callback'],
] as const)
  test(`focuses the first wrong field of the empty ${kind} form after a first tap`, async ({ visit }) => {
    await visit.goto(path);
    await visit.tap(`[data-kind=${kind}] [type=submit]`);
    await expect.poll(() => visit.isFocused(`[data-kind=${kind}] [aria-invalid=true]`)).toBe(true);
  });

test('sends a form by keyboard, focuses its toast on F8 and closes it on Escape', async ({ visit }) => {
  const person = visitor();
  await visit.goto(paths.contact);
  await visit.tap(FIRST_FIELD);
  await visit.fillIn('contact', person);
  await visit.press('Enter');
  const toasts = () => visit.texts('[data-toast]');
  await expect.poll(toasts).toEqual([expect.stringContaining(TOASTS.contact.success.title)]);
  expect(await storedFrom(person.email)).toHaveLength(1);
  await visit.press('F8');
  await expect.poll(() => visit.isFocused('[aria-label^=Notifications]')).toBe(true);
  await visit.press('Escape');
  await expect.poll(toasts).toEqual([]);
  expect(await visit.isFocused('[type=submit]')).toBe(true);
});

test('stores a double tap before the script of a form has loaded once', async ({ visit, network }) => {
  const person = visitor();
  const script = Promise.withResolvers<undefined>();
  network.wait = (path) => (path.includes(ISLAND) ? script.promise : Promise.resolve());
  await visit.goto(paths.contact);
  await visit.tap(FIRST_FIELD);
  await visit.fillIn('contact', person);
  await visit.tap('[data-kind=contact] [type=submit]', '', 2);
  script.resolve(undefined);
  await expect.poll(() => visit.texts('[data-toast]')).toHaveLength(1);
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('closes a dialog by Escape and by a tap outside, keeps its text and returns the focus', async ({ visit }) => {
  await visit.goto(paths.aiCourse);
  await visit.tap(OPENER);
  await expect.poll(() => visit.isFocused('#callback-prenom')).toBe(true);
  await visit.type('Zoé');
  await visit.press('Escape');
  await expect.poll(() => visit.isFocused(OPENER)).toBe(true);
  await visit.press('Enter');
  await expect.poll(() => visit.texts('#callback-prenom')).toEqual(['Zoé']);
  await visit.tapAt(5, 300);
  await expect.poll(() => visit.texts('#rappel')).toEqual([]);
});

test('shows a transparent header until 60 px, and moves the logos only in view', async ({ visit }) => {
  await visit.goto(paths.home);
  const style = () =>
    visit.run(() => {
      const [header, logos] = ['header', '.logos-track'].map((part) => document.querySelector(part) ?? document.body);
      return {
        isTransparent: header !== undefined && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)',
        logos: logos && getComputedStyle(logos).animationPlayState,
      };
    });
  const scroll = (top: number) =>
    visit.run((to) => {
      scrollTo({ top: to, behavior: 'instant' });
    }, top);
  const isTransparent = async () => (await style()).isTransparent;
  await expect.poll(isTransparent).toBe(true);
  await scroll(58);
  await visit.press('Tab');
  expect(await isTransparent()).toBe(true);
  await scroll(61);
  await expect.poll(style).toEqual({ isTransparent: false, logos: 'paused' });
  await visit.run(() => {
    document.querySelector('[data-logos]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect.poll(style).toEqual({ isTransparent: false, logos: 'running' });
  await scroll(0);
  await expect.poll(style).toEqual({ isTransparent: true, logos: 'paused' });
});

test('keeps a chosen session and typed text where a reload restores fields', async ({ visit, engine }) => {
  const fields = () =>
    visit.run(() => {
      const [name, list] = [
        document.querySelector<HTMLInputElement>('[name=firstName]'),
        document.querySelector('select'),
      ];
      name?.focus();
      return [name?.value, list?.selectedIndex];
    });
  await visit.goto(`${paths.contact}/excel-fondamentaux?session=2027-`);
  await expect.poll(fields).toEqual(['', 2]);
  await visit.type('Zoé');
  await visit.run(() => {
    const [list] = document.getElementsByTagName('select');
    if (list) list.selectedIndex = 3;
    location.reload();
  });
  // Unlike Firefox, WebKit restores fields only after Back, not after a reload.
  await expect.poll(fields).toEqual(engine === 'Firefox' ? ['Zoé', 3] : ['', 2]);
});

const phoneTest = test.extend({ viewport: PHONE });
phoneTest('opens a full-screen menu that keeps the focus until it is closed', async ({ visit }) => {
  await visit.goto(paths.courses);
  await visit.tap('button[popovertarget=menu]');
  await expect.poll(() => visit.isFocused('#menu [autofocus]')).toBe(true);
  // Stops at the last link: the next Tab would leave the page.
  for (let stops = (await visit.texts('#menu :is(a, button)')).length; stops > 1; stops -= 1) await visit.press('Tab');
  expect(await visit.isFocused('#menu a')).toBe(true);
  await visit.press('Escape');
  await expect.poll(() => visit.isFocused('header [popovertarget=menu]')).toBe(true);
  await visit.press('Enter');
  await visit.tap('#menu a', 'Financement');
  await expect.poll(() => visit.path()).toBe(paths.financing);
});

phoneTest.extend({ javaScriptEnabled: false })(
  'opens the menu, a category and a dialog without JavaScript',
  async ({ visit }) => {
    await visit.goto(paths.home);
    await visit.tap('button[popovertarget=menu]');
    await visit.tap('#menu a', 'Formations');
    await expect.poll(() => visit.path()).toBe(paths.courses);
    await visit.tap('[data-filter] a', 'Informatique');
    await expect.poll(() => visit.texts('[data-filter] [aria-current=true]')).toEqual([expect.stringMatching(/^Info/)]);
    await visit.goto(paths.aiCourse);
    await visit.tap(OPENER);
    await visit.tap('#rappel a', 'Fermer');
    await expect.poll(() => visit.texts('#rappel')).toEqual([]);
  },
);
