import type { Locator, Page } from '@playwright/test';
import { MARKETING_FORM_OF } from '#src/features/marketing-forms/marketing-forms.ts';
import { paths } from '#src/site/paths.ts';
import { startPreview } from '../../scripts/preview-server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { EMBEDDED_FORMS, fieldOf, fillLead, formOf, lead, submitOf, wakeForm } from '../support/ai-forms.ts';
import { storedFrom } from '../support/leads.ts';
import { type ScriptAnswer, standInForProvider } from '../support/marketing-provider.ts';
import { FORM_NUMBERS, MARKETING_SITE, PORTAL } from '../../bench/marketing-site.ts';
import { hold } from '../support/mirrors.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { marketingSite: string }>({
  marketingSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { port, close } = await startPreview(MARKETING_SITE, 0);
      await use(`http://localhost:${port}`);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ marketingSite }, use) => use(marketingSite),
});

const PROVIDER = /third party: https:\/\/(js|forms)-eu1\.hsforms\./;
const SCRIPT = /third party: https:\/\/js-eu1\.hsforms\.net/;

type Embedded = (typeof EMBEDDED_FORMS)[number];

const [onLanding, onEnrolment, , , onCreator, alsoOnCreator] = EMBEDDED_FORMS;

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' }).click();
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' }).click();
/** By keyboard: the foot of a page moves while what is above it is laid out. */
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');

/** The place of a form, whichever stands in it. */
const placeOf = (page: Page, { kind }: Embedded): Locator =>
  page.locator('[data-form-frame]').filter({ has: page.locator(`[data-kind="${kind}"]`) });
/** What is said of the provider's form; ours has words of its own. */
const noteOf = (place: Locator) => place.locator('[data-frame-note]');
const offer = (place: Locator) => place.getByRole('button', { name: 'Afficher ce formulaire' });
const providersForm = (place: Locator) => place.locator('iframe').contentFrame().locator('form');

const numberOf = ({ path, kind }: Embedded): string => {
  if (path === paths.creator('demo')) return FORM_NUMBERS[kind === 'cpf' ? 'creatorCpf' : 'creatorProgramme'];
  return FORM_NUMBERS[MARKETING_FORM_OF[kind] ?? 'registration'];
};

async function sizeOf(place: Locator) {
  const box = await place.boundingBox();
  return { width: box?.width, height: box?.height };
}

for (const embedded of EMBEDDED_FORMS)
  test(`leads from the provider’s ${embedded.kind} form on ${embedded.path} to ${embedded.thanks}, once accepted`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expectError(PROVIDER);
    const { asked, received } = await standInForProvider(page);
    const { email } = lead();
    await page.goto(embedded.path);
    const place = placeOf(page, embedded);
    await expect(offer(place)).toBeVisible();
    await expect(formOf(page, embedded.kind)).toBeHidden();
    const before = await sizeOf(place);
    expect(asked).toEqual([]);

    await accept(page);
    const form = providersForm(place);
    await form.getByLabel('E-mail').fill(email);
    expect(await sizeOf(place)).toEqual(before);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(embedded.thanks);
    expect(received).toEqual([{ to: `/eu1/${PORTAL}/${numberOf(embedded)}`, email }]);
  });

for (const embedded of [onLanding, onCreator])
  test(`puts our own ${embedded.kind} form on ${embedded.path} at once when refused, and for good`, async ({
    page,
  }) => {
    const { asked } = await standInForProvider(page);
    const person = lead();
    await page.goto(embedded.path);
    const place = placeOf(page, embedded);
    const before = await sizeOf(place);
    await refuse(page);
    const form = formOf(page, embedded.kind);
    await expect(form).toBeVisible();
    await expect(offer(place)).toBeHidden();
    expect(await sizeOf(place)).toEqual(before);

    await page.reload();
    await expect(banner(page)).toBeHidden();
    await wakeForm(form);
    await fillLead(form, person);
    await submitOf(form, embedded.kind).click();
    await expect(page).toHaveURL(embedded.thanks);
    expect(await storedFrom(person.email, MARKETING_SITE)).toEqual([expect.objectContaining({ type: embedded.type })]);
    expect(asked).toEqual([]);
  });

test('says that a slow form is coming, in the same place, and shows it when it is there', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(SCRIPT);
  await standInForProvider(page);
  await page.goto(onEnrolment.path);
  const place = placeOf(page, onEnrolment);
  const before = await sizeOf(place);
  const { release } = await hold(page, '**/embed/registration');
  await accept(page);
  await expect(noteOf(place)).toContainText('arrive');
  expect(await sizeOf(place)).toEqual(before);
  await expectAccessible(page);
  release();
  await expect(providersForm(place)).toBeVisible();
  await expect(noteOf(place)).toBeEmpty();
});

