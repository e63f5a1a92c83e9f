import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { load } from 'js-yaml';
import { FILE_RULES } from '../../../src/content-model/content-rules.ts';
import { parseSource } from '../../../src/content-model/content-source.ts';
import { slashed } from '../../../src/lib/slashed.ts';
import { valueAt } from '../../../src/lib/value-at.ts';
import { slugify } from '../../../src/lib/french-text.ts';
import { UsageError } from '../../command-line.ts';
import { collectAnswers } from '../interview.ts';
import type { Answers } from '../kind.ts';
import { openProject } from '../project.ts';
import type { Prompts } from '../prompts.ts';
import { titleAt } from './field-title.ts';
import { providerFiles } from './provider-files.ts';
import { PROVIDER_QUESTIONS } from './questions.ts';

export const PROVIDER = {
  name: 'provider',
  label: 'le contenu d’un autre organisme, dans un dossier à lui',
  questions: PROVIDER_QUESTIONS,
  options: {
    into: { type: 'string', describe: 'dossier à écrire ; à défaut, organismes/ et le nom' },
    answers: { type: 'string', describe: 'fichier YAML de réponses : un nom de question, deux points, la réponse' },
    replace: { type: 'boolean', describe: 'efface d’abord le contenu qui est dans ce dossier' },
  },
} as const;

type Desk = { root: string; today: Date; print: (text: string) => void; warn: (text: string) => void };

type Given = Answers & { into?: string; answers?: string; replace?: unknown };

const OK = 0;

/** The answers of a file, as they would be typed. */
function answersIn(file: string): Answers {
  if (!existsSync(file)) throw new UsageError(`--answers\u00a0: il n’y a pas de fichier ${file}.`);
  const written = load(readFileSync(file, 'utf8'));
  const known = PROVIDER_QUESTIONS.map(({ name }) => name);
  const entries = Object.entries(typeof written === 'object' && written !== null ? written : {});
  const stranger = entries.find(([name]) => !known.includes(name));
  if (stranger !== undefined)
    throw new UsageError(
      `${file}\u00a0: aucune question ne s’appelle ${stranger[0]}. Possibles\u00a0: ${known.join(', ')}.`,
    );
  return Object.fromEntries(entries.map(([name, value]) => [name, asTyped(value)]));
}

/** What YAML has read, as somebody would type it. */
function asTyped(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Why nothing is written into a folder: it is somebody’s. */
function folderProblem(folder: string, isReplaced: boolean): string | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  if (!existsSync(join(folder, 'site.yaml')))
    return `Le dossier ${folder} n’est pas vide, et ce n’est pas celui d’un organisme\u00a0: donnez-en un autre par --into.`;
  return isReplaced
    ? undefined
    : `Le dossier ${folder} contient déjà un organisme\u00a0: donnez-en un autre par --into, ou --replace pour l’effacer d’abord.`;
}

function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** « site.yaml : Téléphone, SIREN », for each file that holds sample values. */
const openPoints = (files: Readonly<Record<string, string | Buffer>>): string[] =>
  Object.entries(files).flatMap(([name, content]) => {
    const schema = FILE_RULES[name];
    if (schema === undefined || typeof content !== 'string') return [];
    const listed = valueAt(parseSource(name, content).data, ['placeholders']);
    if (!Array.isArray(listed) || listed.length === 0) return [];
    return [`  ${name}\u00a0: ${listed.map((path) => titleAt(schema, String(path).split('.'))).join(', ')}`];
  });

/** Asks what a provider is, writes its content, and says what is left to say and to do. */
export async function writeProvider(desk: Desk, given: Given, prompts: Prompts | null): Promise<number> {
  const { into, answers: file, replace, ...flags } = given;
  const known = { ...(file === undefined ? {} : answersIn(resolve(desk.root, file))), ...flags };
  const isReplaced = replace === true;
  const early = into === undefined ? undefined : folderProblem(resolve(desk.root, into), isReplaced);
  if (early !== undefined) throw new UsageError(early);
  const project = openProject(desk.root, desk.today);
  const answers = await collectAnswers({
    kind: { folder: '', questions: PROVIDER_QUESTIONS },
    project,
    given: known,
    prompts,
  });
  const folder = resolve(desk.root, into ?? `organismes/${slugify(answers.name ?? '')}`);
  const problem = folderProblem(folder, isReplaced);
  if (problem !== undefined) throw new UsageError(problem);
  const files = await providerFiles(answers, desk.today);
  writeFiles(folder, files);
  const named = slashed(relative(desk.root, folder));
  const run = named === 'content' ? '' : `CONTENT_DIR=${named} `;
  desk.print(
    [
      `${String(Object.keys(files).length)} fichiers écrits dans ${named}`,
      '',
      'Reste à dire (ces valeurs sont des exemples)\u00a0:',
      ...openPoints(files),
      '  legal/\u00a0: relisez les sept pages, surtout les délais et les montants des conditions de vente (cgv.md)',
      '  brand/\u00a0: votre logo et vos icônes, à la place de ceux qui sont faits de votre nom',
      '',
      'Ensuite\u00a0:',
      `  ${run}npm run new -- course   une première formation`,
      `  ${run}npm run edit            tout le reste, à l’écran`,
      `  ${run}npm run content         ce qui manque, et ce qui ne peut pas paraître`,
      `  ${run}npm run build           le site`,
      '',
    ].join('\n'),
  );
  return OK;
}
