import { COURSE_INTERESTS } from '../contact-fields.ts';
import { callbackTime, receivedTime } from '../callback-time.ts';
import type { NextSteps } from '../next-steps.ts';

/** The facts kept of a form that is stored and empty again. */
export type SentRequest = {
  at: Date;
  about: string;
  phone: string;
  /** The file that puts the session that was asked for into a calendar. */
  calendar?: string | undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A request that was stored at that moment; it is about a session, else a course, else a field of interest. */
export function sentRequest(payload: Readonly<Record<string, unknown>>, at: Date): SentRequest {
  const interest = COURSE_INTERESTS.find(({ value }) => value === payload.courseInterest);
  return { at, about: textOf(payload.formation) || (interest?.label ?? ''), phone: textOf(payload.phone) };
}

/** When a request was received, its subject, and until when we call, as the mail says it too. */
export function sentFacts({ at, about, phone }: SentRequest, { callback }: NextSteps): [string, string][] {
  const facts: [string, string][] = [['Reçue', receivedTime(at)]];
  if (about !== '') facts.push(['Au sujet de', about]);
  if (callback !== null)
    facts.push([
      'Notre appel',
      [callbackTime(at, callback), ...(phone === '' ? [] : [`au ${phone.replaceAll(' ', '\u00A0')}`])].join(', '),
    ]);
  return facts;
}
