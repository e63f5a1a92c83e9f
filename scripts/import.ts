import { confirm } from '@clack/prompts';
import { now } from '../src/lib/clock.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOnDisk } from '../src/content-model/read.ts';
import { CONTENT } from '../src/lib/content-folder.ts';
import { parisDay } from '../src/lib/french-dates.ts';
import { runCommand, UsageError } from './command-line.ts';
import { planImport } from './import/plan-import.ts';
import { type Plan, questionOf, reportOf } from './import/report-import.ts';
import { readFile } from './import/read-file.ts';
import { ImportError } from './import/source-course.ts';

const HELP = `Reprend un catalogue dans ${CONTENT}/courses\u00a0: docs/import.md l’explique.

Utilisation : npm run import -- <fichier> [--dry-run] [--partial] [--unpublish] [--category <nom>] [--mapping <fichier>]

  catalogue.xml     LHÉO 2.3, celui de votre Carif-Oref ou de votre logiciel
  catalogue.csv     celui de ce site, ou tout tableau CSV
  catalogue.xlsx    la première feuille de formations d’un classeur, et celle de leurs sessions

  --dry-run         dit ce qui changerait, sans écrire de fiche
  --partial         le fichier n’a qu’une partie du catalogue : les autres formations restent en ligne
  --unpublish       écrit sans rien demander, et met en brouillon les formations que le fichier n’a plus
  --category        la catégorie des nouvelles fiches, si le fichier n’en donne pas
  --mapping         le fichier qui dit ce que contient chaque colonne ; à défaut, colonnes.yaml, à côté du tableau

Code de sortie : 0 c’est fait, 1 un fichier que l’import ne peut pas lire, 2 commande mal écrite.
`;

async function confirmPlan(plan: Plan): Promise<void> {
  const question = questionOf(plan);
  const removes = plan.closed.length > 0;
  if (question === undefined) return;
  if (process.stdin.isTTY) {
    const message = `${question}\nContinuer\u202f?`;
    const answer = await confirm({ message, active: 'Oui', inactive: 'Non', initialValue: !removes });
    if (answer !== true) throw new ImportError('Import annulé.');
  } else if (removes)
    throw new ImportError(
      `${question}\n\nSi c’est juste, ajoutez --unpublish à la commande. Si le fichier n’a qu’une partie du catalogue, ajoutez --partial.`,
    );
}

await runCommand({
  help: HELP,
  options: {
    'dry-run': { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
    unpublish: { type: 'boolean', default: false },
    category: { type: 'string' },
    mapping: { type: 'string' },
  },
  words: 1,
  run: async ({ 'dry-run': isDryRun, partial: isPartial, unpublish, category, mapping }, [file]) => {
    if (file === undefined) throw new UsageError('Dites quel fichier importer.');
    try {
      const { format, courses, notes } = await readFile(file, mapping);
      const plan = planImport(courses, format, filesOnDisk('.'), { today: parisDay(now()), category, isPartial });
      if (!isDryRun) {
        if (!unpublish) await confirmPlan(plan);
        for (const [path, text] of plan.writes) {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, text);
        }
      }
      process.stdout.write(reportOf(plan, isDryRun, notes));
      return 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      // Owners save the whole output as a mapping file. There, `#` makes this line a comment.
      process.stderr.write(`${error.message}\n\n# Aucune fiche n’est écrite.\n`);
      return 1;
    }
  },
});
