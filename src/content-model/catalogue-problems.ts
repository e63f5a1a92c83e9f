import { isSameName } from '#src/features/team/team-member.ts';
import { fold } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { isNear } from './near-words.ts';
import { type ContentProblem, describeValue } from './zod-messages.ts';

/** A file with what its fields say, unchecked. */
export type ReadFile = { file: string; kind: string; data: unknown };

const textAt = (data: unknown, field: string): string => {
  const value = valueAt(data, [field]);
  return typeof value === 'string' ? value.trim() : '';
};

const nameOf = (file: string): string => file.replace(/\.\w+$/, '');

const ofKind = (files: readonly ReadFile[], kind: string): ReadFile[] => files.filter((one) => one.kind === kind);

/** Two courses that the public could not tell apart. A draft may be a copy that is being rewritten. */
export function titleProblems(files: readonly ReadFile[]): ContentProblem[] {
  const seen = new Map<string, string>();
  return ofKind(files, 'courses')
    .filter(({ data }) => valueAt(data, ['published']) !== false)
    .flatMap(({ file, data }): ContentProblem[] => {
      const title = textAt(data, 'title');
      const key = fold(title)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, file);
      // Two files of one name are refused for that already.
      if (key === '' || first === undefined || nameOf(first) === nameOf(file)) return [];
      return [
        {
          file,
          field: 'title',
          found: `« ${title} », déjà l’intitulé de ${first}`,
          allowed: 'un intitulé par formation',
          mend: 'changez l’un des deux intitulés, ou gardez cette fiche en brouillon',
        },
      ];
    });
}

/** A hidden member whose name is nearly that of a member, who would then be shown. */
export function hiddenMemberProblems(files: readonly ReadFile[]): ContentProblem[] {
  const names = ofKind(files, 'team').map(({ data }) => textAt(data, 'name'));
  return ofKind(files, 'site.yaml').flatMap(({ file, data }): ContentProblem[] => {
    const hidden = textAt(data, 'hiddenTeamMember');
    const isKnown = names.some((name) => isSameName(name, hidden));
    const meant = isKnown ? undefined : names.find((name) => isNear(hidden, name));
    if (hidden === '' || meant === undefined) return [];
    return [
      {
        file,
        field: 'hiddenTeamMember',
        found: describeValue(hidden),
        allowed: 'le nom d’un membre de content/team, tel qu’il y est écrit',
        mend: `vouliez-vous écrire « ${meant} » ?`,
      },
    ];
  });
}
