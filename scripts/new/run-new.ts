import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { parseSource } from '#src/content-model/content-source.ts';
import { problemFinding } from '#src/content-model/finding.ts';
import { printFindings } from '#src/content-model/print-findings.ts';
import { schemaProblems } from '#src/content-model/schema-problems.ts';
import type { ContentProblem } from '#src/content-model/zod-messages.ts';
import { endOf, isEarlyEnd, readCommandLine, UsageError } from '../command-line.ts';
import { readAnswer } from './answer.ts';
import type { DevServer } from './dev-server.ts';
import { fileOf } from './file-name.ts';
import { frontMatter } from './front-matter.ts';
import { collectAnswers } from './interview.ts';
import { type Answers, BODY, FILE_NAME, type Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { PROGRAM } from './program.ts';
import { openProject, type Project } from './project.ts';
import { Abandoned, type Prompts } from './prompts.ts';
import { PROVIDER, writeProvider } from './provider/provider-command.ts';

/** The text of a new file, from the answers to its kind's questions. */
function entryText(kind: Kind, answers: Answers, project: Project): string {
  const values = Object.fromEntries(
    kind.questions.map(({ name, field }) => [name, readAnswer(field, answers[name] ?? '')]),
  );
  const head = frontMatter(kind.fields, { ...values, ...kind.given?.(project) });
  const advice = kind.advice === undefined ? '' : `\n# ${kind.advice}`;
  if (kind.extension === '.yaml') return `${head}${advice}\n`;
  const body = values[BODY];
  return `---\n${head}${advice}\n---\n${typeof body === 'string' ? `\n${body}\n` : ''}`;
}

/** The problems that `npm run content` would find in the text, were it written. */
function entryProblems(kind: Kind, file: string, text: string): ContentProblem[] {
  const schema = FOLDER_RULES[kind.folder]?.schema;
  return schema === undefined ? [] : schemaProblems(file, schema, parseSource(file, text).data);
}

/** Writes a file; one that is there stays as it is, and the answer is no. */
function writeEntry(root: string, file: string, text: string): boolean {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  try {
    writeFileSync(join(root, file), text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const OK = 0;
const FAILURE = 1;
const ABANDONED = 130;

export type Desk = {
  root: string;
  today: Date;
  print: (text: string) => void;
  warn: (text: string) => void;
  /** Nobody to ask: null. */
  prompts: Prompts | null;
  devServer: DevServer;
};

/** The kind that was named, else the one that is chosen. */
async function kindFor(named: string | undefined, prompts: Prompts | null): Promise<Kind | typeof PROVIDER> {
  const kind = [...KINDS, PROVIDER].find(({ name }) => name === named);
  if (kind !== undefined) return kind;
  if (prompts === null)
    throw new UsageError(`Il manque la sorte\u00a0: ${[...KINDS, PROVIDER].map(({ name }) => name).join(', ')}.`);
  const choices = [...KINDS, PROVIDER].map(({ name, label }) => ({ value: name, label }));
  return kindFor(await prompts.choose('Que voulez-vous écrire\u202f?', choices), prompts);
}

/** Says where the file is and where it is seen, and opens that page for who wants to see it. */
async function showEntry(
  { print, devServer }: Desk,
  file: string,
  path: string,
  prompts: Prompts | null,
): Promise<void> {
  const url = `${devServer.url}${path}`;
  print(`${file}\n`);
  if (!(await devServer.isUp())) {
    print(`Pour le voir\u00a0: npm run dev, puis ${url}\n`);
    return;
  }
  print(`Il se voit ici\u00a0: ${url}\n`);
  if (prompts !== null && (await prompts.agree('Ouvrir la page\u202f?', true))) devServer.open(url);
}

async function write(desk: Desk, kind: Kind, given: Answers, prompts: Prompts | null): Promise<number> {
  const project: Project = openProject(desk.root, desk.today);
  const answers = await collectAnswers({ kind, project, given, prompts });
  const id = answers[FILE_NAME] ?? '';
  const file = fileOf(kind, id);
  const text = entryText(kind, answers, project);
  const problems = entryProblems(kind, file, text);
  if (problems.length > 0) {
    desk.warn(printFindings(problems.map(problemFinding), { heading: 'Contenu du site' }));
    return FAILURE;
  }
  if (!writeEntry(desk.root, file, text)) {
    desk.warn(`${file} existe déjà\u00a0: rien n’a été écrit.\n`);
    return FAILURE;
  }
  await showEntry(desk, file, kind.pathOf(id), prompts).catch((error: unknown) => {
    // The file is there: leaving the last question is no failure.
    if (!(error instanceof Abandoned)) throw error;
  });
  return OK;
}

/** Runs `npm run new` and gives its exit code. */
export async function runNew(args: readonly string[], desk: Desk): Promise<number> {
  try {
    const { command, values } = readCommandLine<{ yes?: boolean }>(args, PROGRAM);
    const { yes: isQuiet = false, ...given } = values;
    const prompts = isQuiet ? null : desk.prompts;
    if (prompts === null && !isQuiet)
      throw new UsageError('Personne au clavier\u00a0: ajoutez --yes et les options voulues.');
    const kind = await kindFor(command?.name, prompts);
    return await ('folder' in kind ? write(desk, kind, given, prompts) : writeProvider(desk, given, prompts));
  } catch (error) {
    if (error instanceof Abandoned) {
      desk.warn(`${error.message === '' ? 'Abandon\u00a0: rien n’a été écrit.' : error.message}\n`);
      return ABANDONED;
    }
    if (!isEarlyEnd(error)) throw error;
    return endOf(error, desk, PROGRAM, args);
  }
}
