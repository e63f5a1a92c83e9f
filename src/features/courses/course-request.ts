import type { FormSubject } from '#src/features/contact/contact-forms.ts';
import { isCourseInterest, LIMITS } from '#src/features/contact/contact-fields.ts';
import { clip, slugify, withCapital } from '#src/lib/french-text.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { type OfferedSession, sessionKey, sessionName } from './sessions.ts';

/** « Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers) »; long titles are cut. */
function choiceValue(title: string, session: string): string {
  const detail = ` (${session})`;
  return clip(title, LIMITS.formation - detail.length) + detail;
}

export function requestSubject(
  { id, title, category }: { id: string; title: string; category: string },
  sessions: readonly OfferedSession[],
): FormSubject {
  const interest = slugify(category);
  return {
    interest: isCourseInterest(interest) ? interest : '',
    choices: [
      { value: title, label: 'Je ne sais pas encore, ou d’autres dates' },
      ...sessions.map((session) => {
        const name = sessionName(session);
        const day = isoDay(session.start);
        if (session.state === 'full')
          return {
            value: choiceValue(title, `liste d’attente, ${name}`),
            label: `${withCapital(name)}\u00a0: être prévenu d’une place`,
            session: day,
          };
        const calendar = paths.sessionCalendar({ course: id, key: sessionKey(session) });
        return { value: choiceValue(title, name), label: withCapital(name), session: day, calendar };
      }),
    ],
  };
}
