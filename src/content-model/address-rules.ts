import { posix } from 'node:path';
import { slugify } from '#src/lib/french-text.ts';
import { type AddressRule, FIXED_RULES } from '#src/site/address-rules.ts';
import { addressesOf, articleNumber, NAMED_FOLDERS, type NamedFolder } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import { aliasesOf, entryFiles, idOf } from './entry-files.ts';
import { type KnownCategories, knownCategories } from './known-categories.ts';
import type { ProjectFiles } from './project-files.ts';

/** `/contact?formation=excel` as the path and the query of a rule. */
function matching(address: string): Pick<AddressRule, 'from' | 'query' | 'isForced'> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  // A query is matched on a page that exists.
  return searchParams.size === 0
    ? { from: pathname }
    : { from: pathname, query: Object.fromEntries(searchParams), isForced: true };
}

/** A page of its own under the address by which visitors see and share it. */
const servedAs = (address: string, page: string): AddressRule => ({
  ...matching(address),
  to: page,
  status: 200,
  page,
});

const categoryRules = ({ listed, articles }: KnownCategories): AddressRule[] => [
  ...listed.map((name) => servedAs(paths.courseCategory(name), paths.coursePage(1, slugify(name)))),
  ...articles.map((name) => servedAs(paths.articleCategory(name), paths.articlePage(1, slugify(name)))),
];

/** Leads from an earlier address of a page, and from the others that its name made, to the present ones. */
export function aliasRules(folder: NamedFolder, name: string, alias: string): AddressRule[] {
  const to = addressesOf(folder, name);
  const [page = ''] = to;
  const named = addressesOf(folder, posix.basename(alias));
  return (named[0] === alias ? named : [alias]).map((from, index) => ({
    ...matching(from),
    to: to[index] ?? page,
    status: 301,
    page,
  }));
}

/** Every address of the site that is not simply that of a file: by it the build, the servers and the checks go. */
export const addressRules = (files: ProjectFiles): readonly AddressRule[] => [
  ...categoryRules(knownCategories(files)),
  ...entryFiles(files, 'courses').map((file) =>
    servedAs(`${paths.contact}?formation=${idOf(file)}`, paths.courseRequestPage(idOf(file))),
  ),
  ...entryFiles(files, 'blog').map((file): AddressRule => {
    const page = paths.article(articleNumber(idOf(file)));
    return { from: `${paths.blog}/${idOf(file)}`, to: page, status: 301, page };
  }),
  ...NAMED_FOLDERS.flatMap((folder) =>
    entryFiles(files, folder).flatMap((file) =>
      aliasesOf(files, file).flatMap((alias) => aliasRules(folder, idOf(file), alias)),
    ),
  ),
  ...FIXED_RULES,
];
