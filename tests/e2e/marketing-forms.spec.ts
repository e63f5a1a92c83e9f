import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { MARKETING_FORMS_ORIGIN, MARKETING_SCRIPT_ORIGIN } from '#src/features/marketing-forms/marketing-forms.ts';
import { paths } from '#src/site/paths.ts';
import { expect, onCopy } from '../support/copied-site.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { fieldOf, fillForm, formOf, submitOf, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { buildCopy } from '../support/project-copy.ts';

const PORTAL = '26000001';
const KIND = 'registration';
const FORM_NUMBER = 'form-registration';

/** Builds the site of a provider with a marketing portal. */
const test = onCopy('preview', async (root) => {
  const file = join(root, 'content/site.yaml');
  let content = await readFile(file, 'utf8');
  for (const [name, number] of Object.entries({ portal: PORTAL, [KIND]: FORM_NUMBER }))
    content = content.replace(`  ${name}: ''\n`, `  ${name}: '${number}'\n`);
  await writeFile(file, content);
  await buildCopy(root);
});

/** The script of the fake marketing service. It adds a form with one field and sends it to the service's other host. */
const SERVICE = `
window.hbspt = { forms: { create({ portalId, formId, region, target, onFormReady, onFormSubmitted }) {
  const form = document.createElement('form');
  form.innerHTML = '<label>E-mail <input name="email" type="email" required></label> <button>Envoyer au prestataire</button>';
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    await fetch('${MARKETING_FORMS_ORIGIN}/' + [region, portalId, formId].join('/'), { method: 'POST', body });
    onFormSubmitted();
  });
  document.querySelector(target).append(form);
  onFormReady();
} } };`;

/** Simulates the two hosts of the marketing service. Returns the requests to hosts other than the site's. */
async function mockMarketingService(page: Page, isWorking = true) {
  const requested: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') requested.push(request);
  });
  const script = isWorking ? { contentType: 'text/javascript', body: SERVICE } : { status: 500 };
  await page.route(`${MARKETING_SCRIPT_ORIGIN}/**`, (route) => route.fulfill(script));
  const received = { headers: { 'access-control-allow-origin': '*' }, body: '{}' };
  await page.route(`${MARKETING_FORMS_ORIGIN}/**`, (route) => route.fulfill(received));
  return requested;
}

const PROVIDER = /third party: https:\/\/(js|forms)-eu1\.hsforms\./;
const SCRIPT = /third party: https:\/\/js-eu1\.hsforms\.net/;

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' }).click();
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' }).click();
/** Uses the keyboard, because the footer moves during layout. */
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');

/** The frame that shows the site’s own form or, with consent, the form of the marketing service. */
const frameOf = (page: Page) => page.locator('[data-frame]').filter({ has: page.locator(`[data-kind="${KIND}"]`) });
const providersForm = (page: Page) => frameOf(page).locator('iframe').contentFrame().locator('form');
const heightOf = async (page: Page) => (await frameOf(page).boundingBox())?.height;

test('shows the provider’s form in a frame of the same size, but only with consent', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(PROVIDER);
  const requested = await mockMarketingService(page);
  const { email } = visitor();
  await page.goto(paths.aiEnrolment);
  await expect(formOf(page, KIND)).toBeVisible();
  const before = await heightOf(page);
  await expectAccessible(page);
  expect(requested).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await accept(page);
  await expect(providersForm(page)).toBeVisible();
  await reopen(page);
  await refuse(page);
  await expect(frameOf(page).locator('iframe')).toHaveCount(0);
  const soFar = requested.length;
  await page.reload();
  await expect(formOf(page, KIND)).toBeVisible();
  expect(requested).toHaveLength(soFar);

  await reopen(page);
  await accept(page);
  await providersForm(page).getByLabel('E-mail').fill(email);
  await expect(formOf(page, KIND)).toBeHidden();
  expect(await heightOf(page)).toEqual(before);
  await providersForm(page).getByRole('button').click();
  await expect(page).toHaveURL(FORMS[KIND].thanks);
  const address = `${MARKETING_FORMS_ORIGIN}/eu1/${PORTAL}/${FORM_NUMBER}`;
  const sent = requested.filter((request) => request.url() === address);
  expect(sent.map((request) => request.postData())).toEqual([new URLSearchParams({ email }).toString()]);
});

for (const isWorking of [false, true])
  test(`keeps our form with typed text when the provider’s script ${isWorking ? 'works' : 'fails'}`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expectError(SCRIPT);
    if (!isWorking) browserErrors.expectError(/status 500/, /console: Failed to load resource/);
    await mockMarketingService(page, isWorking);
    const person = visitor();
    await page.goto(paths.aiEnrolment);
    const form = formOf(page, KIND);
    await fillForm(form, KIND, person);
    const script = page.waitForResponse(/hsforms/);
    await accept(page);
    await script;
    await expect(fieldOf(form, 'nom')).toHaveValue(person.nom);
    await submitOf(form, KIND).click();
    await expect(page).toHaveURL(FORMS[KIND].thanks);
    expect(await storedFrom(person.email, site.root)).toEqual([
      expect.objectContaining({ type: 'registration_ia', profession: person.profession, page: paths.aiEnrolment }),
    ]);
  });
