import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import type { z } from 'zod';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { readSessions, withSessions } from '#src/features/courses/published-courses.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { isPublic, type Publication } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';

export type WrittenFile<Data> = { id: string; data: Data; body: string };

/** The files that editors wrote in a folder of `${CONTENT}/`, read without Astro. */
export const writtenFiles = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): WrittenFile<z.output<Schema>>[] =>
  globSync('*.{md,mdx}', { cwd: join(CONTENT, folder) })
    .sort()
    .map((name) => {
      const { frontmatter, content } = parseFrontmatter(readFileSync(join(CONTENT, folder, name), 'utf8'));
      return {
        id: name.slice(0, -extname(name).length),
        data: withNormalizedInput(schema).parse(frontmatter),
        body: content.trim(),
      };
    });

export const publicFiles = <Schema extends z.ZodType<Publication>>(
  folder: string,
  schema: Schema,
): WrittenFile<z.output<Schema>>[] => writtenFiles(folder, schema).filter(({ data }) => isPublic(data, new Date()));

export const publicCourses = () =>
  publicFiles('courses', courseSchema).map((file) => ({
    ...file,
    data: withSessions(file.id, file.data, readSessions(site.offices)),
  }));
