import { cleanEmail } from '#src/features/contact/email-address.ts';
import { FORM_TYPES, typeName } from '#src/features/contact/contact-forms.ts';
import { fold } from '#src/lib/french-text.ts';
import type { ContactSubmission } from '#netlify/submissions/submission.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { Values } from './leads-command.ts';
import { UsageError, unknownWord } from '../command-line.ts';
import { DAY_MS } from '../../src/lib/durations.ts';

const TYPES = FORM_TYPES.map(typeName);
const STATES = ['todo', 'handled'] as const;
const MAIL_STATES = ['pending', 'failed', 'sent'] as const;

/** `contact`, `inscription_formation_ia`… */
export const typeOf = ({ type }: ContactSubmission): string => typeName(type);

/** The subject that the person wants to learn, in the words of the form: `bureautique`, `formation ia`; '' when they said nothing. */
export const courseOf = ({ formation, courseInterest }: ContactSubmission): string => formation ?? courseInterest ?? '';

/** An address as two people would compare it: `Zoe@Exemple.FR ` and `zoe@exemple.fr` are the same. */
export const sameEmail = (address: string): string => cleanEmail(address).toLowerCase();

/** Days are those of Paris, ends included; both may be missing. */
export type Period = { since: string | undefined; until: string | undefined };

function dayOf(option: string, typed: string | undefined, now: Date): string | undefined {
  if (typed === undefined) return undefined;
  const lastDays = /^([1-9]\d{0,4})j$/.exec(typed)?.[1];
  if (lastDays !== undefined) return parisDay(new Date(now.getTime() - (Number(lastDays) - 1) * DAY_MS));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
  if (isDay && new Date(typed).toISOString().startsWith(typed)) return typed;
  throw new UsageError(
    `--${option} attend un jour (2026-11-20) ou un nombre de jours (7j), et non «\u00A0${typed}\u00A0».`,
  );
}

/** One of the words that an option takes. */
export function wordOf<const Word extends string>(
  option: string,
  typed: string | undefined,
  known: readonly Word[],
): Word | undefined {
  const word = known.find((each) => each === typed);
  if (typed !== undefined && word === undefined) throw unknownWord(`Valeur de --${option}`, typed, known);
  return word;
}

function limitOf(typed: string | undefined): number {
  if (typed === undefined) return Infinity;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new UsageError('--limit attend un nombre, à partir de 1.');
  return Number(typed);
}

function periodOf({ since, until }: Values, now: Date): Period {
  return { since: dayOf('since', since, now), until: dayOf('until', until, now) };
}

type Test = (submission: ContactSubmission) => boolean;

const contains = (text: string, part: string): boolean => fold(text).includes(fold(part));
const trimmedPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

const testsOf = ({ type, course, page, email, search }: Values, { since, until }: Period): Test[] => [
  ...(since === undefined ? [] : [({ createdAt }: ContactSubmission) => parisDay(new Date(createdAt)) >= since]),
  ...(until === undefined ? [] : [({ createdAt }: ContactSubmission) => parisDay(new Date(createdAt)) <= until]),
  ...(type === undefined ? [] : [(submission: ContactSubmission) => typeOf(submission) === type]),
  ...(course === undefined ? [] : [(submission: ContactSubmission) => contains(courseOf(submission), course)]),
  ...(page === undefined ? [] : [(each: ContactSubmission) => trimmedPath(each.page ?? '') === trimmedPath(page)]),
  ...(email === undefined ? [] : [(each: ContactSubmission) => sameEmail(each.email ?? '') === sameEmail(email)]),
  ...(search === undefined
    ? []
    : [(submission: ContactSubmission) => contains(Object.values(submission).filter(isText).join('\n'), search)]),
];

const isText = (value: unknown): value is string => typeof value === 'string';

export type Filters = {
  period: Period;
  matches: Test;
  state: (typeof STATES)[number] | undefined;
  mail: (typeof MAIL_STATES)[number] | undefined;
  limit: number;
};

/** Reads the filters of a command; refuses a value that can find nothing because of how it is written. */
export function filtersOf(values: Values, now: Date): Filters {
  const period = periodOf(values, now);
  wordOf('type', values.type, TYPES);
  const tests = testsOf(values, period);
  return {
    period,
    matches: (submission) => tests.every((test) => test(submission)),
    state: wordOf('state', values.state, STATES),
    mail: wordOf('mail', values.mail, MAIL_STATES),
    limit: limitOf(values.limit),
  };
}
