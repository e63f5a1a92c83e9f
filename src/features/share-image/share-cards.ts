import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { categoryTone, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { photoFile } from '#src/features/pictures/encode-picture.ts';
import { oncePerBuild } from '#src/lib/build-cache.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/palette.ts';
import type { ShareCard } from './draw-share-image.ts';

export const BRAND_IMAGE = { path: paths.brandImage, alt: `${site.brand.name}, ${site.brand.baseline}` };

type ShareImage = { name: string; card: ShareCard };

const OWN_IMAGES = 24;

const imageAt = (href: string, card: ShareCard): [string, ShareImage] => [
  href,
  { name: href.slice(1).replaceAll('/', '-'), card },
];

async function pageImages(): Promise<[string, ShareImage][]> {
  const groups = (await sitePlan()).filter(({ isCollection }) => isCollection !== true);
  return groups.flatMap(({ title: note, parts }) =>
    parts
      .flatMap(({ links }) => links)
      .filter(({ href }) => href !== paths.home)
      .map(({ href, label }) => imageAt(href, { title: label, note, tone: 'blue' })),
  );
}

type Entry = { title: string; category: string; motif: Motif; tone: Tone; picture: string | undefined };

const entryImage = (href: string, seed: string, { title, category, motif, tone, picture }: Entry) =>
  imageAt(href, { title, note: category, tone, illustration: { seed, motif }, photo: photoFile(picture) });

export const shareImages = oncePerBuild(async (): Promise<Map<string, ShareImage>> => {
  const courses = (await allCourses()).slice(0, OWN_IMAGES).map(({ id, data }) => {
    const look = { motif: courseMotif(data), tone: categoryTone(data.category), picture: coursePhoto(data)?.image };
    return entryImage(paths.course(id), id, { ...data, ...look });
  });
  const articles = (await allArticles()).slice(0, OWN_IMAGES).map(({ id, data }) => {
    const look = { motif: articleMotif(data), tone: articleTone(data.category), picture: data.imagePath };
    return entryImage(paths.article(id), id, { ...data, ...look });
  });
  return new Map([...(await pageImages()), ...courses, ...articles]);
});

export async function shareImageOf(href: string): Promise<typeof BRAND_IMAGE> {
  const all = await shareImages();
  const image = all.get(href) ?? all.get(href.replace(/(?<=.)[/?].*$/, ''));
  if (image === undefined) return BRAND_IMAGE;
  return { path: paths.shareImage(image.name), alt: `${image.card.title}, ${site.brand.name}` };
}
