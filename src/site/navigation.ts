import { accessibilitySchema, rgaaValues } from './accessibility-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { COURSE_CATEGORIES } from './categories.ts';
import { hasArticles } from './optional-content.ts';
import { pagePath, paths } from './paths.ts';
import { site } from './site.ts';
import { absolute, type JsonLd } from './structured-data.ts';

const grid = readContentFile('accessibility.yaml', accessibilitySchema);
const { portal, registration, programme, cpf, creatorProgramme, creatorCpf } = site.marketingForms;
const forms = [registration, programme, cpf, creatorProgramme, creatorCpf];

const asksConsent = site.map !== undefined || (portal !== '' && forms.some((id) => id !== ''));

export type NavigationLink = { label: string; href: string };

export const courseCategoryLinks: NavigationLink[] = COURSE_CATEGORIES.map((category) => ({
  label: category,
  href: paths.courseCategory(category),
}));

export const mainLinks: (NavigationLink & { children?: NavigationLink[] })[] = [
  { label: 'Accueil', href: paths.home },
  {
    label: 'Formations',
    href: paths.courses,
    ...(courseCategoryLinks.length > 1 && { children: courseCategoryLinks }),
  },
  { label: 'Financement', href: paths.financing },
  { label: 'À propos', href: paths.about },
  { label: 'Contact', href: paths.contact },
];

export const usefulLinks: NavigationLink[] = [
  { label: 'Agenda', href: paths.agenda },
  { label: 'À propos', href: paths.about },
  { label: 'Financement', href: paths.financing },
  ...(hasArticles() ? [{ label: 'Blog', href: paths.blog }] : []),
  { label: 'Nos résultats', href: paths.results },
  ...(site.faq.length > 0 ? [{ label: 'Questions fréquentes', href: paths.homeFaq }] : []),
  { label: 'Contact', href: paths.contact },
  { label: 'Réclamations', href: paths.complaints },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Mentions légales', href: paths.legalNotice },
  { label: 'Politique de confidentialité', href: paths.privacy },
  { label: 'Conditions générales de vente', href: paths.terms },
  { label: `Accessibilité\u00a0: ${rgaaValues(grid).state}`, href: paths.accessibility },
  { label: 'Plan du site', href: paths.sitePlan },
  ...(asksConsent ? [{ label: 'Gérer les cookies', href: paths.cookies }] : []),
];

export const socialLinks: NavigationLink[] = site.social.map(({ name, url }) => ({ label: name, href: url }));

export const rightsLinks: NavigationLink[] = [
  { label: 'Signaler des violences ou un harcèlement', href: paths.reporting },
  { label: 'Règlement intérieur', href: paths.internalRules },
];

export function markCurrent(url: URL): (href: string) => 'page' | 'true' | undefined {
  const here = pagePath(url);
  return (href) => {
    if (href === here) return 'page';
    return href !== paths.home && here.startsWith(`${href}/`) ? 'true' : undefined;
  };
}

const [HOME] = mainLinks;
const PARENTS = [
  { label: 'Formations', href: paths.courses },
  { label: 'Blog', href: paths.blog },
  { label: 'Agenda', href: paths.agenda },
];

const nameOf = (href: string, title: string): string =>
  [...mainLinks, ...usefulLinks, ...legalLinks].find((link) => link.href === href)?.label ?? title;

export function breadcrumbsTo(href: string, title: string): NavigationLink[] {
  if (HOME === undefined || href === HOME.href) return [];
  const parents = PARENTS.filter((parent) => href.startsWith(`${parent.href}/`) || href.startsWith(`${parent.href}?`));
  return [HOME, ...parents, { label: nameOf(href, title), href }];
}

export const breadcrumbList = (crumbs: readonly NavigationLink[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});
