import type { CollectionEntry } from 'astro:content';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course.ts';

/** Courses whose editor gave no date count as created now, at the build. */
const BUILT_AT = new Date();

/** The public form of a course, field by field: what an entry gains later stays private until it is named here. */
export function toCourse({ id, data }: CollectionEntry<'courses'>): Course {
  const { title, description, category, duration, eligibleForCPF, createdAt = BUILT_AT } = data;
  const imagePath = data.imagePath ?? (data.illustration && paths.courseIllustration(id));
  return {
    id,
    title,
    description,
    category,
    ...(imagePath && { imagePath }),
    duration,
    eligibleForCPF,
    createdAt: createdAt.toISOString(),
  };
}
