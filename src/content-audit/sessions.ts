import { MODALITY_NAMES } from '#src/features/courses/course-fact-texts.ts';
import { isSeatCountRecent, sessionKey, sessionModality, sessionState } from '#src/features/courses/sessions.ts';
import type { CourseSession } from '#src/features/courses/sessions-schema.ts';
import { formatDay, isWorkday } from '#src/lib/french-dates.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { fold } from '#src/lib/french-text.ts';
import { QUALIOPI } from './courses.ts';
import { daysBetween } from './days.ts';
import type { CourseSheet } from './load-content.ts';
import type { AuditProblem, ContentRule, Subject } from './rule.ts';

const FAR_DAYS = 730;

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** The days of the week in a text, from 0 for Sunday: « du lundi au mercredi » gives 1, 2 and 3. */
function namedWeekdays(text: string): readonly number[] {
  const weekday = `(${WEEKDAYS.join('|')})`;
  const named = [...fold(text).matchAll(new RegExp(weekday, 'g'))].map(([name]) => WEEKDAYS.indexOf(name));
  const range = new RegExp(`${weekday} au ${weekday}`).exec(fold(text));
  if (range === null) return named;
  const [first = 0, last = 0] = range.slice(1).map((name) => WEEKDAYS.indexOf(name));
  const daysAfterFirst = (last - first + 7) % 7;
  return [...named, ...Array.from({ length: daysAfterFirst }, (_, index) => (first + index) % 7)];
}

function otherWeekdays(pace: string, { start, end }: CourseSession): string[] {
  // Skips texts such as « un lundi et le lendemain », which imply days that they do not name.
  const named = /lendemain|suivant|consecuti/.test(fold(pace)) ? [] : namedWeekdays(pace);
  const isOther = (day: Date) => named.length > 0 && !named.includes(day.getUTCDay());
  const name = (day: Date) => `${WEEKDAYS[day.getUTCDay()] ?? ''} ${formatDay(day)}`;
  return [...new Set([start, end].filter(isOther).map(name))].map((day) => `${day}, mais « ${pace} »`);
}

function sessionDoubts(session: CourseSession, courseDays: number | undefined, today: Date): string[] {
  const { start, end, seats = 0, booked = 0, state } = session;
  const away = daysBetween(today, start);
  if (away < 0) return [`le ${formatDay(start)} : session passée, que le site ne montre plus`];
  const days = daysBetween(start, end) + 1;
  const daysOff = [start, end].filter((day) => !isWorkday(day)).map(formatDay);
  return [
    ...(away > FAR_DAYS ? [`le ${formatDay(start)}, dans plus de deux ans`] : []),
    ...(courseDays !== undefined && days < courseDays
      ? [`${countOf(days, 'jour')} de session, ${courseDays} de formation`]
      : []),
    ...[...new Set(daysOff)].map((day) => `le ${day} : jour férié ou fin de semaine`),
    ...(state === 'full' && booked < seats ? [`« Complète », mais ${booked} places prises sur ${seats}`] : []),
  ];
}

type Planned = { session: CourseSession; course: CourseSheet['sheet'] };

function findInSessions(
  { content: { sessions, courses } }: Subject,
  problemsOf: (planned: Planned) => readonly string[],
  ...field: string[]
): AuditProblem[] {
  if (sessions === undefined) return [];
  const { file, sheet } = sessions;
  return sheet.sessions.flatMap((session, index) => {
    const course = courses.find(({ id }) => id === session.course)?.sheet;
    if (course === undefined) return [];
    const path = ['sessions', index, ...field];
    return problemsOf({ session, course }).map((found) => ({ file, path, found: `${course.title}, ${found}` }));
  });
}

export const SESSIONS = {
  'session-doubtful': {
    severity: 'note',
    title: 'Une session à vérifier',
    law: 'article L121-2 du code de la consommation : une information exacte',
    remedy: 'corrigez la session, ou laissez-la si tout est juste',
    find: (subject) =>
      findInSessions(subject, ({ session, course: { days, pace = '', sessions } }) => {
        const isFirst = sessions.find((other) => sessionKey(other) === sessionKey(session)) === session;
        return [
          ...(isFirst ? [] : [`le ${formatDay(session.start)}, deux fois au même lieu`]),
          ...sessionDoubts(session, days, subject.day),
          ...otherWeekdays(pace, session),
        ];
      }),
  },
  'modality-contradicted': {
    severity: 'warning',
    title: 'La modalité de la fiche et le lieu d’une session ne disent pas la même chose',
    law: `Qualiopi, indicateur 1, ${QUALIOPI}`,
    remedy: 'corrigez le lieu, ou la modalité de la fiche : « Mixte » si une partie est à distance',
    find: (subject) =>
      findInSessions(
        subject,
        ({ session: { place }, course: { modality } }) =>
          modality === undefined || sessionModality(modality, place) === modality
            ? []
            : [`« ${place} », et « ${MODALITY_NAMES[modality]} »`],
        'place',
      ),
  },
  'seats-stale': {
    severity: 'warning',
    title: 'Des places que personne n’a recomptées',
    law: 'articles L121-2 et L121-4 (7°) du code de la consommation',
    remedy:
      'recomptez les places, puis mettez à jour « Places vérifiées le » ; d’ici là, le site n’en montre plus le nombre',
    find: ({ content: { sessions }, day }) => {
      if (sessions === undefined) return [];
      const { file, sheet } = sessions;
      const { seatsCheckedOn: on } = sheet;
      const counted = sheet.sessions.filter(({ seats }) => seats !== undefined);
      if (isSeatCountRecent(on, day) || counted.every((session) => sessionState(session, day) === 'past')) return [];
      const found = on === undefined ? 'jamais datées' : `comptées le ${formatDay(on)}`;
      return [{ file, path: ['seatsCheckedOn'], found }];
    },
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
