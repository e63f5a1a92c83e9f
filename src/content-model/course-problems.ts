import { valueAt } from '#src/lib/value-at.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** The courses of a project by the names that other files call them. */
export const courseNames = (files: ProjectFiles): string[] =>
  files.names('content/courses').map((name) => name.replace(/\.mdx?$/, ''));

/** A course that `content/ai-course.yaml` draws its price and dates from and that does not exist. */
export function courseProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  const name = kind === 'ai-course.yaml' ? valueAt(data, ['course']) : undefined;
  if (typeof name !== 'string' || known.includes(name)) return [];
  const meant = nearest(name, known);
  return [
    {
      file,
      field: 'course',
      found: describeValue(name),
      allowed: 'le nom d’un fichier de content/courses, sans .md',
      mend: meant === undefined ? 'corrigez ce nom, ou créez cette fiche' : `vouliez-vous écrire « ${meant} » ?`,
    },
  ];
}
