import { legalLinks, mainLinks, type NavigationLink, usefulLinks } from './navigation.ts';
import { paths } from './paths.ts';
import { absolute, type Thing } from './structured-data.ts';

const [HOME] = mainLinks;
const PARENTS = [
  { label: 'Formations', href: paths.courses },
  { label: 'Blog', href: paths.blog },
];

const nameOf = (href: string, title: string): string =>
  [...mainLinks, ...usefulLinks, ...legalLinks].find((link) => link.href === href)?.label ?? title;

/** The way to a page from the home page, which has none itself; `title` names a page that no menu names. */
export function breadcrumbsTo(href: string, title: string): NavigationLink[] {
  if (HOME === undefined || href === HOME.href) return [];
  const parents = PARENTS.filter((parent) => href.startsWith(`${parent.href}/`) || href.startsWith(`${parent.href}?`));
  return [HOME, ...parents, { label: nameOf(href, title), href }].map(({ label, href }) => ({ label, href }));
}

export const breadcrumbList = (crumbs: readonly NavigationLink[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});
