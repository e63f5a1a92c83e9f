import { posix } from 'node:path';
import { ARTICLES_PER_PAGE } from '#src/features/blog/articles-per-page.ts';
import { COURSES_PER_PAGE } from '#src/features/courses/course.ts';
import { addressesIn, pictureFile } from '#src/features/pictures/picture-files.ts';
import { pictureProblem, proposedAddress } from '#src/features/pictures/picture-problem.ts';
import { slugify } from '#src/lib/french-text.ts';
import { inPages } from '#src/lib/in-pages.ts';
import { textsIn, valueAt } from '#src/lib/template.ts';
import { paths } from '#src/site/paths.ts';
import { isDraft } from '#src/site/publication.ts';
import { decoded, isArticlePage, knownPages, pageOf } from './address-rules.ts';
import { IMAGE_PATH, publicationSchema } from '#src/fields/fields.ts';
import type { CheckedEntry } from './check-entry.ts';
import type { Problem, ProblemText } from './finding.ts';
import { dataOf, type Entry, type ProjectFiles } from './read.ts';
import { categoryNames } from './references.ts';
import { correction, describeValue } from './schema-problems.ts';
import { PAGE_IDS, type TextLink } from './texts.ts';

type Link = Omit<TextLink, 'line'>;

type Targets = {
  files: ProjectFiles;
  origin: string | undefined;
  pages: ReadonlySet<string>;
  hidden: readonly string[];
  ids: ReadonlyMap<string, ReadonlySet<string>>;
};

