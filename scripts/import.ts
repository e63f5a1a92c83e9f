/** Imports the catalogue of a provider into content/courses: `npm run import -- catalogue.xml`. */
import { now } from '../src/lib/paris-today.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOnDisk } from '../src/content-model/project-files.ts';
import { CONTENT } from '../src/lib/content-folder.ts';
import { parisDay } from '../src/lib/french-dates.ts';
import { runCommand, UsageError } from './command-line.ts';
import { planImport, reportOf } from './import/plan-import.ts';
import { readFile } from './import/read-file.ts';
import { ImportError } from './import/source-course.ts';

const HELP = `Reprend un catalogue dans ${CONTENT}/courses\u00a0: docs/import.md l’explique.

Utilisation : npm run import -- <fichier> [--dry-run] [--category <nom>] [--mapping <fichier>]

  catalogue.xml     LHÉO 2.3, celui de votre Carif-Oref ou de votre logiciel
  catalogue.csv     celui de ce site, ou tout tableau CSV
  catalogue.xlsx    la première feuille d’un classeur

  --dry-run         dit ce qui changerait, sans écrire de fiche
  --category        la catégorie des nouvelles fiches, si le fichier n’en donne pas
  --mapping         le fichier qui dit ce que contient chaque colonne ; à défaut, colonnes.yaml, à côté du tableau

Code de sortie : 0 c’est fait, 1 un fichier que l’import ne peut pas lire, 2 commande mal écrite.
`;

await runCommand({
  help: HELP,
  options: {
    'dry-run': { type: 'boolean', default: false },
    category: { type: 'string' },
    mapping: { type: 'string' },
  },
  words: 1,
  run: async ({ 'dry-run': isDryRun, category, mapping }, [file]) => {
    if (file === undefined) throw new UsageError('Dites quel fichier importer.');
    try {
      const { format, courses } = await readFile(file, mapping);
      const plan = planImport(courses, format, filesOnDisk('.'), { today: parisDay(now()), category });
      for (const [path, text] of isDryRun ? [] : plan.writes) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      process.stdout.write(reportOf(plan, isDryRun));
      return 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      process.stderr.write(`${error.message}\n\nRien n’est écrit.\n`);
      return 1;
    }
  },
});
