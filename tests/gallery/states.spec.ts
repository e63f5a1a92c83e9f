import { expect, type Page, test as base } from '@playwright/test';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { paths } from '#src/site/paths.ts';
import { fillForm, formOf, submitOf, toasts, visitor } from '../support/forms.ts';
import { waitForAnimations } from '../support/page-checks.ts';

type Action = (page: Page) => Promise<unknown>;

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(`http://localhost:${process.env.GALLERY_PORT ?? ''}`),
});

/** Loads every picture and lays out the content below the screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await waitForAnimations(page);
}

/** Compares a screenshot of the whole page or, after an action, of its visible part. */
function state(name: string, path: string, action?: Action, before?: Action): void {
  test(name, async ({ page }) => {
    await page.clock.setFixedTime(new Date().setHours(10, 0, 0, 0));
    await before?.(page);
    await page.goto(path);
    await settle(page);
    await action?.(page);
    await expect(page).toHaveScreenshot({ fullPage: action === undefined });
  });
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();
const waitUntilShown = (selector: string) => (page: Page) => visible(page, selector).waitFor();
const respond = (status: number) => (page: Page) =>
  page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status, json: { id: 'a', message: 'Reçue.' } }));

const COURSE = paths.course('excel-fondamentaux');
const TWO_COURSES = paths.compare(['excel-fondamentaux', 'access-base-de-donnees']);

test.describe('Page @dark', () => {
  state('home', paths.home);
  state('catalogue', paths.courses);
  state('course', COURSE);
  state('contact', paths.contact);
  state('AI landing page', paths.aiCourse);
});

test.describe('Page', () => {
  state('agenda', paths.agenda);
  state('request about a course', paths.courseRequestPage('excel-fondamentaux'));
  state('financing', paths.financing);
  state('about', paths.about);
  state('blog', paths.blog);
  state('article', paths.article(9));
  state('static catalogue', paths.catalogue('bureautique'));
  state('legal text', paths.terms);
  state('AI enrolment', paths.aiEnrolment);
  state('creator', paths.creator('demo'));
  state('not found', '/nulle-part');
  state('printed course', COURSE, async (page) => {
    await page.emulateMedia({ media: 'print' });
  });
});

test.describe('Form', () => {
  const send: Action = async (page) => {
    const form = formOf(page, 'contact');
    await fillForm(form, 'contact', { ...visitor(), email: 'zoe@courriel.example' });
    await submitOf(form, 'contact').click();
  };
  const waitForToast: Action = async (page) => {
    await send(page);
    await toasts(page).waitFor();
  };
  state('errors', paths.contact, async (page) => {
    await submitOf(formOf(page, 'contact'), 'contact').click();
    await waitUntilShown('[data-kind=contact] .field-error')(page);
  });
  state('failed', paths.contact, waitForToast, respond(503));
  state('sent', paths.contact, waitForToast, respond(201));
  state('dialog @dark', `${paths.aiCourse}#rappel`, waitUntilShown('[data-kind=callback] form'));
});

test.describe('State', () => {
  state('menu', COURSE, async (page) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 1000;
    await visible(page, isWide ? '[data-category-menu] summary' : 'header [popovertarget]').click();
  });
  state('focused button and open question', paths.home, async (page) => {
    await visible(page, 'details[name] summary').click();
    await visible(page, 'main .button').focus();
  });
  state(
    'catalogue without a match for filters',
    `${paths.courses}?category=Bureautique&lieu=angers&prix=500`,
    waitUntilShown('.empty-state'),
  );
  state('catalogue without a match for a search', `${paths.courses}?q=exel`, waitUntilShown('.empty-state'));
  state('catalogue while courses load', `${paths.courses}?lieu=angers`, waitUntilShown('[data-skeleton]'), (page) =>
    page.route(`**${paths.apiCourses}`, () => undefined),
  );
  state('comparison', TWO_COURSES, waitUntilShown('thead th a'));
  state('search', paths.searchFor('excel'), waitUntilShown('#trouves li'));
  state(
    'map',
    paths.contact,
    async (page) => {
      await visible(page, '[data-consent=accepted]').click();
      await visible(page, '[data-map] iframe').scrollIntoViewIfNeeded();
    },
    (page) => page.route(`${MAP_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Plan' })),
  );
});
