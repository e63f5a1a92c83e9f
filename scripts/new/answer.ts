import { z } from 'zod';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { withFrenchSigns } from '../../src/lib/french-signs.ts';
import { isDate } from '../../src/content-model/fields.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import type { Question } from './kind.ts';

export type Form = 'line' | 'choice' | 'yes-no' | 'number' | 'day' | 'list';

/** A field without what makes it optional. */
export const bare = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodDefault ? bare(field.unwrap()) : field;

/** How a field is asked for and written. */
export function formOf(field: z.ZodType): Form {
  const inner = bare(field);
  if (inner instanceof z.ZodBoolean) return 'yes-no';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodArray) return 'list';
  if (isDate(inner)) return 'day';
  return 'line';
}

export const isOptional = (field: z.ZodType): boolean => field.safeParse(undefined).success;

/** Whether nothing can stand for an answer. */
export const isRequired = ({ field, propose }: Pick<Question, 'field' | 'propose'>): boolean =>
  propose === undefined && !isOptional(field);

/** The words of a question, and how it is answered where that is not plain. */
export function labelOf({ field, label = field.description ?? '' }: { field: z.ZodType; label?: string }): string {
  const form = formOf(field);
  const hint = form === 'list' ? ' (une virgule entre deux)' : form === 'yes-no' ? ' : oui ou non' : '';
  return withNoBreakSpaces(`${label}${hint}${isOptional(field) && form !== 'yes-no' ? ' (facultatif)' : ''}`);
}

const YES = /^(o|oui|true)$/i;
const NO = /^(n|non|false)$/i;

/** Typed on a keyboard, published as a printer sets it: « L’essai : oui » for `L'essai : oui`, on one line. */
const asPrinted = (typed: string): string => withFrenchSigns(typed.trim().replace(/\s+/g, ' '));

/** A day as files write it: `2026-12-31` for `31/12/2026`. */
const asDay = (typed: string): string =>
  typed.replace(
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** The value of a typed answer for its field; an empty answer has none. */
export function readAnswer(field: z.ZodType, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return undefined;
  switch (formOf(field)) {
    case 'yes-no':
      return YES.test(text) ? true : NO.test(text) ? false : text;
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
    case 'list':
      return text
        .split(',')
        .map(asPrinted)
        .filter((item) => item !== '');
    case 'choice':
      return text;
    case 'day':
      return asDay(text);
    case 'line': {
      // A field may set what it takes: a telephone number, in pairs.
      const { data } = field.safeParse(asPrinted(text));
      return typeof data === 'string' ? data : asPrinted(text);
    }
  }
}

/** The expected answer, where files write it in another form than people type it. */
function expected(field: z.ZodType, typed: string, allowed: string): string {
  const form = formOf(field);
  if (form === 'yes-no') return 'oui ou non';
  if (form === 'day') return 'une date : 15/01/2026';
  return form === 'list' && typed.trim() === '' ? 'un mot au moins, ou plusieurs avec une virgule entre deux' : allowed;
}

/** The problem of an answer, in French; undefined when the field takes it. */
export function answerProblem(field: z.ZodType, typed: string): string | undefined {
  const [problem] = schemaProblems('', field, readAnswer(field, typed));
  if (problem === undefined) return undefined;
  return withNoBreakSpaces(`Attendu : ${expected(field, typed, problem.allowed)}.`);
}
