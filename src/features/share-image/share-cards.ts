import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { allCatalogues } from '#src/features/catalogues/catalogue-collection.ts';
import { categoryTone, courseCategory, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { type PhotoFile, photoFile } from '#src/features/pictures/photo-file.ts';
import type { Motif } from '#src/site/motifs.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { slugify } from '#src/lib/french-text.ts';
import { BRAND_IMAGE, type PageImage } from '#src/site/brand-image.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import type { ShareCard } from './draw-share-image.ts';

/** A picture of the build: `name` is that of its file. */
export type ShareImage = { name: string; card: ShareCard };

/** How many courses and how many articles have a picture of their own; the others have their category's. */
const OWN_IMAGES = 24;

const PAGE_MOTIFS = new Map<string, Motif>([
  [paths.courses, 'boussole'],
  [paths.agenda, 'calendrier'],
  [paths.financing, 'financement'],
  [paths.about, 'collaboration'],
  [paths.contact, 'conversation'],
  [paths.blog, 'plume'],
  [paths.results, 'graphique'],
  [paths.qualityCertificate, 'certificat'],
  [paths.law, 'calendrier'],
  [paths.aiCourse, 'invite'],
]);

type Drawn = { href: string; title: string; category: string; card: Omit<ShareCard, 'title' | 'note'> };

/** The pictures of a list: one each for the first, one a category for the rest. */
function imagesOf(
  items: readonly Drawn[],
  list: string,
  listPathOf: (category: string) => string,
  photoOf: (category: string) => PhotoFile | undefined,
) {
  const categories = Map.groupBy(items, ({ category }) => category);
  const ofCategory = new Map(
    [...categories].map(([category, [first]]) => {
      const name = `${list}-${slugify(category)}`;
      const { tone, illustration } = first?.card ?? { tone: 'grey' };
      const motif = illustration && { ...illustration, seed: name };
      const note = list === 'blog' ? 'Le blog' : 'Formations';
      return [
        category,
        { name, card: { title: category, note, tone, illustration: motif, photo: photoOf(category) } },
      ] as const;
    }),
  );
  const own = items.flatMap(({ href, title, category, card }, index): [string, ShareImage][] => {
    const shared = ofCategory.get(category);
    if (index >= OWN_IMAGES) return shared ? [[href, shared]] : [];
    return [[href, { name: href.slice(1).replaceAll('/', '-'), card: { ...card, title, note: category } }]];
  });
  return [...own, ...[...ofCategory].map(([category, image]) => [listPathOf(category), image] as const)];
}

async function pageImages(): Promise<[string, ShareImage][]> {
  const motifs = new Map([
    ...PAGE_MOTIFS,
    ...(await allCatalogues()).map(({ id, data }) => [paths.catalogue(id), data.illustration] as const),
  ]);
  const groups = (await sitePlan()).filter(({ isCollection }) => isCollection !== true);
  return groups.flatMap(({ title: note, parts }) =>
    parts
      .flatMap(({ links }) => links)
      .filter(({ href }) => href !== paths.home)
      .map(({ href, label }): [string, ShareImage] => {
        const name = href.slice(1);
        const illustration = { seed: name, motif: motifs.get(href) ?? ('document' as const) };
        return [href, { name, card: { title: label, note, tone: 'blue', illustration } }];
      }),
  );
}

async function drawAll(): Promise<Map<string, ShareImage>> {
  const courses = (await allCourses()).map(({ id, data }): Drawn => {
    const tone = categoryTone(data.category);
    const illustration = { seed: id, motif: courseMotif(data) };
    return {
      href: paths.course(id),
      title: data.title,
      category: data.category,
      card: { tone, illustration, photo: photoFile(coursePhoto(data)?.image) },
    };
  });
  const articles = (await allArticles()).map(({ id, data }): Drawn => {
    const [href, tone] = [paths.article(articleNumber(id)), articleTone(data.category)];
    const illustration = { seed: id, motif: articleMotif(data) };
    return {
      href,
      title: data.title,
      category: data.category,
      card: { tone, illustration, photo: photoFile(data.imagePath) },
    };
  });
  return new Map([
    ...(await pageImages()),
    ...imagesOf(courses, 'courses', paths.courseCategory, (name) => photoFile(courseCategory(name)?.photo?.image)),
    ...imagesOf(articles, 'blog', paths.articleCategory, () => undefined),
  ]);
}

let images: Promise<Map<string, ShareImage>> | undefined;

/** The picture of each page, by the page's address. Made once a build. */
export function shareImages(): Promise<Map<string, ShareImage>> {
  if (import.meta.env.DEV) images = undefined;
  images ??= drawAll();
  return images;
}

/** A page's picture, for its head: further pages of a list have the list's; other pages the brand's. */
export async function shareImageOf(href: string): Promise<PageImage> {
  const image = (await shareImages()).get(href.replace(/\/page\/\d+$/, ''));
  if (image === undefined) return BRAND_IMAGE;
  return { path: paths.shareImage(image.name), alt: `${image.card.title}, ${site.brand.name}` };
}
