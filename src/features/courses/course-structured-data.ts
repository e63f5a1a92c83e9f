import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type Thing } from '#src/site/structured-data.ts';
import type { Course } from './course.ts';

/** What search engines read of a course: https://schema.org/Course. */
export const courseThing = ({ id, title, description }: Course): Thing => ({
  '@type': 'Course',
  name: title,
  description,
  url: absolute(paths.course(id)),
  inLanguage: 'fr',
  provider: organizationReference,
});
