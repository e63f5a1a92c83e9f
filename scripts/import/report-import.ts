import { countOf } from '../../src/lib/french-numbers.ts';
import { withNoBreakSpaces } from '../../src/lib/french-text.ts';
import { withContentFolder } from '../../src/lib/content-folder.ts';

const HEADINGS = {
  added: 'Nouvelles fiches',
  changed: 'Fiches mises à jour',
  closed: 'Absentes du fichier, donc mises en brouillon',
  categories: 'Nouvelles catégories, avec une teinte à choisir dans « Catégories »',
  reopened: 'Revenues dans le fichier, donc remises en ligne',
  drafts: 'Toujours en brouillon\u00a0: activez « En ligne » dans celles qui sont prêtes',
  conflicts: 'Désaccords\u00a0: la fiche garde sa valeur, choisissez',
  incomplete: 'Dit en partie par le fichier, donc repris dans le texte de la fiche',
  truncated: 'Textes que le fichier coupe (…)',
  unmapped: 'Dit par le fichier, et laissé de côté ou hors des champs du site',
  assumed: 'Supposé, faute de mieux dans le fichier\u00a0: corrigez ce qui est faux',
} as const;

export type Plan = Record<keyof typeof HEADINGS, string[]> & {
  writes: Map<string, string>;
  total: number;
  before: number;
  absent: number;
};

export const formations = (number: number): string => countOf(number, 'formation').replace(' ', '\u00a0');

const countIfAny = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number}\u00a0${number === 1 ? one : many}`];

export function questionOf({ added, changed, reopened, closed, before, absent }: Plan): string | undefined {
  const counts = [
    ...countIfAny(added.length, 'nouvelle fiche', 'nouvelles fiches'),
    ...countIfAny(changed.length, 'mise à jour', 'mises à jour'),
    ...countIfAny(reopened.length, 'remise en ligne', 'remises en ligne'),
    ...countIfAny(closed.length, `retirée du site, sur ${before}`, `retirées du site, sur ${before}`),
  ];
  if (counts.length === 0) return undefined;
  const names = closed.map((file) => `\n  ${file}`).join('');
  const removals = closed.length === 0 ? '' : `\nAbsentes du fichier, elles deviendraient des brouillons :${names}`;
  const doubt =
    absent * 2 > before
      ? '\nLe fichier a moins de la moitié des formations du dernier import : est-ce le bon fichier, et est-il entier ?'
      : '';
  return withNoBreakSpaces(`${counts.join(', ')}.${removals}${doubt}`);
}

export function reportOf(plan: Plan, isDryRun: boolean, notes: readonly string[] = []): string {
  const parts = Object.entries(HEADINGS).flatMap(([outcome, heading]) => {
    const lines = plan[outcome as keyof typeof HEADINGS];
    return lines.length === 0 ? [] : ['', `${heading} (${lines.length})`, ...lines.map((line) => `  ${line}`)];
  });
  const isUnchanged = [plan.added, plan.changed, plan.closed, plan.reopened].every(({ length }) => length === 0);
  const written = isUnchanged ? 'Aucune fiche ne change.' : 'C’est écrit.';
  const next = isDryRun
    ? 'Sans --dry-run, la commande écrit ces fiches.'
    : withContentFolder(
        'Relisez avec «\u00a0git diff content/\u00a0», puis «\u00a0npm run content\u00a0»\u00a0: il dit ce que les fiches ne disent pas encore.',
      );
  const first = `${formations(plan.total)} dans le fichier. ${isDryRun ? 'Essai\u00a0: aucune fiche n’est écrite.' : written}`;
  return withNoBreakSpaces([first, ...notes, ...parts, '', next, ''].join('\n'));
}
