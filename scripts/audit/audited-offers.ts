import { factsDue, factsOnDay } from '../../src/content-audit/courses.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import type { CourseData } from '../../src/features/courses/course-schema.ts';
import { practicalFacts } from '../../src/features/tailored-pages/practical-facts.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { lineText } from '../../src/features/courses/course-facts.ts';
import { applyFundingRules } from '../../src/features/courses/course-funding.ts';
import { slugify } from '../../src/lib/french-text.ts';
import { isPublic } from '../../src/site/publication.ts';
import { canUsePublicFunding } from '../../src/site/certificates.ts';
import { paths } from '../../src/site/paths.ts';

const OWN = 'propre à la formation';
const OF_PAGE = 'commun aux formations de la page';
const OF_ALL = 'commun à toutes les formations';

type AuditedItem = [term: string, indicator: string, wording: string, origin: string];

export type AuditedOffer = {
  title: string;
  file: string;
  page: string;
  course?: { id: string; version: string; updatedOn: Date | undefined };
  items: readonly AuditedItem[];
};

const item = (term: string, wording: string, origin: string): AuditedItem => [term, '1', wording, origin];

function itemsOf(sheet: CourseData, content: Content, day: Date): AuditedItem[] {
  const facts = new Map(factsOnDay(sheet, content, day).map((fact) => [fact.id, fact]));
  return Object.entries(factsDue(sheet)).flatMap(([indicator, ids]) =>
    ids.map((id): AuditedItem => {
      const fact = facts.get(id);
      const origin = fact === undefined ? 'absent' : fact.isOwn ? OWN : OF_ALL;
      return [FACTS[id].term, indicator, fact?.detail.map(lineText).join('\n') ?? '', origin];
    }),
  );
}

const courseOffers = (content: Content, day: Date): AuditedOffer[] =>
  content.courses
    .filter(({ sheet }) => isPublic(sheet, day))
    .map(({ id, file, sheet }) => {
      const published = applyFundingRules(sheet, content.site.sheet, day);
      const { title, version = '', updatedOn } = published;
      const items = itemsOf(published, content, day);
      return { title, file, page: paths.course(id), course: { id, version, updatedOn }, items };
    });

function landingOffers(content: Content, day: Date): AuditedOffer[] {
  const { aiCourse, creators, courses, site } = content;
  const course = courses.find(({ id }) => id === aiCourse?.sheet.course);
  if (aiCourse === undefined || course === undefined) return [];
  const published = applyFundingRules(course.sheet, site.sheet, day);
  const items = itemsOf(published, content, day);
  const { title } = aiCourse.sheet;
  return [
    { title, file: aiCourse.file, page: paths.aiCourse, items },
    ...creators.map(({ id, file, sheet: { displayName, partnership, suspended } }) => ({
      title: `${title}, page de ${displayName}`,
      file,
      page: paths.creator(id),
      items: [item('Mention du partenariat', published.eligibleForCPF ? partnership : suspended, OWN), ...items],
    })),
  ];
}

const catalogueOffers = ({ catalogues, site }: Content, day: Date): AuditedOffer[] =>
  catalogues.flatMap(({ id, file, sheet }) => {
    const { certificate, contact } = site.sheet;
    const shared = [
      item(FACTS.price.term, sheet.practical.price, OF_PAGE),
      ...practicalFacts(sheet, contact, canUsePublicFunding(certificate, day)).map(({ term, detail }) =>
        item(term, detail, OF_PAGE),
      ),
    ];
    return sheet.items.map(({ title, course, duration, level, objectives }) => ({
      title,
      file,
      page: `${paths.tailoredPage(id)}#${slugify(title)}`,
      items: [
        item(FACTS.objectives.term, objectives.join('\n'), OWN),
        item(FACTS.duration.term, duration, OWN),
        item(FACTS.level.term, level, OWN),
        ...shared,
        ...(course === undefined ? [] : [item('Fiche la plus proche', paths.course(course), OWN)]),
      ],
    }));
  });

export function auditedOffers(content: Content, day: Date): AuditedOffer[] {
  const courses = courseOffers(content, day);
  return [...courses, ...landingOffers(content, day), ...catalogueOffers(content, day)];
}
