import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Course, FullCourse } from '#src/features/courses/course-json.ts';
import { fold } from '#src/lib/french-text.ts';
import { BuiltSite } from '../../scripts/preview-server.ts';
import { isSampleContent } from './sample-site.ts';

export const DIST = resolve('dist');

export type BuiltPage = {
  /** `/courses/excel-fondamentaux`; the home page is `/`. */
  path: string;
  html: string;
  root: HTMLElement;
};

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

/** The content security policy in the `<meta>` of a page. */
export const metaPolicy = (html: string): string =>
  /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

const server = new BuiltSite(process.cwd());

/** The response of the built site to a request for a path or a URL. */
export const answerAt = (address: string): Promise<Response> =>
  server.answer(new Request(address.startsWith('/') ? `http://localhost${address}` : address));

const TEXT_FILE = /\.(html|json|xml|txt|svg|js|css)$|^api\/|^_/;

/** Built files whose name or text contains one of these words. Ignores case and accents. */
export const filesThatName = (words: readonly string[]): string[] =>
  builtFiles().filter((file) => {
    const text = fold(`${file} ${TEXT_FILE.test(file) ? readBuilt(file) : ''}`);
    return words.some((word) => text.includes(word));
  });

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

/** The content of a `meta` element by its name or property. */
export const metaOf = ({ root }: BuiltPage, name: string): string =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

export const canonicalOf = ({ root }: BuiltPage): string =>
  root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

export const isIndexable = (page: BuiltPage): boolean => !metaOf(page, 'robots').includes('noindex');

export const indexablePages = () => builtPages().filter(isIndexable);

/** A text with single spaces. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The values of an attribute, from all elements that have it. */
export const attributes = (root: HTMLElement, name: string): string[] =>
  root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');

/** Whether the built site is the sample that ships with the project. */
export const isSample = isSampleContent();

/** The number of items that a check must find in the sample, so that no check passes on an empty list. */
export const atLeast = (count: number): number => (isSample ? count : 0);

const HIDDEN = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'TEMPLATE', 'USE']);
const INLINE = new Set('A ABBR B CITE EM I MARK Q SMALL SPAN STRONG SUP TIME VAR'.split(' '));
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'data-title'];

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

function textIn(node: Node): string {
  // A browser shows a line break of the source as a space. No-break spaces stay.
  if (!isElement(node)) return node.text.replace(/[ \t\r\n]+/g, ' ');
  if (HIDDEN.has(node.tagName) || node.getAttribute('lang') === 'en') return '';
  const inner = node.childNodes.map(textIn).join('');
  return INLINE.has(node.tagName) ? inner : `\n${inner}\n`;
}

/** The text that people read or hear on a page, one line per block, with the title, the description and the labels. */
export function visibleLines(root: HTMLElement): string[] {
  const spoken = SPOKEN_ATTRIBUTES.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)),
  );
  const described = root
    .querySelectorAll('meta[name="description"], meta[property^="og:"]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const lines = [textIn(root), ...spoken, ...described.filter((text) => !text.startsWith('https:'))]
    .join('\n')
    .split('\n');
  return [...new Set(lines.map((line) => line.replace(/^ +| +$/g, '')).filter((line) => line !== ''))];
}
