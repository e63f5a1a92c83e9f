import { type CollectionEntry, getCollection } from 'astro:content';
import { hasContentFolder } from '#src/lib/content-folder.ts';
import { initialsOf } from '#src/lib/french-text.ts';
import { isShownInBuild } from '#src/site/publication.ts';

export const toTestimonial = ({ id, data, body = '' }: CollectionEntry<'testimonials'>) => ({
  id,
  name: data.name,
  role: data.role,
  content: body.trim(),
  rating: data.rating,
  initials: data.initials ?? initialsOf(data.name),
  createdAt: data.createdOn.toISOString(),
});

export const allTestimonials = async (): Promise<CollectionEntry<'testimonials'>[]> =>
  (hasContentFolder('testimonials') ? await getCollection('testimonials', isShownInBuild) : []).sort(
    (a, b) => b.data.createdOn.getTime() - a.data.createdOn.getTime(),
  );
