import type { Page } from '@playwright/test';
import { CONTACT_TEXTS as TEXTS, TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { contactForm, expectEmpty, expectKept, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { siteWithStore } from '../support/site-with-store.ts';
import { expect, test } from '../support/test.ts';

const API = `**${paths.apiContact}`;

async function expectFailure(page: Page, reason: string = TEXTS.kept): Promise<void> {
  await expect(toasts(page)).toContainText(TOASTS.contact.failure.title);
  await expect(toasts(page)).toContainText(TOASTS.contact.failure.description);
  await expect(contactForm(page).alert).toContainText(reason);
  await expect(contactForm(page).alert).toContainText(site.contact.phone);
}

for (const status of [429, 500, 503])
  test(`keeps the text when the server answers ${status}, and sends it at the next try`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expectError(new RegExp(`status ${status}`), /console: Failed to load resource/);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.route(API, (route) => route.fulfill({ status, json: { message: 'Plus tard.' } }), { times: 1 });
    const person = visitor();
    await page.goto(paths.contact);
    await wake(page);
    await fillIn(page, person);
    await contactForm(page).submit.click();
    await expectFailure(page);
    await expectKept(page, person);

    await contactForm(page).submit.click();
    await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
    await expect(contactForm(page).alert).toHaveCount(0);
    await expectEmpty(page);
    expect(await storedFrom(person.email)).toHaveLength(1);
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

test('names a lost connection, and offers to send once it is back, never by itself', async ({
  page,
  context,
  browserErrors,
}) => {
  // The toast’s close button draws a cross that may not be here yet either.
  browserErrors.expectError(/failed: .*(\/api\/contact|\/icons\.svg)/, /console: Failed to load resource/);
  const person = visitor();
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, person);
  await context.setOffline(true);
  await contactForm(page).submit.click();
  await expectFailure(page, TEXTS.offline);
  await expectKept(page, person);

  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await context.setOffline(false);
  await expect(contactForm(page).alert).toContainText(TEXTS.back);
  await expectKept(page, person);
  expect(sent).toBe(0);
  await page.getByRole('button', { name: TEXTS.sendNow }).click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('keeps the text when the store itself fails, and stores it once the store is back', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 503: .*\/api\/contact/, /console: Failed to load resource/);
  const { url, close, breakStore, mendStore } = await siteWithStore();
  const person = visitor();
  await page.goto(`${url}${paths.contact}`);
  await wake(page);
  await fillIn(page, person);
  await breakStore();
  await contactForm(page).submit.click();
  await expectFailure(page);
  await expectKept(page, person);
  await mendStore();
  await contactForm(page).submit.click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  // The page may still want something of its server, its icon for one.
  await page.close();
  await close();
});

test('keeps the text when the store fails a form sent without a script', async ({ plainPage, browserErrors }) => {
  browserErrors.expectError(/status 503/, /console: Failed to load resource/);
  const { url, close, breakStore } = await siteWithStore();
  const person = visitor();
  await breakStore();
  await plainPage.goto(`${url}${paths.contact}`);
  await fillIn(plainPage, person);
  await contactForm(plainPage).submit.click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Votre demande n’a pas été envoyée');
  await expectKept(plainPage, person);
  await plainPage.close();
  await close();
});
