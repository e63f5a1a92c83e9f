import { test } from '@playwright/test';
import { findArticles } from '#src/features/blog/article.ts';
import { ARTICLES_PER_PAGE } from '#src/features/blog/articles-per-page.ts';
import type { Article } from '#src/features/blog/article-collection.ts';
import type { Course } from '#src/features/courses/course-json.ts';
import { catalogueCount, catalogueTitle, findCourses } from '#src/features/courses/facets.ts';
import { COURSES_PER_PAGE, SHOWCASE_SIZE } from '#src/features/courses/course.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { paths } from '#src/site/paths.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { categories } from '#src/site/categories.ts';
import { site } from '#src/site/site.ts';
import { formWalk } from './form-walk.ts';
import { listWalk, readPage } from './list-walk.ts';
import { listedCourses, readBuilt } from '../../support/built-site.ts';
import { agendaWalk } from './agenda-walk.ts';
import { comparisonWalk } from './comparison-walk.ts';
import { pageWalk } from './page-walk.ts';
import { searchWalk } from './search-walk.ts';
import { type Model, type Walk, walkRandomly } from './walk.ts';

const courses = listedCourses();

const COURSE_LIST = {
  path: paths.courses,
  file: paths.apiCourses,
  items: courses,
  more: 'Afficher les suivantes',
  reset: 'Voir toutes les formations',
};

const catalogue = () =>
  listWalk<Course>({
    ...COURSE_LIST,
    page: paths.courses,
    // More courses than a page shows.
    items: ['1', '2', '3'].flatMap((copy) =>
      courses.map((course) => ({ ...course, id: `${course.id}-${copy}`, title: `${course.title} ${copy}` })),
    ),
    find: findCourses,
    status: catalogueCount,
    title: (shown) => pageTitle(catalogueTitle(shown), site.brand.name),
    pageSize: COURSES_PER_PAGE,
    starts: [
      ...['', '?category=Informatique', '?lieu=angers', '?q=excel&lieu=ANGERS%20', '?category=Jardinage'],
      '?category=Bureautique&tri=prix&cpf=oui',
    ].map((search) => paths.courses + search),
  });

const showcase = () =>
  listWalk<Course>({
    ...COURSE_LIST,
    page: paths.home,
    find: (items, query) => findCourses(items, query).slice(0, SHOWCASE_SIZE),
    status: ({ query: { category }, total = 0 }) =>
      category ? `${category}\u00a0: ${countOf(total, 'formation')} ci-dessous` : '',
    pageSize: SHOWCASE_SIZE,
    starts: [paths.home],
  });

async function blog() {
  const names = categories.articles.map(({ name }) => name);
  const titles = new Map<string | undefined, string>();
  for (const name of [undefined, ...names]) {
    const { documentTitle } = await readPage(name === undefined ? paths.blog : paths.articleCategory(name));
    titles.set(name, documentTitle);
  }
  return listWalk<Article>({
    page: paths.blog,
    path: paths.blog,
    file: paths.apiBlog,
    items: JSON.parse(readBuilt('api/blog.json')) as Article[],
    find: (items, { category }) => findArticles(items, category),
    status: ({ total = 0 }) => countOf(total, 'article', 'Aucun'),
    title: ({ query: { category } }) => titles.get(category) ?? titles.get(undefined) ?? '',
    pageSize: ARTICLES_PER_PAGE,
    more: 'Afficher les suivants',
    reset: 'Voir tous les articles',
    starts: [paths.blog, paths.articleCategory('Jardinage'), ...names.map((name) => paths.articleCategory(name))],
  });
}

function contact() {
  const course = courses.find(({ openings }) => openings.length > 0);
  const requests = [undefined, course?.openings[0]?.start].map((day) => paths.courseRequest(course?.id ?? '', day));
  return formWalk({ kind: 'contact', starts: [paths.contact, ...requests] });
}

const dialog = () => formWalk({ kind: 'callback', starts: [paths.aiCourse], opener: 'Être rappelé' });

const NAMES = {
  catalogue,
  showcase,
  blog,
  contact,
  dialog,
  agenda: agendaWalk,
  comparison: () => comparisonWalk(courses),
  search: searchWalk,
  page: pageWalk,
};

/** `WALKS=100` takes a hundred walks of each kind. */
const NIGHTLY = Number(process.env.WALKS ?? 30);

for (const [name, walkOf] of Object.entries<() => unknown>(NAMES))
  for (const count of [1, NIGHTLY]) {
    const tag = count === 1 ? [] : '@full';
    test(
      `agrees with the model of the ${name} at each step of ${String(count)} walks`,
      { tag },
      async ({ browser }) => {
        test.setTimeout(60_000 + count * 20_000);
        await walkRandomly(browser, (await walkOf()) as Walk<Model>, count);
      },
    );
  }
