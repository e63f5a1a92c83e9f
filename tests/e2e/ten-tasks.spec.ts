import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { formatPrice } from '#src/features/courses/price.ts';
import { FACTS } from '#src/features/courses/course-fact-texts.ts';
import { findCourses } from '#src/features/courses/facets.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { formatDay, formatMonth } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { allCourses, catalogue, findCourse } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'À distance';
const MAX_ACTIONS = 3;

/** A new visitor with a small phone. Counts the clicks and the typed queries of the visitor. */
class NewVisitor {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly hasScript: boolean;
  actions = 0;

  constructor(page: Page, request: APIRequestContext, hasScript: boolean) {
    this.page = page;
    this.request = request;
    this.hasScript = hasScript;
  }

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  link = (name: string | RegExp): Locator =>
    this.page.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) }).first();

  openCatalogue = () => this.press(this.link('Découvrir nos formations'));

  /** Opens a course by the heading of its card. */
  openCourse = (title: string) => this.press(this.page.locator('main article').getByRole('link', { name: title }));

  /** Selects an option of a filter and waits until the page marks the option as current. */
  async select(label: string): Promise<void> {
    const option = this.page.locator('[data-filter] li a').filter({ hasText: new RegExp(`^${label}\\d*$`) });
    await this.press(option);
    await expect(option).toHaveAttribute('aria-current', 'true');
  }

  async search(words: string): Promise<void> {
    await this.press(this.page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
    this.actions += 1;
    await this.page.getByLabel('Que cherchez-vous ?').fill(words);
  }

  /** A link in the first results of the search. */
  result = (name: string): Locator => this.page.locator('#trouves').getByRole('link', { name }).first();
}

/** Tests a task from the home page, with and without JavaScript. */
function task(title: string, work: (visitor: NewVisitor) => Promise<void>): void {
  for (const hasScript of [true, false])
    test(
      `${title}, ${hasScript ? 'with' : 'without'} JavaScript`,
      { tag: '@full' },
      async ({ page, plainPage, request }) => {
        const visitor = new NewVisitor(hasScript ? page : plainPage, request, hasScript);
        await visitor.page.setViewportSize({ width: 360, height: 740 });
        await visitor.page.goto(paths.home);
        await work(visitor);
        expect(visitor.actions).toBeLessThanOrEqual(MAX_ACTIONS);
      },
    );
}

task('finds an Excel course by town and month that the CPF pays for', async (visitor) => {
  const { page, request, hasScript } = visitor;
  const course = (await allCourses(request)).find(
    ({ title, eligibleForCPF, nextSession }) =>
      title.includes('Excel') && eligibleForCPF && nextSession && nextSession.place !== REMOTE,
  );
  const { start, place } = course?.nextSession ?? { start: '', place: '' };
  const after = new Date(start);
  after.setUTCMonth(after.getUTCMonth() + 1, 1);
  const shown = `${place}, le ${formatDay(new Date(start))}`.replaceAll(/\s/g, ' ');
  if (hasScript) {
    await visitor.search(`un cours d’Excel à ${place} avant ${formatMonth(after)} payé par mon CPF`);
    const found = page.locator('#trouves > *').filter({ hasText: course?.title ?? '' });
    await expect(found.first()).toContainText(shown);
    await visitor.press(visitor.result(course?.title ?? ''));
    await expect(page).toHaveURL(paths.course(course?.id ?? ''));
  } else {
    await visitor.openCatalogue();
    const card = page.locator('main article').filter({ hasText: course?.title ?? '' });
    await expect(card).toContainText(shown);
    await expect(card).toContainText('Éligible CPF');
  }
});

task('finds the trainer in cybersecurity', async (visitor) => {
  const { page, request, hasScript } = visitor;
  const course = await findCourse(request, ({ title }) => title.toLowerCase().includes('cybersécurité'));
  if (hasScript) {
    await visitor.search('qui enseigne la cybersécurité');
    await visitor.press(visitor.result(course.title));
  } else {
    await visitor.openCatalogue();
    await visitor.openCourse(course.title);
  }
  const [trainer = ''] = course.facts.find(({ id }) => id === 'trainers')?.detail ?? [];
  await expect(page.getByRole('region', { name: FACTS.trainers.term })).toContainText(trainer.split(',', 1)[0] ?? '');
});

