import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** The courses of a project by the names that other files call them. */
export const courseNames = (files: ProjectFiles): string[] =>
  files.names(`${CONTENT}/courses`).map((name) => name.replace(/\.mdx?$/, ''));

/** Where files name a course: the AI course draws its price and dates from it, an item of a catalogue page leads to it. */
const namedCourses = (kind: string, data: unknown): (readonly [field: string, name: unknown])[] => {
  if (kind === 'ai-course.yaml') return [['course', valueAt(data, ['course'])]];
  const items = kind === 'catalogues' ? valueAt(data, ['items']) : undefined;
  return Array.isArray(items)
    ? items.map((item, index) => [`items[${index + 1}].course`, valueAt(item, ['course'])] as const)
    : [];
};

/** Courses that other files name and that do not exist. */
export function courseProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  return namedCourses(kind, data).flatMap(([field, name]): ContentProblem[] => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const meant = nearest(name, known);
    return [
      {
        file,
        field,
        found: describeValue(name),
        allowed: 'le nom d’un fichier de content/courses, sans .md',
        mend: meant === undefined ? 'corrigez ce nom, ou créez cette fiche' : `vouliez-vous écrire « ${meant} » ?`,
      },
    ];
  });
}
