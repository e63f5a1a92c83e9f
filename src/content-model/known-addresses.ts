import { posix } from 'node:path';
import { BLOG_CATEGORIES } from '#src/features/blog/article-categories.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { THANK_YOU_PATHS } from '#src/features/contact/thank-you-paths.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { addressesOf, isNamedFolder } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import { FOLDER_RULES } from './content-rules.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';

/** Whether a file is there under exactly this name: some disks take `Photo.JPG` for `photo.jpg`, the site's host does not. */
export const isThere = (files: ProjectFiles, path: string): boolean =>
  files.names(posix.dirname(path)).includes(posix.basename(path)) && !files.isFolder(path);

/** The files of a folder of content by their names without an ending. */
const idsIn = (files: ProjectFiles, folder: string): string[] => {
  const endings = FOLDER_RULES[folder]?.extensions ?? [];
  return files
    .names(`content/${folder}`)
    .filter((name) => endings.includes(posix.extname(name)))
    .map((name) => posix.parse(name).name);
};

/** The pages of `src/pages` that are not made of content: `/about`, `/recherche.json`. */
function fixedPages(files: ProjectFiles, folder = 'src/pages'): string[] {
  return files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (files.isFolder(path)) return fixedPages(files, path);
    if (name.includes('[') || !/\.(astro|ts)$/.test(name) || name.includes('.test.')) return [];
    return [path.replace(/^src\/pages/, '').replace(/(\/index)?\.(astro|ts)$/, '') || '/'];
  });
}

/** What the host answers under another name than a file's: the lines of netlify.toml and `_redirects` that lead somewhere. */
function redirected(files: ProjectFiles): string[] {
  const toml = files.has('netlify.toml') ? files.read('netlify.toml') : '';
  const lines = files.has('public/_redirects') ? files.read('public/_redirects') : '';
  return [
    ...toml
      .split('[[redirects]]')
      .filter((rule) => !rule.includes('status = 404'))
      .flatMap((rule) => /^\s*from = "([^"]+)"/m.exec(rule)?.[1] ?? []),
    ...lines.split('\n').flatMap((line) => /^(\/\S*)\s+\S/.exec(line)?.[1] ?? []),
  ].filter((path) => !path.includes('*'));
}

const listPages = (list: (page: number, slug?: string) => string, categories: readonly string[]): string[] => [
  list(1),
  ...categories.map((category) => list(1, slugify(category))),
];

/** Every page of the site that content makes or that always is, as `/courses/excel`; files of `public/` apart. */
export function knownPages(files: ProjectFiles): ReadonlySet<string> {
  const courses = idsIn(files, 'courses');
  const articles = idsIn(files, 'blog');
  return new Set([
    ...Object.values(paths).flatMap((path) =>
      typeof path === 'string' && path.startsWith('/') ? [path.replace(/[#?].*$/, '') || '/'] : [],
    ),
    ...fixedPages(files),
    ...redirected(files),
    ...Object.values(THANK_YOU_PATHS),
    ...listPages(paths.coursePage, COURSE_CATEGORIES),
    ...listPages(paths.articlePage, BLOG_CATEGORIES),
    ...courses.flatMap((id) => [
      paths.course(id),
      paths.courseProgramme(id),
      paths.courseRequestPage(id),
      paths.courseIllustration(id),
      paths.apiCourse(id),
    ]),
    ...articles.flatMap((name) => {
      const id = articleNumber(name);
      return [paths.article(id), `${paths.blog}/${name}`, paths.articleIllustration(id), `${paths.apiBlog}/${id}`];
    }),
    ...idsIn(files, 'catalogues').map(paths.catalogue),
    ...idsIn(files, 'legal').map(paths.legalPage),
    ...idsIn(files, 'creators').map(paths.creator),
  ]);
}

/** The address under which the public reads the site; nothing while `content/site.yaml` cannot be read. */
export function ownOrigin(files: ProjectFiles): string | undefined {
  const url = valueAt(readData(files, 'site.yaml'), ['brand', 'url']);
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** The addresses that an entry had, from which its host leads to the one that it has. */
export function formerAddresses(folder: string, data: unknown): string[] {
  const names = valueAt(data, ['formerNames']);
  if (!isNamedFolder(folder) || !Array.isArray(names)) return [];
  return names.flatMap((name) => (typeof name === 'string' ? addressesOf(folder, name) : []));
}
