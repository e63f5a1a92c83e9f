import { posix } from 'node:path';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slugify } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/template.ts';
import { SERVED_AS } from '#src/site/brand-files.ts';
import { neededBy, type Optional } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import { addressRules } from './address-rules.ts';
import { readData } from './content-source.ts';
import { entryFiles, idOf } from './entry-files.ts';
import { knownCategories } from './known-categories.ts';
import type { ProjectFiles } from './project-files.ts';

/** Whether a file is there under exactly this name: some disks take `Photo.JPG` for `photo.jpg`, the site's host does not. */
export const isThere = (files: ProjectFiles, path: string): boolean =>
  files.names(posix.dirname(path)).includes(posix.basename(path)) && !files.isFolder(path);

/** The entries of a folder by their names. */
const idsIn = (files: ProjectFiles, folder: string): string[] => entryFiles(files, folder).map(idOf);

/** The path before the address of a page; pages that want some content stand deeper. */
const PAGES_FOLDER = /^src\/pages(\/_optional\/[^/]+)?/;

/** The pages of `src/pages` that are not made of content: `/about`, `/recherche.json`. */
function fixedPages(files: ProjectFiles, folder: string): string[] {
  return files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (files.isFolder(path)) return fixedPages(files, path);
    if (name.includes('[') || !/\.(astro|ts)$/.test(name) || name.includes('.test.')) return [];
    return [path.replace(PAGES_FOLDER, '').replace(/(\/index)?\.(astro|ts)$/, '') || '/'];
  });
}

/** The addresses that answer under another name than a file's. */
const ruledAddresses = (files: ProjectFiles): string[] =>
  addressRules(files).flatMap(({ from, query, status }) => (status === 404 || query !== undefined ? [] : [from]));

const listPages = (list: (page: number, slug?: string) => string, categories: readonly string[]): string[] => [
  list(1),
  ...categories.map((category) => list(1, slugify(category))),
];

/** Every page of the site that content makes or that always is, as `/courses/excel`; files of `public/` apart. */
export function knownPages(files: ProjectFiles): ReadonlySet<string> {
  const courses = idsIn(files, 'courses');
  const articles = idsIn(files, 'blog');
  const categories = knownCategories(files);
  const site = readData(files, 'site.yaml');
  const isHere: Record<Optional, boolean> = {
    'ai-course': files.has(`${CONTENT}/ai-course.yaml`),
    articles: articles.length > 0,
    // One that could not be read may have one.
    certificate: site === undefined || valueAt(site, ['certificate']) !== undefined,
  };
  const pages = [
    ...Object.values(paths).flatMap((path) =>
      typeof path === 'string' && path.startsWith('/') ? [path.replace(/[#?].*$/, '') || '/'] : [],
    ),
    ...fixedPages(files, 'src/pages'),
    ...ruledAddresses(files),
    ...Object.keys(SERVED_AS),
    ...Object.values(FORMS).map(({ thanks }) => thanks),
    ...listPages(paths.coursePage, categories.listed),
    ...listPages(paths.articlePage, categories.articles),
    ...courses.flatMap((id) => [
      paths.course(id),
      paths.courseProgramme(id),
      paths.courseRequestPage(id),
      paths.courseIllustration(id),
      paths.apiCourse(id),
    ]),
    ...articles.flatMap((name) => {
      const id = articleNumber(name);
      return [paths.article(id), paths.articleIllustration(id), `${paths.apiBlog}/${id}`];
    }),
    ...idsIn(files, 'catalogues').map(paths.catalogue),
    ...idsIn(files, 'legal').map(paths.legalPage),
    ...idsIn(files, 'creators').map(paths.creator),
  ];
  return new Set(
    pages.filter((page) => {
      const part = neededBy(page);
      return part === undefined || isHere[part];
    }),
  );
}

/** The address under which the public reads the site; nothing while `content/site.yaml` cannot be read. */
export function ownOrigin(files: ProjectFiles): string | undefined {
  const url = valueAt(readData(files, 'site.yaml'), ['brand', 'url']);
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
}
