import { CONTENT } from '../../src/lib/content-folder.ts';

/** What an import changes and finds, with the headings of the report. */
const HEADINGS = {
  added: 'Nouvelles fiches',
  changed: 'Fiches mises à jour',
  closed: 'Absentes du fichier, donc mises en brouillon',
  reopened: 'Revenues dans le fichier, donc remises en ligne',
  conflicts: 'Désaccords\u00a0: la fiche garde sa valeur, choisissez',
  incomplete: 'Dit en partie par le fichier, donc repris dans le texte de la fiche',
  truncated: 'Textes que le fichier coupe (…)',
  unmapped: 'Dit par le fichier, et sans champ sur le site',
} as const;
type Outcome = keyof typeof HEADINGS;
/** The new texts of files, and lines for the report. */
export type Plan = Record<Outcome, string[]> & { writes: Map<string, string>; total: number };

const formations = (number: number): string => `${String(number)}\u00a0formation${number < 2 ? '' : 's'}`;

/** The distinct names, each with its number of courses. */
export const countNames = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => `${name}, ${formations(length)}`).sort();

/** Reports in French what an import has written, and what editors have to do. */
export function reportOf(plan: Plan, isDryRun: boolean): string {
  const parts = Object.entries(HEADINGS).flatMap(([outcome, heading]) => {
    const lines = plan[outcome as Outcome];
    return lines.length === 0 ? [] : ['', `${heading} (${String(lines.length)})`, ...lines.map((line) => `  ${line}`)];
  });
  const isUnchanged = [plan.added, plan.changed, plan.closed, plan.reopened].every(({ length }) => length === 0);
  const written = isUnchanged ? 'Aucune fiche ne change.' : 'C’est écrit.';
  const next = isDryRun
    ? 'Sans --dry-run, la commande écrit ces fiches.'
    : `Relisez avec «\u00a0git diff ${CONTENT}\u00a0», puis «\u00a0npm run content\u00a0»\u00a0: il dit ce que les fiches ne disent pas encore.`;
  const first = `${formations(plan.total)} dans le fichier. ${isDryRun ? 'Essai\u00a0: aucune fiche n’est écrite.' : written}`;
  return [first, ...parts, '', next, ''].join('\n');
}
