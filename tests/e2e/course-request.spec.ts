import type { Page } from '@playwright/test';
import { coursePages } from '#src/content-model/data.ts';
import { SESSION_TEXTS } from '#src/features/courses/sessions.ts';
import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { COURSE_INTERESTS } from '#src/features/contact/contact-fields.ts';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { slugify } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, toasts, visitor, type Visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { findCourse } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

const isOpen = ({ state }: FullCourse['sessions'][number]) => state !== 'full';
const takesPeople = ({ sessions, category }: FullCourse) =>
  sessions.some(isOpen) && COURSE_INTERESTS.some(({ label }) => label === category);

/** Fills in what the course does not say. */
async function introduce(page: Page, person: Visitor): Promise<void> {
  const form = contactForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.acceptedTerms.check();
}

test('carries the course and the session into the form and to the adviser', async ({ page, request }) => {
  const course = await findCourse(request, takesPeople);
  const place = course.sessions.findLastIndex(isOpen);
  const person = visitor();
  await page.goto(paths.course(course.id));
  await page.locator('li[data-session]').nth(place).getByRole('link', { name: SESSION_TEXTS.request }).click();
  await expect(page).toHaveURL(paths.courseRequest(course.id, course.sessions[place]?.start));
  const session = page.getByLabel('Session souhaitée');
  await expect.poll(() => session.inputValue()).toContain(`${course.title} (session d`);
  const chosen = await session.inputValue();
  await expect(session).toHaveValue(chosen);
  await expect(contactForm(page).courseInterest).toHaveValue(slugify(course.category));
  await introduce(page, person);
  await contactForm(page).submit.click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  expect(await storedFrom(person.email)).toEqual([
    expect.objectContaining({ formation: chosen, courseInterest: slugify(course.category), page: paths.contact }),
  ]);
  const calendar = await page.getByRole('link', { name: 'Ajouter la session à mon agenda' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${course.sessions[place]?.start.replaceAll('-', '') ?? ''}`);
});

test('keeps the course and the chosen session without script, through a form that is refused', async ({
  plainPage,
  request,
  browserErrors,
}) => {
  browserErrors.expectError(/status 422/, /console: Failed to load resource/);
  const course = await findCourse(request, takesPeople);
  const person = visitor();
  await plainPage.goto(paths.course(course.id));
  await plainPage.locator('li[data-session]').getByRole('link').first().click();
  await expect(contactForm(plainPage).courseInterest).toHaveValue(slugify(course.category));
  const session = plainPage.getByLabel('Session souhaitée');
  await expect(session).toHaveValue(course.title);
  await session.selectOption({ index: 1 });
  const chosen = await session.inputValue();
  await introduce(plainPage, { ...person, phone: '06 39' });
  await contactForm(plainPage).submit.click();
  await expect(plainPage.getByRole('main').locator('form')).toContainText(course.title);
  await contactForm(plainPage).phone.fill(person.phone);
  await plainPage.getByRole('button', { name: 'Envoyer à nouveau' }).click();
  await expect(plainPage).toHaveURL('/merci-rappel');
  await expect(plainPage.getByRole('main').locator(`a[href="${paths.agenda}"]`)).toBeVisible();
  expect(await storedFrom(person.email)).toEqual([
    expect.objectContaining({ formation: chosen, courseInterest: slugify(course.category), page: paths.contact }),
  ]);
});

test('offers no session that has begun since the page was built', async ({ page, request }) => {
  const course = await findCourse(request, takesPeople);
  const last = course.sessions.at(-1)?.start ?? '';
  await page.clock.setFixedTime(new Date(`${last}T08:00:00Z`));
  await page.goto(paths.course(course.id));
  await expect(page.locator('li[data-session]').first()).toBeHidden();
  await expect(page.locator('li[data-session]').last()).toBeHidden();
  await expect(page.getByText(coursePages.noSession ?? SESSION_TEXTS.none)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tarif' }).getByText('Dates à convenir')).toBeVisible();
  await page.goto(paths.courseRequest(course.id, last));
  await expect(page.getByLabel('Session souhaitée').getByRole('option')).toHaveCount(1);
});