const FAILURES: { answer: ScriptAnswer; expected: RegExp[] }[] = [
  { answer: 'failing', expected: [/status 500/, /console: Failed to load resource/] },
  { answer: 'blocked', expected: [/failed: https:\/\/js-eu1/, /console: Failed to load resource/] },
  { answer: 'empty', expected: [] },
  { answer: 'silent', expected: [] },
  { answer: 'never', expected: [] },
];

for (const { answer, expected } of FAILURES)
  test(`gives our own form back, with what was typed in it, when the provider’s script is ${answer}`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expectError(SCRIPT, ...expected);
    await standInForProvider(page, answer);
    const person = lead();
    await page.goto(onEnrolment.path);
    await refuse(page);
    const form = formOf(page, onEnrolment.kind);
    await wakeForm(form);
    await fillLead(form, person);

    await reopen(page);
    await expect(page).toHaveURL(onEnrolment.path);
    await accept(page);
    await expect(noteOf(placeOf(page, onEnrolment))).toContainText('n’a pas répondu');
    await expect(form).toBeVisible();
    await expect(fieldOf(form, 'nom')).toHaveValue(person.nom);
    await submitOf(form, onEnrolment.kind).click();
    await expect(page).toHaveURL(onEnrolment.thanks);
    expect(await storedFrom(person.email, MARKETING_SITE)).toEqual([
      expect.objectContaining({ type: onEnrolment.type, profession: person.profession, page: onEnrolment.path }),
    ]);
  });

test('takes the provider’s form away as soon as the consent is, and asks for nothing more', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(SCRIPT);
  const { asked } = await standInForProvider(page);
  await page.goto(onLanding.path);
  await accept(page);
  const place = placeOf(page, onLanding);
  await expect(providersForm(place)).toBeVisible();
  await reopen(page);
  await refuse(page);
  await expect(place.locator('iframe')).toHaveCount(0);
  await expect(formOf(page, onLanding.kind)).toBeVisible();
  const before = asked.length;
  await page.reload();
  await expect(formOf(page, onLanding.kind)).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('does not give up on a second acceptance at the time-out of the first', async ({ page, browserErrors }) => {
  browserErrors.expectError(SCRIPT);
  await page.clock.install();
  await standInForProvider(page, 'never');
  await page.goto(onEnrolment.path);
  const place = placeOf(page, onEnrolment);
  await accept(page);
  await page.clock.fastForward(7000);
  await reopen(page);
  await refuse(page);
  await reopen(page);
  await accept(page);
  await page.clock.fastForward(2000);
  await expect(noteOf(place)).toContainText('arrive');
  await page.clock.fastForward(7000);
  await expect(noteOf(place)).toContainText('n’a pas répondu');
});

test('lets a visitor choose for one form with the keyboard alone, and says nothing of the other', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(SCRIPT);
  await standInForProvider(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(onCreator.path);
  await offer(placeOf(page, onCreator)).focus();
  await page.keyboard.press('Enter');
  await expect(providersForm(placeOf(page, onCreator))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(providersForm(placeOf(page, onCreator)).getByLabel('E-mail')).toBeFocused();

  await expect(offer(placeOf(page, alsoOnCreator))).toBeVisible();
  await placeOf(page, alsoOnCreator).getByRole('button', { name: 'Utiliser le nôtre' }).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(formOf(page, alsoOnCreator.kind), 'prenom')).toBeFocused();
  await expect(banner(page)).toBeVisible();
});

test('names both third parties where it asks, and takes one answer for both', async ({ page, browserErrors }) => {
  browserErrors.expectError(/third party: /);
  await standInForProvider(page);
  await page.goto(paths.contact);
  await expect(banner(page)).toContainText('OpenStreetMap');
  await expect(banner(page)).toContainText('prestataire marketing');
  await refuse(page);
  await page.goto(onLanding.path);
  await expect(formOf(page, onLanding.kind)).toBeVisible();
  await reopen(page);
  await accept(page);
  await expect(providersForm(placeOf(page, onLanding))).toBeVisible();
});

for (const { path } of [onEnrolment, onCreator])
  test(`is open to everybody on ${path} before the choice, with the provider’s form and with ours`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expectError(SCRIPT);
    await standInForProvider(page);
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await accept(page);
    await expect(page.locator('iframe').first().contentFrame().locator('form')).toBeVisible();
    await expectAccessible(page);
    await reopen(page);
    await refuse(page);
    await expectAccessible(page);
  });

test('gives our own form to a browser that runs no script', async ({ plainPage }) => {
  const person = lead();
  await plainPage.goto(onEnrolment.path);
  await expect(banner(plainPage)).toBeHidden();
  await expect(offer(placeOf(plainPage, onEnrolment))).toBeHidden();
  const form = formOf(plainPage, onEnrolment.kind);
  await fillLead(form, person);
  await submitOf(form, onEnrolment.kind).click();
  await expect(plainPage).toHaveURL(onEnrolment.thanks);
});
