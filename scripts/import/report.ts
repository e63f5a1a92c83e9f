import { CONTENT } from '../../src/lib/content-folder.ts';
import type { Plan } from './plan-import.ts';

const formations = (number: number): string => `${String(number)}\u00a0formation${number < 2 ? '' : 's'}`;

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title} (${String(lines.length)})`, ...lines.map((line) => `  ${line}`)];

const counted = (names: ReadonlyMap<string, number>): string[] =>
  [...names]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, number]) => `${name}, ${formations(number)}`);

/** Reports in French what an import has written, and what editors have to do. */
export function reportOf(plan: Plan, isDryRun: boolean): string {
  const { added, changed, closed, reopened, conflicts, incomplete, unmapped, truncated, total } = plan;
  const touched = added.length + changed.length + closed.length + reopened.length;
  const lines = [
    `${formations(total)} dans le fichier. ${isDryRun ? 'Essai\u00a0: rien n’est écrit.' : touched === 0 ? 'Aucune fiche ne change.' : 'C’est écrit.'}`,
    ...part('Nouvelles fiches', added),
    ...part('Fiches mises à jour', changed),
    ...part('Absentes du fichier, donc mises en brouillon', closed),
    ...part('Revenues dans le fichier, donc remises en ligne', reopened),
    ...part('Désaccords\u00a0: la fiche garde sa valeur, choisissez', conflicts),
    ...part('Incomplets dans le fichier, repris dans le texte d’une nouvelle fiche', incomplete),
    ...part('Textes que le fichier coupe (…)', counted(truncated)),
    ...part('Dit par le fichier, et sans champ sur le site', counted(unmapped)),
    '',
    isDryRun
      ? 'Sans --dry-run, la commande écrit ces fiches.'
      : `Relisez avec «\u00a0git diff ${CONTENT}\u00a0», puis «\u00a0npm run content\u00a0»\u00a0: il dit ce que les fiches ne disent pas encore.`,
    '',
  ];
  return lines.join('\n');
}
