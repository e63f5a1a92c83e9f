import { type CollectionEntry, getCollection } from 'astro:content';
import { hasContentFolder } from '#src/lib/content-folder.ts';
import { initialsOf } from '#src/lib/french-text.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { reviewLine, type Testimonial } from './testimonial.ts';

export const toTestimonial = ({ id, data, body = '' }: CollectionEntry<'testimonials'>): Testimonial => ({
  id,
  name: data.name,
  role: data.role,
  content: body.trim(),
  rating: data.rating,
  initials: data.initials ?? initialsOf(data.name),
  createdAt: data.createdOn.toISOString(),
});

/** A review of a course, with the dates that the law requires. */
export type Review = Pick<Testimonial, 'name' | 'role' | 'content' | 'rating'> & { dates: string };

/** The newest review of a course, by the title of the course. */
export const reviewOf = (
  title: string,
  testimonials: readonly CollectionEntry<'testimonials'>[],
): Review | undefined => {
  const found = testimonials.find(({ data }) => data.course === title);
  if (found === undefined) return undefined;
  const { trainedOn, createdOn } = found.data;
  const { name, role, content, rating } = toTestimonial(found);
  return { name, role, content, rating, dates: reviewLine({ trainedOn, createdOn }) };
};

/** The visible testimonials, newest first. */
export const allTestimonials = async (): Promise<CollectionEntry<'testimonials'>[]> =>
  (hasContentFolder('testimonials') ? await getCollection('testimonials', isShownInBuild) : []).sort(
    (a, b) => b.data.createdOn.getTime() - a.data.createdOn.getTime(),
  );
