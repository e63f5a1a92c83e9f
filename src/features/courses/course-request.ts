import { isCourseInterest, LIMITS } from '#src/features/contact/contact-fields.ts';
import { AI_COURSE_NAME, type FormSubject, type SubjectChoice } from '#src/features/contact/contact-forms.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { clip, slugify, withCapital } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { type OfferedSession, sessionName } from './sessions.ts';

function choiceValue(title: string, session: string): string {
  const detail = ` (${session})`;
  return clip(title, LIMITS.formation - detail.length) + detail;
}

export function requestSubject(
  { id, title, category }: { id: string; title: string; category: string },
  sessions: readonly OfferedSession[],
): FormSubject {
  const interest = slugify(category);
  const choiceOf = (session: OfferedSession): SubjectChoice => {
    const name = sessionName(session);
    const { key } = session;
    const ids = { session: isoDay(session.start), key };
    if (session.state === 'full')
      return {
        value: choiceValue(title, `liste d’attente, ${name}`),
        label: `${withCapital(name)}\u00a0: être prévenu d’une place`,
        ...ids,
      };
    const calendar = paths.sessionCalendar({ course: id, key });
    return { value: choiceValue(title, name), label: withCapital(name), ...ids, calendar };
  };
  return {
    interest: isCourseInterest(interest) ? interest : '',
    choices: [{ value: title, label: 'Je ne sais pas encore, ou d’autres dates' }, ...sessions.map(choiceOf)],
  };
}

export function enrolmentSubject(id: string, sessions: readonly OfferedSession[]): FormSubject {
  const { interest, choices } = requestSubject({ id, title: AI_COURSE_NAME, category: '' }, sessions);
  return { interest, choices: choices.map(({ value, label, session }) => ({ value, label, session })) };
}
