import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { parseSource } from '#src/build/content-check/content-source.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { legalLinks, mainLinks, usefulLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';

const filesIn = (folder: string) =>
  readdirSync(join('content', folder)).map((name) => ({
    id: name.replace(/\.[a-z]+$/, ''),
    ...parseSource(name, readFileSync(join('content', folder, name), 'utf8')),
  }));

/** What the site's search finds, read from the content files without a build. */
export const contentDocuments = () =>
  searchDocuments({
    courses: filesIn('courses').map(({ id, data }) => ({ id, data: courseSchema.parse(data) })),
    articles: filesIn('blog').flatMap(({ id, data }) => {
      const article = articleSchema.parse(data);
      return article.published ? [{ id, data: article }] : [];
    }),
    pages: [
      ...mainLinks,
      ...usefulLinks,
      ...legalLinks,
      { href: paths.qualityCertificate, label: 'Certificat Qualiopi' },
      { href: paths.catalogue('outils-graphiques'), label: 'Formations aux outils graphiques' },
      { href: paths.catalogue('developpement-web'), label: 'Formations en développement web' },
    ],
  });
