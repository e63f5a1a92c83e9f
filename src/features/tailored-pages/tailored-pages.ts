import { type CollectionEntry, getCollection } from 'astro:content';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { toCourse } from '#src/features/courses/course-json.ts';
import { lowestPrice } from '#src/features/courses/course.ts';
import { hasContentFolder } from '#src/lib/content-folder.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { slugify } from '#src/lib/french-text.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { practicalFacts } from './practical-facts.ts';

export const allTailoredPages = async (): Promise<CollectionEntry<'catalogues'>[]> =>
  (hasContentFolder('catalogues') ? await getCollection('catalogues') : []).sort((a, b) =>
    a.data.title.localeCompare(b.data.title, 'fr'),
  );

export async function tailoredPages() {
  const catalogues = await allTailoredPages();
  const courses = new Map((await allCourses()).map((entry) => [entry.id, toCourse(entry)]));
  const isFunded = canUsePublicFundingToday();
  return catalogues.map(({ id, data }) => {
    const { items, category } = data;
    const lowest = lowestPrice([...courses.values()], category);
    const priceList = lowest !== undefined && {
      label: `Les formations ${category === undefined ? '' : `${category} `}du catalogue`,
      href: category === undefined ? paths.courses : paths.courseCategory(category),
      lowest: formatEuros(lowest),
    };
    return {
      ...data,
      id,
      items: items.map((item) => ({ ...item, id: slugify(item.title), listed: courses.get(item.course ?? '') })),
      facts: [
        { term: 'Tarif', detail: data.practical.price, priceList },
        ...practicalFacts(data, site.contact, isFunded).map((fact) => ({ ...fact, priceList: false as const })),
      ],
      actions: {
        'Demander un devis': paths.contact,
        [isFunded ? 'Financement CPF' : 'Financement']: paths.financing,
      },
      others: catalogues
        .filter((other) => other.id !== id)
        .map((other) => ({ label: other.data.title, href: paths.tailoredPage(other.id) })),
    };
  });
}
