import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slugify } from '#src/lib/french-text.ts';
import { listAt, valueAt } from '#src/lib/template.ts';
import { type AddressRule, FIXED_RULES } from '#src/site/address-rules.ts';
import { SERVED_AS } from '#src/site/brand-files.ts';
import { addressesOf, articleNumber, isNamedFolder, type NamedFolder } from '#src/site/entry-addresses.ts';
import { optionalSectionOf, type Optional } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { dataOf, type Entry } from './read.ts';
import { categoryNames } from './references.ts';
import { describeValue } from './schema-problems.ts';

/** The addresses that an entry makes, by its folder: that of its page first. */
const ADDRESSES: Readonly<Record<string, (id: string) => readonly string[]>> = {
  courses: (id) => [...addressesOf('courses', id), paths.courseRequestPage(id)],
  creators: (id) => addressesOf('creators', id),
  blog: (id) => {
    const number = articleNumber(id);
    return [paths.article(number), paths.articleIllustration(number), `${paths.apiBlog}/${String(number)}`];
  },
  catalogues: (id) => [paths.catalogue(id)],
  legal: (id) => [paths.legalPage(id)],
};

export const pageOf = ({ kind, id }: Entry): string => ADDRESSES[kind]?.(id)[0] ?? `${kind}/${id}`;

const aliasesOf = ({ data }: Entry): string[] =>
  listAt(data, ['aliases']).filter((address) => typeof address === 'string');

/** `/contact?formation=excel` as the path and the query of a rule. */
function matching(address: string): Pick<AddressRule, 'from' | 'query' | 'isForced'> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  // A query is matched on a page that exists.
  return searchParams.size === 0
    ? { from: pathname }
    : { from: pathname, query: Object.fromEntries(searchParams), isForced: true };
}

const servedAs = (address: string, page: string): AddressRule => ({
  ...matching(address),
  to: page,
  status: 200,
  page,
});

/** Leads from an earlier address of a page, and from the others that its name made, to the present ones. */
export function aliasRules(folder: NamedFolder, id: string, alias: string): AddressRule[] {
  const to = addressesOf(folder, id);
  const [page = ''] = to;
  const named = addressesOf(folder, posix.basename(alias));
  return (named[0] === alias ? named : [alias]).map((from, index) => ({
    ...matching(from),
    to: to[index] ?? page,
    status: 301,
    page,
  }));
}

const rulesOf = (entry: Entry): AddressRule[] => {
  const { kind, id } = entry;
  const aliases = isNamedFolder(kind) ? aliasesOf(entry).flatMap((alias) => aliasRules(kind, id, alias)) : [];
  if (kind === 'courses')
    return [servedAs(`${paths.contact}?formation=${id}`, paths.courseRequestPage(id)), ...aliases];
  if (kind !== 'blog') return aliases;
  const page = paths.article(articleNumber(id));
  return [{ from: `${paths.blog}/${id}`, to: page, status: 301, page }];
};

/** Every address of the site that is not simply that of a file: by it the build, the servers and the checks go. */
export const addressRules = (entries: readonly Entry[]): readonly AddressRule[] => [
  ...categoryNames(entries, 'listed').map((name) =>
    servedAs(paths.courseCategory(name), paths.coursePage(1, slugify(name))),
  ),
  ...categoryNames(entries, 'articles').map((name) =>
    servedAs(paths.articleCategory(name), paths.articlePage(1, slugify(name))),
  ),
  ...entries.flatMap(rulesOf),
  ...FIXED_RULES,
];

/** The path before the address of a page; pages that want some content stand deeper. */
const PAGES_FOLDER = /^src\/pages(\/_optional\/[^/]+)?/;

/** The pages of `src/pages`: `/about`, `/recherche.json`, `/courses/[id]`. */
const sitePages = (files: ProjectFiles, folder = 'src/pages'): string[] =>
  files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (files.isFolder(path)) return sitePages(files, path);
    if (!/(?<!\.test)\.(astro|ts)$/.test(name)) return [];
    return [path.replace(PAGES_FOLDER, '').replace(/(\/index)?\.(astro|ts)$/, '') || '/'];
  });

const listPages = (list: (page: number, slug?: string) => string, categories: readonly string[]): string[] => [
  list(1),
  ...categories.map((category) => list(1, slugify(category))),
];

/** Every page of the site that content makes or that always is, as `/courses/excel`; files of `public/` apart. */
export function knownPages(files: ProjectFiles, entries: readonly Entry[]): ReadonlySet<string> {
  const site = dataOf(entries, 'site.yaml');
  const isHere: Record<Optional, boolean> = {
    'ai-course': files.has(`${CONTENT}/ai-course.yaml`),
    articles: entries.some(({ kind }) => kind === 'blog'),
    certificate: site === undefined || valueAt(site, ['certificate']) !== undefined,
  };
  const pages = [
    ...Object.values(paths).flatMap((path) =>
      typeof path === 'string' && path.startsWith('/') ? [path.replace(/[#?].*$/, '') || '/'] : [],
    ),
    ...sitePages(files).filter((page) => !page.includes('[')),
    ...addressRules(entries).flatMap(({ from, query, status }) => (status === 404 || query ? [] : [from])),
    ...Object.keys(SERVED_AS),
    ...listPages(paths.coursePage, categoryNames(entries, 'listed')),
    ...listPages(paths.articlePage, categoryNames(entries, 'articles')),
    ...entries.flatMap(({ kind, id }) => ADDRESSES[kind]?.(id) ?? []),
  ];
  return new Set(
    pages.filter((page) => {
      const part = optionalSectionOf(page);
      return part === undefined || isHere[part];
    }),
  );
}

/** `/images` of `/images/partage.png` */
const firstPart = (address: string): string => /^\/[^/#?]*/.exec(address)?.[0] ?? address;

/** What lies at the root of the site whatever content there is: its pages, its files and its folders. */
const ownAddresses = (files: ProjectFiles): string[] => [
  ...files.names('public').map((name) => `/${name}`),
  ...[
    ...sitePages(files),
    ...FIXED_RULES.map(({ from }) => from),
    ...Object.keys(SERVED_AS),
    ...Object.values(paths).flatMap((path) => (typeof path === 'string' && path.startsWith('/merci-') ? [path] : [])),
    paths.admin,
  ]
    .map(firstPart)
    .filter((address) => !address.includes('[')),
];

/** Addresses, present or former, that something else of the site has: each leads to one page. */
export function addressProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const taken = new Map(ownAddresses(files).map((address) => [address, 'd’une page ou d’un dossier du site']));
  const claim = ({ file }: Entry, field: string, address: string): Problem[] => {
    const other = taken.get(address);
    taken.set(address, other ?? `de ${file}`);
    if (other === undefined) return [];
    return [
      {
        file,
        field,
        found: `l’adresse ${describeValue(address)}, déjà celle ${other}`,
        allowed: 'une adresse qu’aucune autre page n’a, ni n’a eue',
        mend: field === '' ? 'donnez un autre nom à ce fichier' : 'retirez-la de l’une des deux',
      },
    ];
  };
  return [
    ...entries.flatMap((entry) => (entry.kind.includes('.') ? [] : claim(entry, '', pageOf(entry)))),
    ...entries.flatMap((entry) =>
      aliasesOf(entry).flatMap((alias, index) => claim(entry, `aliases[${String(index + 1)}]`, alias)),
    ),
  ];
}
