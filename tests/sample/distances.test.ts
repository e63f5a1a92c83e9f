import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { attributes, builtPage } from '../support/built-site.ts';

const server = new BuiltSite(process.cwd());

/** The addresses of this site that the header and the content of a page link to. */
async function linksOf(address: string): Promise<string[]> {
  const response = await server.answer(new Request(new URL(address, site.brand.url)));
  const root = parse(await response.text());
  for (const footer of root.querySelectorAll('body > footer')) footer.remove();
  return attributes(root.querySelector('body') ?? root, 'href')
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/#.*/, ''));
}

const isPage = (address: string) => !/\.\w+$|^\/api\//.test(address.replace(/\?.*/, ''));

/** The addresses within a number of clicks from the home page. */
async function addressesWithin(clicks: number): Promise<Set<string>> {
  const found = new Set<string>([paths.home]);
  let latest: string[] = [paths.home];
  for (let click = 0; click < clicks; click += 1) {
    const linked = await Promise.all(latest.filter(isPage).map(linksOf));
    latest = [...new Set(linked.flat())].filter((address) => !found.has(address));
    for (const address of latest) found.add(address);
  }
  return found;
}

const SPECIFIED = [
  ...[paths.courses, paths.financing, paths.about, paths.contact, paths.blog, paths.qualityCertificate],
  ...['bureautique', 'outils-graphiques', 'developpement-web', 'reseau-systeme-securite'].map(paths.catalogue),
  ...[paths.aiCourse, paths.aiEnrolment, paths.aiProgramme, paths.aiCpf, paths.creator('demo'), paths.legalNotice],
  ...[paths.privacy, paths.terms],
];

test('links every main page within two clicks of the home page, without the footer', async () => {
  const near = await addressesWithin(2);
  expect(SPECIFIED.filter((address) => !near.has(address))).toEqual([]);
});

test('links the landing page from the home page, its sheet and the catalogue, and programmes from the catalogue', async () => {
  const category = builtPage(paths.coursePage(1, 'intelligence-artificielle'));
  for (const address of [paths.home, paths.course('ia-generative-au-travail')])
    expect(await linksOf(address)).toContain(paths.aiCourse);
  expect(attributes(category.root, 'href')).toContain(paths.aiCourse);
  expect(await linksOf(paths.courses)).toContain(paths.catalogue('bureautique'));
});
