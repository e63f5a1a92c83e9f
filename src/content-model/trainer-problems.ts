import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/value-at.ts';
import type { ProjectFiles } from './project-files.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';

/** The people of a project by the names that courses call them. */
export const memberNames = (files: ProjectFiles): string[] =>
  files.names(`${CONTENT}/team`).map((name) => name.replace(/\.md$/, ''));

/** Whom a course names as its trainers and nobody in `content/team` is. */
export function trainerProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  const trainers = kind === 'courses' ? valueAt(data, ['trainers']) : undefined;
  if (!Array.isArray(trainers)) return [];
  return trainers.flatMap((name: unknown, index) => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const meant = nearest(name, known);
    return {
      file,
      field: `trainers[${String(index + 1)}]`,
      found: describeValue(name),
      allowed: 'le nom d’un fichier de content/team, sans .md',
      mend: meant === undefined ? 'corrigez ce nom, ou créez cette personne' : `vouliez-vous écrire « ${meant} » ?`,
    };
  });
}
