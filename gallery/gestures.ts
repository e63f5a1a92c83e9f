import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import type { Gesture } from './picture-state.ts';

/** A part of a page: a selector, or more than a selector can say. */
type Part = string | ((page: Page) => Locator);

const partOf = (page: Page, part: Part): Locator =>
  typeof part === 'string' ? page.locator(part).filter({ visible: true }).first() : part(page).first();

export const click = (part: Part): Gesture => ({ act: (page) => partOf(page, part).click() });
export const hover = (part: Part): Gesture => ({ act: (page) => partOf(page, part).hover() });
export const focus = (part: Part): Gesture => ({ act: (page) => partOf(page, part).focus() });
export const press = (key: string): Gesture => ({ act: (page) => page.keyboard.press(key) });
export const fill = (part: Part, text: string): Gesture => ({ act: (page) => partOf(page, part).fill(text) });
export const check = (part: Part): Gesture => ({ act: (page) => partOf(page, part).check() });

/** Presses and does not let go. */
export const hold = (part: Part): Gesture => ({
  act: async (page) => {
    await partOf(page, part).hover();
    await page.mouse.down();
  },
});

/** Waits until a part shows, for what comes by itself. */
export const seen = (part: Part): Gesture => ({ act: (page) => partOf(page, part).waitFor() });

/** Brings a part to the middle of the screen. */
export const scrollTo = (part: Part): Gesture => ({
  act: (page) =>
    partOf(page, part).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }),
});

export const scrollBy = (pixels: number): Gesture => ({
  act: (page) =>
    page.evaluate((top) => {
      window.scrollBy({ top, behavior: 'instant' });
    }, pixels),
});

/** The addresses of what islands fetch: their code, the mirrors, the form's endpoint. */
export const CONTACT_API = `**${paths.apiContact}`;
export const COURSES_API = `**${paths.apiCourses}`;
export const BLOG_API = `**${paths.apiBlog}`;
export const codeOf = (island: string): RegExp => new RegExp(`_astro/${island}`);

/** Never answers. */
export const waiting = (address: string | RegExp): Gesture => ({
  before: (page) => page.route(address, () => undefined),
});

/** Answers with this status and text. */
export const answering = (address: string | RegExp, status: number, body: object | string = {}): Gesture => ({
  before: (page) =>
    page.route(address, (route) =>
      route.fulfill(typeof body === 'string' ? { status, contentType: 'text/html', body } : { status, json: body }),
    ),
});

/** Can't be reached. */
export const unreachable = (address: string | RegExp): Gesture => ({
  before: (page) => page.route(address, (route) => route.abort('connectionfailed')),
});

/** Can't be reached by one method. */
export const unreachableAt = (method: string, address: string): Gesture => ({
  before: (page) =>
    page.route(address, (route) =>
      route.request().method() === method ? route.abort('connectionfailed') : route.continue(),
    ),
});

/** The clock of a toast stands still as long as its window has not the focus. */
export const stopToasts: Gesture = {
  act: async (page) => {
    await page.locator('[data-toast]').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
  },
};

const LONG = 'Accompagnement à l’institutionnalisation interdépartementale des procédures';

/** Writes long words where headings, names and labels stand; not in place of figures, which are short. */
export const longWords: Gesture = {
  act: (page) =>
    page.evaluate((words) => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, dt, strong, .button, summary, .badge)'))
        if (element.childElementCount === 0 && !/^\s*\d/.test(element.textContent)) element.textContent = words;
    }, LONG),
};

/** Chooses in the question about cookies, where it is asked. */
export const consent = (choice: 'accepted' | 'refused'): Gesture => click(`[data-consent=${choice}]`);
