import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { catalogueSchema } from '#src/features/catalogues/catalogue-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { fillTexts } from '#src/features/editorial/fill-texts.ts';
import { isSameName, teamMemberSchema } from '#src/features/team/team-member.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { legalLinks, mainLinks, rightsLinks, usefulLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { publicFiles } from '#tests/support/written-content.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { createSearch } from '#src/features/search/search-engine.ts';
import { searchSchema } from '#src/features/search/search-schema.ts';

const { pages: configuredPages, synonyms } = fillTexts('search.yaml', readContentFile('search.yaml', searchSchema));

/** The search documents of the site, read from the content files without a build. */
const documents = searchDocuments({
  courses: publicFiles('courses', courseSchema),
  articles: publicFiles('blog', articleSchema),
  people: publicFiles('team', teamMemberSchema).filter(({ data }) => !isSameName(data.name, site.hiddenTeamMember)),
  catalogues: readdirSync('content/catalogues').map((name) => ({
    id: name.replace('.yaml', ''),
    data: readContentFile(`catalogues/${name}`, catalogueSchema),
  })),
  pages: [
    ...mainLinks,
    ...usefulLinks,
    ...legalLinks,
    ...rightsLinks,
    { href: paths.qualityCertificate, label: 'Certificat Qualiopi' },
    { href: paths.law, label: 'Ce qui a changé dans la loi' },
    { href: paths.aiCourse, label: 'Formation IA' },
    { href: paths.catalogue('outils-graphiques'), label: 'Formations aux outils graphiques' },
    { href: paths.catalogue('developpement-web'), label: 'Formations en développement web' },
  ].filter(({ href }) => !href.includes('#')),
  configuredPages,
});
const search = await createSearch({ documents, synonyms });

const wanted = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readFileSync(new URL('wanted-answers.yaml', import.meta.url), 'utf8')));
const QUERIES = Object.entries(wanted).flatMap(([href, queries]) => queries.map((query) => ({ query, href })));

test.each(QUERIES)('returns $href among the first three results for « $query »', ({ query, href }) => {
  const { exact, near } = search(query);
  expect([...exact, ...near].slice(0, 3).map((found) => found.href)).toContain(href);
});

test.each(['zzzzqqq', 'xwvkj', '!!', '1234567890'])('returns no results for « %s »', (query) => {
  expect(search(query)).toEqual({ exact: [], near: [] });
});

test('lists every page once, with a title', () => {
  expect(documents.filter(({ title, href }) => title === '' || title === href)).toEqual([]);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
});
