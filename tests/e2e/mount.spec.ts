import type { Page } from '@playwright/test';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, expectKept, fieldOf, fillForm, submitOf, toasts, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { categoryLink, expect, hold, test } from '../support/test.ts';

const ISLAND = /_astro\/contact-form-island/;

/** Changes a page as translators and password managers do. The island then differs from its built HTML. */
const changePage = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option')) continue;
      const translated = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      translated.append(`${text.data} (en)`);
      text.replaceWith(translated);
    }
    for (const field of document.querySelectorAll('main input, main textarea, main select')) {
      const icon = document.createElement('button');
      icon.tabIndex = -1;
      field.after(icon);
      field.setAttribute('data-manager', '1');
    }
  });

test('keeps every value and the selection when a changed form mounts', async ({ page }) => {
  const { release } = await hold(page, ISLAND);
  const person = visitor();
  await page.goto(paths.contact);
  await fillForm(contactForm(page), 'contact', person);
  await changePage(page);
  await page.locator('[name=lastName]').press('End');
  await page.keyboard.type(' Essai');
  const message = page.locator('[name=message]');
  await message.focus();
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(2, 5, 'backward');
  });
  release();
  await expect(page.locator('[data-contact-form]')).toHaveAttribute('data-awake', '');
  await expectKept(page, { ...person, lastName: `${person.lastName} Essai` });
  await expect(message).toBeFocused();
  const selection = await message.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
    area.selectionDirection,
  ]);
  expect(selection).toEqual([2, 5, 'backward']);
});

test('sends field values that were set without events, over plain HTTP', async ({ page }) => {
  await page.addInitScript(() => {
    // Browsers provide `randomUUID` over HTTPS only.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  const person = visitor();
  await page.goto(paths.contact);
  const form = contactForm(page);
  await submitOf(form, 'contact').click();
  await expect(fieldOf(form, 'firstName')).toBeFocused();
  await form.evaluate(
    (form, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) Object.assign(field, { value, checked: true });
      }
    },
    { ...person, courseInterest: 'informatique', acceptedTerms: 'on' },
  );
  await submitOf(form, 'contact').click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  const { firstName, lastName, message, phone } = person;
  const sent = { firstName, lastName, message, phone, courseInterest: 'informatique', acceptedTerms: true };
  expect(await storedFrom(person.email)).toMatchObject([sent]);
});

test('follows the last of two taps, even if the second comes just after the list has mounted', async ({ page }) => {
  await page.goto(paths.home);
  await categoryLink(page, 'Informatique').evaluate((second: HTMLElement) => {
    const root = second.closest('[data-filter]');
    // The observer clicks after the island has mounted, but before the held tap is repeated.
    if (root) new MutationObserver(() => second.click()).observe(root, { attributeFilter: ['data-awake'] });
  });
  await categoryLink(page, 'Bureautique').click();
  await expect(page.locator('[data-filter] [aria-current=true]')).toHaveText(/^Informatique\d*$/);
});

test('loads the code of a near island after the first key, except with Save-Data', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('contact-form-island')) code.push(request.url());
  });
  await page.goto(paths.contact);
  expect(code).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => code.length).toBe(1);
  await expect(page.locator('[data-awake]')).toHaveCount(0);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(code).toHaveLength(1);
});

const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'];

for (const [path, links] of [
  [paths.courses, '[data-filter] a[href]:not([aria-current])'],
  [paths.agenda, '[data-filter] a[href]:not([aria-current])'],
  [paths.aiCourse, 'main a[href="#rappel"]'],
  [paths.contact, 'footer a[href$="#cookies"]'],
] as const)
  test(`leaves clicks with a modifier key on ${path} to the browser`, async ({ page }) => {
    const link = page.locator(links).filter({ visible: true }).first();
    const followedKeys = () =>
      link.evaluate((element, keys) => {
        const followed: string[] = [];
        for (const key of keys) {
          const follow = (event: Event) => {
            if (!event.defaultPrevented) followed.push(key);
            event.preventDefault();
          };
          addEventListener('click', follow, { once: true });
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
        }
        return followed;
      }, MODIFIERS);
    await page.goto(path);
    expect(await followedKeys()).toEqual(MODIFIERS);
    await link.focus();
    await expect(page.locator('[data-filter]:not([data-awake])')).toHaveCount(0);
    expect(await followedKeys()).toEqual(MODIFIERS);
  });
