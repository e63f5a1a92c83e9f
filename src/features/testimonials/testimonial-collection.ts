import { type CollectionEntry, getCollection } from 'astro:content';
import { initialsOf } from '#src/lib/initials.ts';
import { isShownHere } from '#src/site/publication.ts';
import type { Testimonial } from './testimonial.ts';

export const toTestimonial = ({ id, data, body = '' }: CollectionEntry<'testimonials'>): Testimonial => ({
  id,
  name: data.name,
  role: data.role,
  content: body.trim(),
  rating: data.rating,
  initials: data.initials ?? initialsOf(data.name),
  createdAt: data.createdAt.toISOString(),
});

/** Every testimonial that this build shows, newest first. */
export const allTestimonials = async (): Promise<CollectionEntry<'testimonials'>[]> =>
  (await getCollection('testimonials', isShownHere)).sort(
    (a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime(),
  );
