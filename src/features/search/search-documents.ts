import type { TailoredPageData } from '#src/features/tailored-pages/tailored-page-schema.ts';
import { nextStart } from '#src/features/courses/course.ts';
import { toCourse } from '#src/features/courses/course-json.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { slugify, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { paths } from '#src/site/paths.ts';
import type { ConfiguredPage, Synonyms } from './search-schema.ts';

export type SearchDocument = {
  href: string;
  kind: 'course' | 'article' | 'person' | 'page';
  title: string;
  text: string;
  category?: string;
  answers?: { lasting: string; next?: { start: string; text: string } };
  tags?: readonly string[];
  words?: string | undefined;
  asked?: readonly string[];
};

export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

type Entry<Data> = { id: string; data: Data };

type Sources = {
  courses: readonly Entry<CourseData>[];
  articles: readonly (Entry<{ title: string; excerpt: string; category: string; tags: readonly string[] }> & {
    body?: string | undefined;
  })[];
  people: readonly Entry<{ name: string; role: string }>[];
  catalogues: readonly Entry<TailoredPageData>[];
  pages: readonly { href: string; label: string }[];
  configuredPages: readonly ConfiguredPage[];
};

const headingsOf = (markdown = ''): string[] => [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text);

const unique = (words: readonly string[]): string => [...new Set(words)].join('. ');

const MODALITY_WORDS = {
  remote: 'à distance, en visio',
  'on-site': 'en présentiel',
  blended: 'à distance, en présentiel',
} as const satisfies Record<NonNullable<CourseData['modality']>, string>;

const courseWords = (data: CourseData, trainers: readonly string[]): string => {
  const { certification, modality, sessions = [], objectives = [], modules = [], level, audience } = data;
  const { code, title, certifier } = certification ?? {};
  const words = [
    ...[code, code?.replace(/^[A-Z]+/, '$& '), title, certifier, code && 'certification certificat certifiante'],
    data.eligibleForCPF && 'CPF',
    modality && MODALITY_WORDS[modality],
    ...sessions.map(({ place }) => place),
    ...[...trainers, level, audience, ...objectives],
    ...modules.flatMap((module) => [module.title, ...module.points]),
  ];
  return unique(words.filter((word) => typeof word === 'string'));
};

function courseAnswers(entry: Entry<CourseData>): SearchDocument['answers'] {
  const course = toCourse(entry);
  return {
    lasting: `${course.priceText}, ${course.duration}.${course.eligibleForCPF ? ' Éligible CPF.' : ''}`,
    ...(course.openings[0] && { next: { start: course.openings[0].start, text: `${nextStart(course)}.` } }),
  };
}

const TRAINER_WORDS = ['formateur', 'formatrice', 'enseigne', 'enseignant', 'prof', 'professeur', 'intervenant'];

/** Whether this build has the page. `search.yaml` may list a draft, which only previews contain, or an empty blog. */
function isBuilt(address: string, { courses, articles }: Sources): boolean {
  const page = address.replace(/[?#].*/, '');
  if (articles.length === 0 && (page === paths.blog || page.startsWith(`${paths.blog}/`))) return false;
  const isCategory = page.startsWith(`${paths.courses}/categorie/`);
  if (isCategory) return COURSE_CATEGORIES.some((category) => page === paths.coursePage(1, slugify(category)));
  const entries = [...courses.map(({ id }) => paths.course(id)), ...articles.map(({ id }) => paths.article(id))];
  return !/^\/(courses|blog)\/[^/]+$/.test(page) || entries.includes(page);
}

/** Returns the documents of pages, and of sections that `search.yaml` lists, such as `/contact#bureaux`. */
function pageDocuments(sources: Sources): SearchDocument[] {
  const { pages, catalogues } = sources;
  const configuredPages = sources.configuredPages.filter(({ href }) => isBuilt(href, sources));
  const settings = new Map(configuredPages.map((page) => [page.href, page]));
  const labels = new Map(pages.map(({ href, label }) => [href, label]));
  const catalogueWords = new Map(
    catalogues.map(({ id, data }) => [paths.tailoredPage(id), unique(data.items.map(({ title }) => title))]),
  );
  return [...new Set([...labels.keys(), ...settings.keys()])].map((href) => {
    const { title, words = [], answer = '' } = settings.get(href) ?? {};
    return {
      href,
      kind: 'page',
      title: withNoBreakSpaces(title ?? labels.get(href) ?? href),
      text: withNoBreakSpaces(answer),
      words: catalogueWords.get(href),
      ...(words.length > 0 && { asked: words }),
    };
  });
}

function courseDocuments({ courses, people }: Sources): SearchDocument[] {
  const trainerNames = new Map(people.map(({ id, data }) => [id, data.name]));
  return courses.map((course) => {
    const { id, data } = course;
    const trainers = (data.trainers ?? []).flatMap((trainer) => trainerNames.get(trainer) ?? []);
    return {
      href: paths.course(id),
      kind: 'course',
      title: data.title,
      text: data.description,
      category: data.category,
      answers: courseAnswers(course),
      words: courseWords(data, trainers),
    };
  });
}

function personDocuments({ courses, people }: Sources): SearchDocument[] {
  return people.map(({ id, data: { name, role } }) => {
    const taught = courses.filter(({ data }) => data.trainers?.includes(id)).map(({ data }) => data.title);
    return {
      href: paths.person(id),
      kind: 'person',
      title: name,
      text: role,
      words: unique(taught),
      ...(taught.length > 0 && { asked: TRAINER_WORDS }),
    };
  });
}

const articleDocuments = ({ articles }: Sources): SearchDocument[] =>
  articles.map(({ id, data: { title, excerpt, category, tags }, body }) => ({
    href: paths.article(id),
    kind: 'article',
    title,
    text: excerpt,
    category,
    tags,
    words: unique(headingsOf(body)),
  }));

export const searchDocuments = (sources: Sources): SearchDocument[] => [
  ...courseDocuments(sources),
  ...articleDocuments(sources),
  ...personDocuments(sources),
  ...pageDocuments(sources),
];
