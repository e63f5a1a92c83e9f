import { practicalFacts } from '../../src/features/catalogues/practical-facts.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { slugify } from '../../src/lib/french-text.ts';
import { isFundingOpen } from '../../src/site/public-funding.ts';
import { paths } from '../../src/site/paths.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import type { AuditedCourse, AuditItem } from './course-items.ts';

/** A course as another page than its sheet sells it: a landing page, or an item of a catalogue page. */
export type AuditedOffer = { title: string; file: string; page: string; items: readonly AuditItem[] };

const OF_ITEM = 'propre à la formation';
const OF_PAGE = 'commun aux formations de la page';

/** The tailor-made courses of the catalogue pages, each with what its page says of it and of all. */
function catalogueOffers({ catalogues, site }: Content, day: Date): AuditedOffer[] {
  const { brand, contact, certificate } = site.sheet;
  return catalogues.flatMap(({ id, file, sheet }) => {
    const item = (term: string, wording: readonly string[], origin: AuditItem['origin']): AuditItem => ({
      indicator: 1,
      term,
      wording,
      origin,
    });
    const shared = [
      item(FACTS.price.term, [sheet.practical.price], OF_PAGE),
      ...practicalFacts(sheet, contact, isFundingOpen(certificate, day)).map(({ term, detail }) =>
        item(term, [detail], OF_PAGE),
      ),
    ];
    return sheet.items.map(({ title, course, duration, level, objectives }) => ({
      title,
      file,
      page: `${brand.url}${paths.catalogue(id)}#${slugify(title)}`,
      items: [
        item(FACTS.objectives.term, objectives, OF_ITEM),
        item(FACTS.duration.term, [duration], OF_ITEM),
        item(FACTS.level.term, [level], OF_ITEM),
        ...shared,
        ...(course === undefined
          ? []
          : [item('Fiche la plus proche', [`${brand.url}${paths.course(course)}`], OF_ITEM)]),
      ],
    }));
  });
}

/** The pages that campaigns and creators lead to: they tell the sheet of their course again. */
function landingOffers({ aiCourse, creators, site }: Content, courses: readonly AuditedCourse[]): AuditedOffer[] {
  const sheet = courses.find(({ id }) => id === aiCourse?.sheet.course);
  if (aiCourse === undefined || sheet === undefined) return [];
  const { url } = site.sheet.brand;
  const campaign = {
    title: aiCourse.sheet.title,
    file: aiCourse.file,
    page: `${url}${paths.aiCourse}`,
    items: sheet.items,
  };
  return [
    campaign,
    ...creators.map(({ id, file, sheet: { displayName, partnership } }) => ({
      title: `${campaign.title}, page de ${displayName}`,
      file,
      page: `${url}${paths.creator(id)}`,
      items: [
        { indicator: 1, term: 'Mention du partenariat', wording: [partnership], origin: OF_ITEM },
        ...sheet.items,
      ] satisfies AuditItem[],
    })),
  ];
}

/** Everything that is sold on another page than a sheet, with what indicator 1 wants said of it. */
export const otherOffers = (content: Content, courses: readonly AuditedCourse[], day: Date): AuditedOffer[] => [
  ...landingOffers(content, courses),
  ...catalogueOffers(content, day),
];
