import { z } from 'zod';
import { FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { slugify } from '../../src/lib/french-text.ts';
import { parisDay } from '../../src/lib/paris-clock.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import type { Project } from './project.ts';

/** The answers so far, as typed, by the names of the questions. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** A question has the name of the field that it fills; the field's schema words the question and judges the answer. */
export type Question = {
  name: string;
  field: z.ZodType;
  /** The question, where the description of the field is none. */
  label?: string;
  propose?: (answers: Answers, project: Project) => string;
  /** Answers found in other files; anything else may be typed. */
  choices?: (project: Project) => readonly string[];
  isAsked?: (answers: Answers) => boolean;
  /** The answer meant by a form that many type: an address without its https://. */
  tidy?: (typed: string) => string;
  /** The problem, in French, of an answer that its field takes all the same. */
  problem?: (typed: string, answers: Answers) => string | undefined;
};

export type Kind = {
  name: string;
  /** « une formation » */
  label: string;
  folder: string;
  extension: '.md' | '.yaml';
  fields: Readonly<Record<string, z.ZodType>>;
  questions: readonly Question[];
  /** Fields that are written without a question. */
  given?: (project: Project) => Readonly<Record<string, unknown>>;
  /** A hint on the text to write below the front matter. */
  advice?: string;
  pathOf: (id: string) => string;
};

/** The names of the questions whose answers are no field: the file's name, and what stands below the front matter. */
export const FILE_NAME = 'id';
export const BODY = 'text';

const FIRST_WORDS = 6;

/** A short file name: `slugOf('Word, maîtriser les documents longs et lourds')` has six words at most. */
export const slugOf = (text: string): string => slugify(text).split('-').slice(0, FIRST_WORDS).join('-');

/** The question on the file's name, which is the entry's address. */
export function fileNameQuestion(folder: string, propose: NonNullable<Question['propose']>): Question {
  const rule = FOLDER_RULES[folder];
  if (rule === undefined) throw new Error(`${CONTENT}/${folder} has no rule in content-rules.ts.`);
  const field = z
    .string()
    .regex(rule.name, { error: rule.naming })
    .describe('Nom du fichier, sans accent ni espace\u00a0: il fait l’adresse');
  return { name: FILE_NAME, field, propose };
}

/** The day of today in Paris, as files write it. */
export const today = (_: Answers, project: Project): string => parisDay(project.today);

/** The question that all kinds end with: what is new stays a draft unless someone says otherwise. */
export const publishedQuestion = (field: z.ZodType): Question => ({
  name: 'published',
  field,
  label: 'Publier tout de suite (sinon, un brouillon)',
  propose: () => 'non',
});
