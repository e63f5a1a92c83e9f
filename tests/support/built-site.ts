import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Course, FullCourse } from '#src/features/courses/course-json.ts';
import { BuiltSite } from '../../scripts/preview-server.ts';
import { type BuiltPage, isIndexable } from './built-page.ts';
import { isSampleContent } from './sample-site.ts';

export const DIST = resolve('dist');

/** Every file of the built site: `['404.html', 'api/courses.json', …]`. */
export const builtFiles = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1))
    .sort();

export const readBuilt = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** The courses in the order of the catalogue. */
export const listedCourses = () => JSON.parse(readBuilt('api/courses.json')) as Course[];

export const courseMirror = (id: string) => JSON.parse(readBuilt(`api/courses/${id}`)) as FullCourse;

export const courseMirrors = (): FullCourse[] =>
  builtFiles()
    .filter((file) => file.startsWith('api/courses/'))
    .map((file) => courseMirror(file.replace('api/courses/', '')));

const server = new BuiltSite(process.cwd());

export const answerAt = (address: string): Promise<Response> =>
  server.answer(new Request(address.startsWith('/') ? `http://localhost${address}` : address));

const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

let pages: readonly BuiltPage[] | undefined;

/** Every page of the built site, parsed once. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readBuilt(file);
      return { path: pathOf(file), html, root: parse(html, { comment: false }) };
    });
  return pages;
}

/** The page of a path, which must exist: `builtPage('/contact')`. */
export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No ${path} in dist/: run "npm run build" first.`);
  return page;
}

export const indexablePages = () => builtPages().filter(isIndexable);

/** One line per element of a page that breaks a rule: `/agenda: <li></li>`. */
export const broken = (selector: string, isBroken: (element: HTMLElement) => boolean = () => true): string[] =>
  builtPages().flatMap(({ path, root }) =>
    root
      .querySelectorAll(selector)
      .filter(isBroken)
      .map((element) => `${path}: ${element.toString().slice(0, 160)}`),
  );

export const isSample = isSampleContent();

/** The number of items that a check must find in the sample, so that no check passes on an empty list. */
export const atLeast = (count: number): number => (isSample ? count : 0);