task('finds the price of a course and the amount left to pay', async (visitor) => {
  const { page, request, hasScript } = visitor;
  const course = (await allCourses(request)).find(
    ({ eligibleForCPF, price, certification }) => eligibleForCPF && certification && price?.unit === 'person',
  );
  await visitor.openCatalogue();
  await visitor.openCourse(course?.title ?? '');
  const box = page.getByRole('complementary', { name: FACTS.price.term });
  await expect(box).toContainText(formatEuros(course?.price?.amount ?? 0));
  await expect(box).toContainText('à votre charge');
  await visitor.press(visitor.link('Estimer ce qui me reste à payer'));
  if (hasScript) await expect(page.locator('#estimation output')).toContainText('Il reste à payer');
  else await expect(page.locator('#estimation').getByRole('table', { name: 'Répertoire spécifique' })).toBeVisible();
});

task('finds courses for 500 € or less', async (visitor) => {
  const { page, request, hasScript } = visitor;
  await visitor.openCatalogue();
  const cheap = findCourses(await allCourses(request), { prix: '500' });
  expect(cheap.length).toBeGreaterThan(0);
  if (hasScript) {
    await visitor.press(page.getByText('Prix, durée, date'));
    await visitor.select('500.€ au plus');
    await expect(catalogue(page).titles).toHaveText(cheap.map(({ title }) => title));
  }
  for (const { title, price } of cheap)
    await expect(catalogue(page).cards.filter({ hasText: title })).toContainText(
      price ? formatPrice(price, 'short') : '',
    );
});

task('finds the next session in a town', async (visitor) => {
  const { page, request, hasScript } = visitor;
  const openings = (await allCourses(request)).flatMap((course) => course.openings);
  const [next] = openings
    .filter(({ place }) => place !== REMOTE)
    .sort((one, other) => one.start.localeCompare(other.start));
  const town = next?.place ?? '';
  await visitor.press(page.getByRole('contentinfo').getByRole('link', { name: 'Agenda' }));
  if (hasScript) {
    await visitor.select(town);
    await expect(page).toHaveURL(`${paths.agenda}?lieu=${slugify(town)}`);
  }
  const rows = page.locator('[data-agenda] li[data-session]').filter({ visible: true });
  await expect(rows.filter({ hasText: town, hasNotText: 'Complète' }).first()).toHaveAttribute(
    'data-session',
    next?.start ?? '',
  );
});

task('downloads a programme', async (visitor) => {
  const { page, request } = visitor;
  const [course] = await allCourses(request);
  await visitor.openCatalogue();
  await visitor.openCourse(course?.title ?? '');
  const link = page.locator('[data-course-actions]').getByRole('link', { name: 'Programme en PDF' });
  await expect(link).toBeVisible();
  visitor.actions += 1;
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

task('compares a course with a similar one', async (visitor) => {
  const { page, request, hasScript } = visitor;
  const courses = await allCourses(request);
  const [course] = courses;
  await visitor.openCatalogue();
  if (hasScript) {
    await visitor.openCourse(course?.title ?? '');
    await visitor.press(visitor.link('Comparer à une autre'));
    await expect(page.locator('thead th a')).toHaveCount(2);
    await expect(page.getByRole('rowheader', { name: 'Diffère' }).first()).toBeVisible();
  } else {
    await visitor.press(visitor.link('comparez deux ou trois formations'));
    for (const { title, price } of courses.slice(0, 2)) {
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row).toContainText(price ? formatPrice(price, 'short') : 'Sur devis');
    }
  }
});

task('finds the internal rules', async (visitor) => {
  if (visitor.hasScript) {
    await visitor.search('règlement intérieur');
    await visitor.press(visitor.result('Règlement intérieur'));
  } else {
    await visitor.press(visitor.link('Plan du site'));
    await visitor.press(visitor.page.locator('main').getByRole('link', { name: 'Règlement intérieur' }));
  }
  await expect(visitor.page).toHaveURL(paths.internalRules);
});

task('asks to be called back', async (visitor) => {
  const { page, request } = visitor;
  const [course] = await allCourses(request);
  await visitor.openCatalogue();
  await visitor.openCourse(course?.title ?? '');
  await visitor.press(visitor.link(/^Être rappelé/));
  await expect(page.locator('#demande')).toContainText(course?.title ?? '');
  await expect(page.getByLabel('Téléphone')).toBeVisible();
});

task('finds a remote course that prepares a certification', async (visitor) => {
  const { page, request, hasScript } = visitor;
  await visitor.openCatalogue();
  const found = findCourses(await allCourses(request), { lieu: slugify(REMOTE), certification: 'oui' });
  expect(found.length).toBeGreaterThan(0);
  if (hasScript) {
    await visitor.select(REMOTE);
    await visitor.select('Certification préparée');
    await expect(catalogue(page).titles).toHaveText(found.map(({ title }) => title));
  } else {
    await visitor.press(visitor.link('comparez deux ou trois formations'));
    for (const { title, certification } of found)
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText(certification ?? '');
  }
});
