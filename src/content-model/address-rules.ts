import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slugify } from '#src/lib/french-text.ts';
import { listAt, valueAt } from '#src/lib/template.ts';
import { SERVED_BRAND_FILES } from '#src/site/brand-files.ts';
import { paths } from '#src/site/paths.ts';
import type { Problem } from './finding.ts';
import { dataOf, type Entry, type ProjectFiles } from './read.ts';
import { categoryNames } from './references.ts';
import { describeValue } from './schema-problems.ts';

export type AddressRule = {
  /** The former path. `/old/:rest/*` matches all paths below `/old`; `/old/*` would also match `/old`. */
  from: string;
  query?: Readonly<Record<string, string>>;
  to: string;
  status: 200 | 301 | 404;
  force?: boolean;
  /** The build leaves the rule out when this page does not exist. */
  page?: string;
};

/** The lists of the API. Their files end with `.json`, because a file and a folder cannot both be `api/courses`. */
const MIRRORED_LISTS = [paths.apiCourses, paths.apiBlog, paths.apiTestimonials, paths.apiTeamMembers];

const FIXED_RULES: readonly AddressRule[] = [
  ...MIRRORED_LISTS.map((list) => ({ from: list, to: `${list}.json`, status: 200, force: true }) as const),
  { from: paths.aiCourseCampaign, to: paths.aiCourse, status: 200, page: paths.aiCourse },
  { from: '/courses/filtre/*', to: paths.courses, status: 301 },
  { from: '/mots', to: paths.search, status: 301 },
  { from: `${paths.courses}/:rest/*`, to: paths.courseNotFound, status: 404 },
  { from: `${paths.blog}/:rest/*`, to: paths.articleNotFound, status: 404, page: paths.articleNotFound },
  { from: '/api/*', to: '/api/not-found.json', status: 404 },
];

export function decoded(address: string): string {
  try {
    return decodeURI(address).normalize('NFC');
  } catch {
    return address;
  }
}

/** The addresses of an entry, by its folder. The address of its page comes first. */
const ADDRESSES: Readonly<Record<string, (id: string) => readonly string[]>> = {
  courses: (id) => [
    paths.course(id),
    paths.courseProgramme(id),
    paths.apiCourse(id),
    paths.courseCalendar(id),
    paths.courseIllustration(id),
    paths.courseRequestPage(id),
    `${paths.contact}?formation=${id}`,
  ],
  creators: (id) => [paths.creator(id)],
  blog: (id) => [paths.article(id), paths.articleIllustration(id), paths.apiArticle(id)],
  catalogues: (id) => [paths.tailoredPage(id)],
  legal: (id) => [paths.legalPage(id)],
};

const addressesOf = (kind: string, id: string): readonly string[] => ADDRESSES[kind]?.(id) ?? [];

export const pageAddress = (kind: string, id: string): string | undefined => addressesOf(kind, id)[0];

export const pageOf = ({ kind, id }: Entry): string => pageAddress(kind, id) ?? `${kind}/${id}`;

const aliasesOf = ({ data }: Entry): string[] =>
  listAt(data, ['aliases']).filter((address) => typeof address === 'string');

function conditionOf(address: string): Pick<AddressRule, 'from' | 'query' | 'force'> {
  const { pathname: typed, searchParams } = new URL(address, 'http://localhost');
  const pathname = typed.replace(/(?<=.)\/$/, '');
  // A rule with a query is forced, because its path may be a page, where Netlify applies only forced rules.
  return searchParams.size === 0
    ? { from: pathname }
    : { from: pathname, query: Object.fromEntries(searchParams), force: true };
}

const rewrite = (address: string, page: string): AddressRule => ({
  ...conditionOf(address),
  to: page,
  status: 200,
  page,
});

export function aliasRules(folder: string, id: string, alias: string): AddressRule[] {
  const current = addressesOf(folder, id);
  const [page = ''] = current;
  const earlier = addressesOf(folder, posix.basename(alias));
  // An alias with a query or a file extension is from the provider's former site. That site had no programme or JSON
  // file of the entry, so only the alias itself needs a redirect.
  const former = earlier[0] === alias && !/[?.]/.test(alias) ? earlier : [alias];
  return former.flatMap((from, index) => {
    const condition = conditionOf(from);
    // Matches accents both encoded and decoded, because Netlify does not document which form it matches.
    const writings = new Set([condition.from, decoded(condition.from)]);
    return [...writings].map((path) => ({
      ...condition,
      from: path,
      to: current[index] ?? page,
      status: 301 as const,
      page,
    }));
  });
}

const rulesOf = (entry: Entry): AddressRule[] => {
  const { kind, id } = entry;
  const aliases = aliasesOf(entry).flatMap((alias) => aliasRules(kind, id, alias));
  if (kind === 'courses') return [rewrite(`${paths.contact}?formation=${id}`, paths.courseRequestPage(id)), ...aliases];
  if (kind !== 'blog') return aliases;
  const page = paths.article(id);
  return [{ from: `${paths.blog}/${id}`, to: page, status: 301, page }];
};

type Redirect = { from: string; to: string };

const redirectsOf = (entries: readonly Entry[]): Redirect[] =>
  listAt(dataOf(entries, 'site.yaml'), ['redirects']).filter(
    (redirect): redirect is Redirect =>
      typeof valueAt(redirect, ['from']) === 'string' && typeof valueAt(redirect, ['to']) === 'string',
  );

