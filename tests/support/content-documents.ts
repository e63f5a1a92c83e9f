import { articleSchema } from '#src/features/blog/article-schema.ts';
import { searchAnswers } from '#src/features/courses/course-answers.ts';
import { toCourse } from '#src/features/courses/course-json.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { legalLinks, mainLinks, usefulLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { publicFiles } from './written-content.ts';

/** What the site's search finds, read from the content files without a build. */
export const contentDocuments = () =>
  searchDocuments({
    courses: publicFiles('courses', courseSchema)
      .map((file) => toCourse(file))
      .map((course) => ({ ...course, answers: searchAnswers(course) })),
    articles: publicFiles('blog', articleSchema),
    pages: [
      ...mainLinks,
      ...usefulLinks,
      ...legalLinks,
      { href: paths.qualityCertificate, label: 'Certificat Qualiopi' },
      { href: paths.catalogue('outils-graphiques'), label: 'Formations aux outils graphiques' },
      { href: paths.catalogue('developpement-web'), label: 'Formations en développement web' },
    ],
  });