const KNOWN_START = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:|\{\{|%7B%7B)/i;
const VALUE_NAME = /\{\{|%7B%7B/i;

/** Compares file names exactly, because the host of the site distinguishes case, unlike some file systems. */
const exists = (files: ProjectFiles, path: string): boolean =>
  files.names(posix.dirname(path)).includes(posix.basename(path)) && !files.isFolder(path);

function missingPicture(path: string, files: ProjectFiles): ProblemText | undefined {
  const remedy = `déposez-la dans ${pictureFile(path)}, ou corrigez son nom`;
  if (!addressesIn(path).includes(path))
    return { found: describeValue(path), allowed: IMAGE_PATH, remedy: proposedAddress(path) ?? remedy };
  // Editors add pictures to `content`, and developers add pictures to `public`.
  if (exists(files, pictureFile(path)) || exists(files, `public${path}`)) return undefined;
  const folder = posix.dirname(path);
  const beside = files.names(pictureFile(folder)).map((name) => posix.join(folder, name));
  return { found: describeValue(path), allowed: 'une image qui existe', remedy: correction(path, beside, remedy) };
}

function addressProblem(address: string, isPicture: boolean, targets: Targets): ProblemText | undefined {
  const plain = decoded(address.replace(/[?#].*$/, ''));
  const { files, pages, hidden } = targets;
  if (hidden.includes(plain))
    return {
      severity: 'warning',
      found: describeValue(address),
      allowed: 'une page que le public voit aujourd’hui',
      remedy: 'mettez en ligne la page visée, ou retirez le lien',
    };
  if (pages.has(plain)) return undefined;
  if (isPicture || plain.startsWith('/images/')) return missingPicture(plain, files);
  if (exists(files, `public${plain}`)) return undefined;
  const bare = plain.replace(/(\.html|\/)$/, '');
  return {
    found: describeValue(address),
    allowed: 'une page qui existe',
    remedy: pages.has(bare)
      ? `écrivez « ${bare} », sans rien après`
      : correction(plain, [...pages], 'corrigez l’adresse, ou retirez le lien'),
  };
}

/** Fragments that need no element: the top of the page, and a quoted text. */
const WITHOUT_ELEMENT = /^(top$|:~:)/;

export const leadsTo = (fragment: string, ids: ReadonlySet<string>): boolean =>
  WITHOUT_ELEMENT.test(fragment) || ids.has(decoded(fragment));

/** Skips links to pages without Markdown text, because `check-fragments.ts` checks them in the built pages. */
function fragmentProblem(address: string, page: string, { ids }: Targets): ProblemText | undefined {
  const [path = '', fragment = ''] = address.split('#');
  const known = ids.get(decoded(path.replace(/\?.*/, '')) || page);
  if (fragment === '' || known === undefined || leadsTo(fragment, new Set([...known, ...PAGE_IDS]))) return undefined;
  return {
    found: describeValue(`#${fragment}`),
    allowed:
      'un titre de la page visée, en minuscules, sans apostrophe, avec un tiret pour chaque espace : #à-qui-sadresser',
    remedy: correction(decoded(fragment), [...known], 'visez un titre qui existe, ou retirez le signe # et sa suite'),
  };
}

function linkProblem({ address, isPicture }: Link, page: string, targets: Targets): ProblemText | undefined {
  const { origin } = targets;
  if (address === '') return undefined;
  if (!KNOWN_START.test(address))
    return {
      found: describeValue(address),
      allowed: 'une page du site (/contact), une adresse https://, mailto: ou tel:',
      remedy: 'commencez une page du site par une barre, et un autre site par https://',
    };
  if (isPicture && !address.startsWith('/'))
    return {
      found: describeValue(address),
      allowed: 'une image de content/images : les navigateurs ne montrent pas celles d’un autre site',
      remedy: 'déposez l’image dans ce dossier, ou donnez un lien',
    };
  const isInternal = origin !== undefined && (address === origin || address.startsWith(`${origin}/`));
  const target = isInternal ? address.slice(origin.length) || '/' : address;
  if (VALUE_NAME.test(target) || !/^[/#]/.test(target)) return undefined;
  const missingPage = target.startsWith('/') ? addressProblem(target, isPicture, targets) : undefined;
  return missingPage ?? fragmentProblem(target, page, targets);
}

const IN_MARKDOWN = /(!?)\[[^\]]*\]\(\s*<?([^\s)>]*)/g;

function linksOfValue(value: string): Link[] {
  if (/^\/(?!\/)\S*$/.test(value)) return [{ address: value, isPicture: value.startsWith('/images/') }];
  return [...value.matchAll(IN_MARKDOWN)].map(([, mark, address = '']) => ({ address, isPicture: mark === '!' }));
}

const pictureProblems = (files: ProjectFiles, { file, source }: Entry): Problem[] =>
  addressesIn(source)
    .filter((address) => exists(files, pictureFile(address)))
    .flatMap((address): Problem[] => {
      const problem = pictureProblem(address, files.bytes(pictureFile(address)));
      if (problem === undefined) return [];
      const line = source.slice(0, source.indexOf(address)).split('\n').length;
      return [{ file, line, ...problem, found: `${address}, ${problem.found}` }];
    });

const isHidden = ({ data }: Entry): boolean => isDraft({ data: publicationSchema.parse(data) });

/** The second and later pages of lists, such as `/blog/categorie/bureautique/page/3`. */
function laterPages(entries: readonly Entry[]): string[] {
  const pagesOf = (kind: string, size: number, names: string[], pageOf: (page: number, slug?: string) => string) =>
    [undefined, ...names].flatMap((name) => {
      const found = entries.filter(
        (entry) => entry.kind === kind && (name === undefined || valueAt(entry.data, ['category']) === name),
      );
      return inPages(found, size)
        .slice(1)
        .map(({ page }) => pageOf(page, name && slugify(name)));
    });
  return [
    ...pagesOf('courses', COURSES_PER_PAGE, categoryNames(entries, 'listed'), paths.coursePage),
    ...pagesOf('blog', ARTICLES_PER_PAGE, categoryNames(entries, 'articles'), paths.articlePage),
  ];
}

/** Pages that the public does not see today: drafts, the blog without an article, categories without a course. */
function hiddenPages(entries: readonly Entry[], pages: ReadonlySet<string>): string[] {
  const shown = entries.filter((entry) => !isHidden(entry));
  const hasArticle = shown.some(({ kind }) => kind === 'blog');
  const courses = shown.filter(({ kind }) => kind === 'courses');
  const categories = new Set(courses.map(({ data }) => valueAt(data, ['category'])));
  return [
    ...entries.filter(isHidden).map(pageOf),
    ...[...pages].filter((page) => !hasArticle && isArticlePage(page)),
    ...laterPages(entries).filter((page) => !laterPages(shown).includes(page)),
    ...categoryNames(entries, 'listed')
      .filter((name) => !categories.has(name))
      .map((name) => paths.coursePage(1, slugify(name))),
  ];
}

const hasOwnText = ({ kind, parseProblems }: CheckedEntry): boolean =>
  ['courses', 'blog', 'legal'].includes(kind) && parseProblems.length === 0;

const SKIPPED_FIELDS = new Set(['placeholders', 'aliases', 'from']);

export function linkProblems(files: ProjectFiles, entries: readonly CheckedEntry[]): Problem[] {
  const url = valueAt(dataOf(entries, 'site.yaml'), ['brand', 'url']);
  const pages = new Set([...knownPages(files, entries), ...laterPages(entries)]);
  const targets: Targets = {
    files,
    origin: typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined,
    pages,
    hidden: hiddenPages(entries, pages),
    ids: new Map(entries.filter(hasOwnText).map((entry) => [pageOf(entry), entry.textIds])),
  };
  return entries.flatMap((entry) => {
    const { file, data, offset, textLinks } = entry;
    const entryTargets = isHidden(entry) ? { ...targets, hidden: [] } : targets;
    const inFields = textsIn(data, SKIPPED_FIELDS).flatMap(({ path, text: value }) =>
      linksOfValue(value).map((link) => ({ place: { file, path }, link })),
    );
    const inText = textLinks.map((link) => ({ place: { file, line: link.line + offset }, link }));
    const dead = [...inFields, ...inText].flatMap(({ place, link }) => {
      const message = linkProblem(link, pageOf(entry), entryTargets);
      return message ? [{ ...place, ...message }] : [];
    });
    return [...dead, ...pictureProblems(files, entry)];
  });
}
