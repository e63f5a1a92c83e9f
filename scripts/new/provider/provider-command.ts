import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { dump, load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { FILE_RULES } from '#src/content-model/content-rules.ts';
import { parseSource } from '#src/content-model/content-source.ts';
import { slugify } from '#src/lib/french-text.ts';
import { slashed } from '#src/lib/text-file.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { UsageError } from '../../command-line.ts';
import { bare } from '../answer.ts';
import { collectAnswers } from '../interview.ts';
import type { Answers, Question } from '../kind.ts';
import { openProject } from '../project.ts';
import { Abandoned, type Prompts } from '../prompts.ts';
import { providerFiles } from './provider-files.ts';
import { PROVIDER_QUESTIONS } from './questions.ts';

/** The editors' names of the fields on the way to a value: « Mentions légales › SIREN » for `legal.siren`. */
function titleAt(schema: z.core.$ZodType, [name, ...rest]: readonly string[]): string {
  if (name === undefined) return '';
  const inner = bare(schema);
  const below: unknown =
    inner instanceof z.ZodObject ? inner.shape[name] : inner instanceof z.ZodArray ? inner.element : undefined;
  if (!(below instanceof z.ZodType)) return name;
  const { title, description } = below.meta() ?? {};
  const own = inner instanceof z.ZodArray ? undefined : (title ?? description ?? name);
  return [own, titleAt(below, rest)].filter(Boolean).join(' › ');
}

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

function loadAnswers(file: string): unknown {
  try {
    return load(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = ` à la ligne ${String(error.mark.line + 1)}`;
    throw new UsageError(
      `${file} ne se lit pas${line}\u00a0: une ligne par réponse, le nom de la question, deux points, une espace, la réponse entre guillemets.`,
    );
  }
}

/** The answers of a file, as they would be typed. */
function answersIn(file: string): Answers {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new UsageError(`--answers\u00a0: il n’y a pas de fichier ${file}.`);
  const written = loadAnswers(file);
  const known = PROVIDER_QUESTIONS.map(({ name }) => name);
  const entries = Object.entries(typeof written === 'object' && written !== null ? written : {});
  const stranger = entries.find(([name]) => !known.includes(name));
  if (stranger !== undefined)
    throw new UsageError(
      `${file}\u00a0: aucune question ne s’appelle ${stranger[0]}. Possibles\u00a0: ${known.join(', ')}.`,
    );
  return Object.fromEntries(entries.map(([name, value]) => [name, asTyped(value)]));
}

/** A value that YAML has read, as somebody would type it. */
function asTyped(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Why nothing is written into a folder: it is somebody’s. */
function folderProblem(root: string, folder: string, isReplaced: boolean): string | undefined {
  if (!existsSync(folder)) return undefined;
  const named = slashed(relative(root, folder)) || '.';
  if (!statSync(folder).isDirectory()) return `${named} est un fichier\u00a0: donnez un dossier par --into.`;
  if (readdirSync(folder).length === 0) return undefined;
  if (!existsSync(join(folder, 'site.yaml')))
    return `Le dossier ${named} n’est pas vide, et ce n’est pas celui d’un organisme\u00a0: donnez-en un autre par --into.`;
  return isReplaced
    ? undefined
    : `Le dossier ${named} contient déjà un organisme\u00a0: donnez un autre nom ou un autre dossier (--into), ou recommencez avec --replace pour l’effacer d’abord.`;
}

const folderOf = (name: string): string => `organismes/${slugify(name)}`;

/** The questions; a name whose folder is taken is refused before all others are answered. */
const questionsFor = ({ root }: Desk, { into, replace }: Given): Question[] =>
  PROVIDER_QUESTIONS.map((question) =>
    question.name !== 'name' || into !== undefined
      ? question
      : {
          ...question,
          problem: (typed, answers) =>
            question.problem?.(typed, answers) ?? folderProblem(root, resolve(root, folderOf(typed)), replace === true),
        },
  );

/** Keeps what somebody has answered who leaves, and says how to go on from there. */
function keepAnswers(root: string, { into, replace }: Given, answers: Answers): string {
  const file = `.cache/reponses-${slugify(answers.name ?? '')}.yaml`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, file), dump(answers, { lineWidth: -1 }));
  const options = `${into === undefined ? '' : ` --into ${into}`}${replace === true ? ' --replace' : ''}`;
  return `Abandon\u00a0: aucun contenu n’a été écrit. Vos réponses sont gardées\u00a0; pour reprendre à la question suivante\u00a0:\n  npm run new -- provider --answers ${file}${options}`;
}

/** Asks what is not known yet; what is answered outlives who leaves in the middle. */
async function askAll(desk: Desk, given: Given, known: Answers, prompts: Prompts | null): Promise<Answers> {
  if (prompts !== null)
    desk.print(
      'Une trentaine de questions. Entrée passe celles qui sont facultatives\u202f; Ctrl-C garde vos réponses.\n\n',
    );
  const said: { answers: Answers } = { answers: {} };
  try {
    return await collectAnswers({
      kind: { folder: '', questions: questionsFor(desk, given) },
      project: openProject(desk.root, desk.today),
      given: known,
      prompts,
      onAnswer: (answers) => (said.answers = answers),
    });
  } catch (error) {
    if (!(error instanceof Abandoned) || said.answers.name === undefined) throw error;
    throw new Abandoned(keepAnswers(desk.root, given, { ...known, ...said.answers }));
  }
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
  const problem = into === undefined ? undefined : folderProblem(desk.root, resolve(desk.root, into), isReplaced);
  if (problem !== undefined) throw new UsageError(problem);
  const answers = await askAll(desk, given, known, prompts);
  const folder = resolve(desk.root, into ?? folderOf(answers.name ?? ''));
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
