import { aiCoursePage } from '#src/features/ai-course/ai-course-page.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { BLOG_CATEGORIES } from '#src/site/categories.ts';
import { allTailoredPages } from '#src/features/tailored-pages/tailored-pages.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import {
  courseCategoryLinks,
  legalLinks,
  mainLinks,
  type NavigationLink,
  rightsLinks,
  usefulLinks,
} from '#src/site/navigation.ts';
import { hasCertificate } from '#src/site/browser-facts.ts';
import { paths } from '#src/site/paths.ts';

type SitePart = { title: string; href?: string | undefined; links: NavigationLink[] };
type SiteGroup = { title: string; note: string; parts: SitePart[]; isCollection?: boolean };

const uniquePages = (links: readonly NavigationLink[]): NavigationLink[] => [
  ...new Map(links.filter(({ href }) => !href.includes('#')).map((link) => [link.href, link])).values(),
];

async function courseParts(): Promise<SitePart[]> {
  const courses = (await allCourses()).map(({ id, data }) => ({ ...data, label: data.title, href: paths.course(id) }));
  const hrefs = new Map(courseCategoryLinks.map(({ label, href }) => [label, href]));
  return [...Map.groupBy(courses, ({ category }) => category)].map(([category, links]) => ({
    title: category,
    href: hrefs.get(category),
    links,
  }));
}

export async function sitePlan(): Promise<SiteGroup[]> {
  const courses = await courseParts();
  const articles = await allArticles();
  const programmes = (await allTailoredPages()).map(({ id, data }) => ({
    label: data.title,
    href: paths.tailoredPage(id),
  }));
  const groups: SiteGroup[] = [
    {
      title: 'L’organisme',
      note: 'Pour commencer',
      parts: [
        {
          title: 'Pages principales',
          links: uniquePages([
            ...mainLinks,
            ...usefulLinks,
            ...(hasCertificate ? [{ label: 'Certificat Qualiopi', href: paths.qualityCertificate }] : []),
            { label: 'Ce qui a changé dans la loi', href: paths.law },
            { label: 'Nos données', href: paths.openData },
          ]),
        },
      ],
    },
    {
      title: 'Les programmes',
      note: 'Nos domaines',
      parts: [
        {
          title: 'Formation phare',
          links: aiCoursePage ? [aiCoursePage] : [],
        },
        { title: 'Programmes par domaine', links: programmes },
      ],
    },
    { title: 'Les formations', note: 'Le catalogue', parts: courses, isCollection: true },
    {
      title: 'Le blog',
      note: 'À lire',
      isCollection: true,
      parts: BLOG_CATEGORIES.map((category) => ({
        title: category,
        href: paths.articleCategory(category),
        links: articles
          .filter(({ data }) => data.category === category)
          .map(({ id, data }) => ({ label: data.title, href: paths.article(id) })),
      })),
    },
    {
      title: 'Informations légales',
      note: 'Nos engagements',
      parts: [{ title: 'Textes et déclarations', links: uniquePages([...legalLinks, ...rightsLinks]) }],
    },
  ];
  return groups
    .map((group) => ({ ...group, parts: group.parts.filter(({ links }) => links.length > 0) }))
    .filter(({ parts }) => parts.length > 0);
}
