import { coursePages } from '#src/features/editorial/page-texts.ts';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { COURSE_INTERESTS } from '#src/features/contact/contact-fields.ts';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { slugify } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, toasts, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { findCourse } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

const isOpen = ({ state }: FullCourse['sessions'][number]) => state !== 'full';
const canBeRequested = ({ sessions, category }: FullCourse) =>
  sessions.some(isOpen) && COURSE_INTERESTS.some(({ label }) => label === category);

test('prefills the form with course and session and stores both', async ({ page, request }) => {
  const course = await findCourse(request, canBeRequested);
  const index = course.sessions.findLastIndex(isOpen);
  const person = visitor();
  await page.goto(paths.course(course.id));
  await page.locator('li[data-session]').nth(index).getByRole('link', { name: 'Demander une place' }).click();
  const { start = '', place = '' } = course.sessions[index] ?? {};
  await expect(page).toHaveURL(paths.courseRequest(course.id, sessionKey({ start: new Date(start), place })));
  const session = page.getByLabel('Session souhaitée');
  await expect.poll(() => session.inputValue()).toContain(`${course.title} (session d`);
  const chosen = await session.inputValue();
  await expect(session).toHaveValue(chosen);
  await expect(contactForm(page).courseInterest).toHaveValue(slugify(course.category));
  // The page prefills the fields about the course.
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
    await contactForm(page)[name].fill(person[name]);
  await contactForm(page).acceptedTerms.check();
  await contactForm(page).submit.click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  expect(await storedFrom(person.email)).toEqual([
    expect.objectContaining({ formation: chosen, courseInterest: slugify(course.category), page: paths.contact }),
  ]);
  const calendar = await page.getByRole('link', { name: 'Ajouter la session à mon agenda' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${course.sessions[index]?.start.replaceAll('-', '') ?? ''}`);
});

test('shows a choice again after a reload: another session, or none', async ({ page, request }) => {
  const course = await findCourse(request, ({ sessions }) => sessions.length > 1);
  const [first, second] = course.sessions.map(({ start, place }) => sessionKey({ start: new Date(start), place }));
  const session = page.getByLabel('Session souhaitée');
  const chosenKey = () => session.locator('option:checked').getAttribute('data-key');
  await page.goto(paths.courseRequest(course.id, first));
  await expect.poll(chosenKey).toBe(first);
  await session.selectOption({ index: 2 });
  await page.reload();
  await expect.poll(chosenKey).toBe(second);
  await session.selectOption({ index: 0 });
  await page.reload();
  await expect.poll(chosenKey).toBe(null);
  await expect(page).toHaveURL(paths.courseRequest(course.id));
});

test('hides sessions that have begun since the build', async ({ page, request }) => {
  const course = await findCourse(request, canBeRequested);
  const last = course.sessions.at(-1)?.start ?? '';
  await page.clock.setFixedTime(new Date(`${last}T08:00:00Z`));
  await page.goto(paths.course(course.id));
  await expect(page.locator('li[data-session]').first()).toBeHidden();
  await expect(page.locator('li[data-session]').last()).toBeHidden();
  await expect(page.getByText(coursePages.noSession ?? 'Aucune date')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tarif' }).getByText('Dates à convenir')).toBeVisible();
  await page.goto(paths.courseRequest(course.id, last));
  await expect(page.getByLabel('Session souhaitée').getByRole('option')).toHaveCount(1);
});
