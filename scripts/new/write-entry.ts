import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentProblem } from '../../src/content-model/zod-messages.ts';
import { FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { parseSource } from '../../src/content-model/content-source.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { readAnswer } from './answer.ts';
import { frontMatter } from './front-matter.ts';
import { type Answers, BODY, type Kind } from './kind.ts';
import type { Project } from './project.ts';

/** The text of a new file, from the answers to its kind's questions. */
export function entryText(kind: Kind, answers: Answers, project: Project): string {
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
export function entryProblems(kind: Kind, file: string, text: string): ContentProblem[] {
  const schema = FOLDER_RULES[kind.folder]?.schema;
  return schema === undefined ? [] : schemaProblems(file, schema, parseSource(file, text).data);
}

/** Writes a file; one that is there stays as it is, and the answer is no. */
export function writeEntry(root: string, file: string, text: string): boolean {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  try {
    writeFileSync(join(root, file), text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