/** A redirect between two pages of one kind also redirects the programme and the other addresses of the former page. */
function redirectRules({ from, to }: Redirect, entries: readonly Entry[]): AddressRule[] {
  const target = entries.find((entry) => pageOf(entry) === to);
  if (target !== undefined) return aliasRules(target.kind, target.id, from);
  return [{ ...conditionOf(from), to, status: 301 }];
}

export const addressRules = (entries: readonly Entry[]): readonly AddressRule[] => [
  ...categoryNames(entries, 'listed').map((name) =>
    rewrite(paths.courseCategory(name), paths.coursePage(1, slugify(name))),
  ),
  ...categoryNames(entries, 'articles').map((name) =>
    rewrite(paths.articleCategory(name), paths.articlePage(1, slugify(name))),
  ),
  ...entries.flatMap(rulesOf),
  ...redirectsOf(entries).flatMap((redirect) => redirectRules(redirect, entries)),
  ...FIXED_RULES,
];

const FIXED_PATHS = [...Object.values(paths).filter((path) => typeof path === 'string'), '/404', '/robots.txt'];

const ARTICLE_PAGES = [paths.blog, paths.feed, paths.articleNotFound];
const isWithin = (page: string, path: string): boolean => page === path || page.startsWith(`${path}/`);

export const isArticlePage = (page: string): boolean => ARTICLE_PAGES.some((path) => isWithin(page, path));

function absentPages(files: ProjectFiles, entries: readonly Entry[]): string[] {
  const site = dataOf(entries, 'site.yaml');
  const hasAiCourse = files.has(`${CONTENT}/ai-course.yaml`);
  const hasArticles = entries.some(({ kind }) => kind === 'blog');
  const hasCertificate = site === undefined || valueAt(site, ['certificate']) !== undefined;
  const { aiCourse, aiCourseCampaign, aiEnrolment, aiProgramme, aiCpf, aiProgrammeFile } = paths;
  return [
    ...(hasAiCourse ? [] : [aiCourse, aiCourseCampaign, aiEnrolment, aiProgramme, aiCpf, aiProgrammeFile]),
    ...(hasArticles ? [] : ARTICLE_PAGES),
    ...(hasCertificate ? [] : [paths.qualityCertificate]),
  ];
}

export function knownPages(files: ProjectFiles, entries: readonly Entry[]): ReadonlySet<string> {
  const absent = absentPages(files, entries);
  const pages = [
    ...FIXED_PATHS.map((path) => path.replace(/[#?].*$/, '') || '/'),
    ...addressRules(entries).flatMap(({ from, query, to, status }) => (status === 404 ? [] : query ? to : from)),
    ...Object.keys(SERVED_BRAND_FILES),
    ...entries.flatMap(({ kind, id }) => addressesOf(kind, id)),
  ];
  return new Set(pages.filter((page) => !absent.some((path) => isWithin(page, path))));
}

const OPTIONAL_FOLDER = 'src/pages/_optional';

function reservedAddresses(files: ProjectFiles): string[] {
  const optional = files.names(OPTIONAL_FOLDER).map((section) => `${OPTIONAL_FOLDER}/${section}`);
  const names = ['src/pages', ...optional].flatMap((folder) => files.names(folder));
  const pages = names.filter((name) => !/^_|\[/.test(name)).map((name) => name.replace(/\.(astro|ts)$/, ''));
  return [
    paths.home,
    ...[...files.names('public'), ...pages].map((name) => `/${name}`),
    ...FIXED_RULES.map(({ from }) => from.replace(/(?<=^\/[^/]*)\/.*/, '')),
    ...Object.keys(SERVED_BRAND_FILES),
    ...FIXED_PATHS.filter((path) => path.startsWith('/merci-')),
    paths.admin,
  ];
}

/** Returns the same address for all variants that a server answers alike: `/about` for `/about.html` and `/about/`. */
const servedAddress = (address: string): string =>
  address.includes('?')
    ? decoded(address)
    : decoded(address)
        .replace(/(?<=.)\/$/, '')
        .replace(/(\/index)?\.html$/, '') || '/';

export function addressProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const owners = new Map(reservedAddresses(files).map((address) => [address, 'd’une page ou d’un dossier du site']));
  const pages = entries
    .filter(({ kind }) => !kind.includes('.'))
    .map((entry) => ({ file: entry.file, path: [], address: pageOf(entry) }));
  const aliases = entries.flatMap((entry) =>
    aliasesOf(entry).map((address, index) => ({ file: entry.file, path: ['aliases', index], address })),
  );
  const redirects = redirectsOf(entries).map(({ from }, index) => ({
    file: `${CONTENT}/site.yaml`,
    path: ['redirects', index, 'from'],
    address: from,
  }));
  return [...pages, ...aliases, ...redirects].flatMap(({ file, path, address }) => {
    const served = servedAddress(address);
    const owner = owners.get(served);
    owners.set(served, owner ?? `de ${file}`);
    const found = `l’adresse ${describeValue(address)}, déjà celle ${String(owner)}`;
    const allowed = 'une adresse qu’aucune autre page n’a, ni n’a eue';
    const remedy = path.length === 0 ? 'donnez un autre nom à ce fichier' : 'retirez-la de l’une des deux';
    return owner === undefined ? [] : [{ file, path, found, allowed, remedy }];
  });
}
