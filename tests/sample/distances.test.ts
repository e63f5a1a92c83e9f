import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { attributes, builtPage, builtPages } from '../support/built-site.ts';

/** The addresses that the header and the content of a page link to. */
function linksOf(path: string): string[] {
  const page = builtPages().find((candidate) => candidate.path === path);
  const root = parse(page?.html ?? '');
  for (const footer of root.querySelectorAll('body > footer')) footer.remove();
  return attributes(root, 'href').map((href) => href.replace(/#.*/, ''));
}

const SPECIFIED = [
  ...[paths.courses, paths.financing, paths.about, paths.contact, paths.blog, paths.qualityCertificate],
  ...['bureautique', 'outils-graphiques', 'developpement-web', 'reseau-systeme-securite'].map(paths.catalogue),
  ...[paths.aiCourse, paths.aiEnrolment, paths.aiProgramme, paths.aiCpf, paths.creator('demo'), paths.legalNotice],
  ...[paths.privacy, paths.terms],
];

test('links every main page within two clicks of the home page, without the footer', () => {
  const near = new Set(linksOf(paths.home).flatMap((address) => [address, ...linksOf(address)]));
  expect(SPECIFIED.filter((address) => !near.has(address))).toEqual([]);
});

test('links the landing page from the home page, its sheet and its category, and programmes from the catalogue', () => {
  for (const address of [paths.home, paths.course('ia-generative-au-travail')])
    expect(linksOf(address)).toContain(paths.aiCourse);
  const category = builtPage(paths.coursePage(1, 'intelligence-artificielle'));
  expect(attributes(category.root, 'href')).toContain(paths.aiCourse);
  expect(linksOf(paths.courses)).toContain(paths.catalogue('bureautique'));
});
