import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#src/site/paths.ts';
import { type Use, useCatalogue, useContact, useHome, useLanding, useLinks } from './page-use.ts';

export type MeasuredPage = { path: string; use: Use };

/** The pages that the limits are about, the course is the first of its folder, and others of the common layout. */
export function measuredPages(root: string, others: readonly string[]): MeasuredPage[] {
  const [course] = readdirSync(join(root, 'dist/courses'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  if (course === undefined) throw new Error('There is no course in dist/courses.');
  return [
    { path: paths.home, use: useHome },
    { path: paths.courses, use: useCatalogue },
    { path: paths.course(course.replace(/\.html$/, '')), use: useLinks },
    { path: paths.contact, use: useContact },
    { path: paths.aiCourse, use: useLanding },
    ...others.map((path) => ({ path, use: useLinks })),
  ];
}
