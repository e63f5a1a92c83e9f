import { readdirSync } from 'node:fs';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { catalogueSchema } from '#src/features/catalogues/catalogue-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { searchSettings } from '#src/content-model/data.ts';
import { isSameName, teamMemberSchema } from '#src/features/team/team-member.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { legalLinks, mainLinks, rightsLinks, usefulLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { publicFiles } from './written-content.ts';

/** What the site's search finds, read from the content files without a build. */
export const contentDocuments = () =>
  searchDocuments({
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
    found: searchSettings.pages,
    facts: site,
  });
