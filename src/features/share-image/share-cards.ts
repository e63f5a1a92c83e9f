import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { articleNumber } from '#src/site/article-number.ts';
import { allCatalogues } from '#src/features/catalogues/catalogue-collection.ts';
import { categoryTone, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { photoFile } from '#src/features/pictures/encode-picture.ts';
import { oncePerBuild } from '#src/lib/once-per-build.ts';
import type { Motif } from '#src/site/motifs.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { BRAND_IMAGE, type PageImage } from './brand-image.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import type { ShareCard } from './draw-share-image.ts';

/** A share image. `name` is its file name without extension. */
type ShareImage = { name: string; card: ShareCard };

/** How many courses, and how many articles, have their own share image. */
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
  [paths.openData, 'base-de-donnees'],
  [paths.aiCourse, 'invite'],
]);

const imageAt = (href: string, card: ShareCard): [string, ShareImage] => [
  href,
  { name: href.slice(1).replaceAll('/', '-'), card },
];

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
      .map(({ href, label }) => {
        const illustration = { seed: href.slice(1), motif: motifs.get(href) ?? ('document' as const) };
        return imageAt(href, { title: label, note, tone: 'blue', illustration });
      }),
  );
}

/** The share image of each page, by the address of the page. */
export const shareImages = oncePerBuild(async (): Promise<Map<string, ShareImage>> => {
  const courses = (await allCourses()).slice(0, OWN_IMAGES).map(({ id, data }) =>
    imageAt(paths.course(id), {
      title: data.title,
      note: data.category,
      tone: categoryTone(data.category),
      illustration: { seed: id, motif: courseMotif(data) },
      photo: photoFile(coursePhoto(data)?.image),
    }),
  );
  const articles = (await allArticles()).slice(0, OWN_IMAGES).map(({ id, data }) =>
    imageAt(paths.article(articleNumber(id)), {
      title: data.title,
      note: data.category,
      tone: articleTone(data.category),
      illustration: { seed: id, motif: articleMotif(data) },
      photo: photoFile(data.imagePath),
    }),
  );
  return new Map([...(await pageImages()), ...courses, ...articles]);
});

/** The share image of a page, of its list (`/courses` for `/courses/bureautique`) or of the brand. */
export async function shareImageOf(href: string): Promise<PageImage> {
  const all = await shareImages();
  const image = all.get(href) ?? all.get(href.replace(/(?<=.)\/.*$/, ''));
  if (image === undefined) return BRAND_IMAGE;
  return { path: paths.shareImage(image.name), alt: `${image.card.title}, ${site.brand.name}` };
}
