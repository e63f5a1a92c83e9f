import { areSeatsKnown, sessionState } from '#src/features/courses/course-sessions.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { daysBetween, inDays, NOTICE_DAYS } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { CourseSheet } from './load-content.ts';

function certificationFindings(
  { file, sheet: { certification, eligibleForCPF } }: CourseSheet,
  today: Date,
): RawFinding[] {
  if (certification === undefined)
    return eligibleForCPF
      ? [{ check: 'cpf-without-certification', file, field: 'eligibleForCPF', found: 'true, sans certification' }]
      : [];
  const { code, registeredOn, expiresOn } = certification;
  const place = { file, field: 'certification' };
  if (daysBetween(today, registeredOn) > 0)
    return [
      {
        check: 'certification-inactive',
        ...place,
        found: `${code}, enregistrée le ${formatDay(registeredOn)} seulement`,
      },
    ];
  const left = daysBetween(today, expiresOn);
  if (left < 0)
    return [{ check: 'certification-inactive', ...place, found: `${code}, jusqu’au ${formatDay(expiresOn)}` }];
  return left > NOTICE_DAYS
    ? []
    : [{ check: 'certification-expiring', ...place, found: `${code}, le ${formatDay(expiresOn)}, ${inDays(left)}` }];
}

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0;

function sessionFindings(
  { file, sheet: { sessions = [], sessionsUpdatedOn } }: CourseSheet,
  today: Date,
): RawFinding[] {
  const ofSessions = sessions.flatMap((session, index): RawFinding[] => {
    const { start, end } = session;
    const place = { file, field: `sessions[${index + 1}]` };
    const found = `du ${formatDay(start)} au ${formatDay(end)}`;
    if (daysBetween(today, end) < 0) return [{ check: 'session-past', ...place, found }];
    return isWeekend(start) || isWeekend(end) ? [{ check: 'session-weekend', ...place, found }] : [];
  });
  const isOffered = sessions.some((session) => sessionState(session, today) !== 'past');
  if (!isOffered || areSeatsKnown(sessionsUpdatedOn, today)) return ofSessions;
  const counted = sessionsUpdatedOn === undefined ? 'jamais datées' : `comptées le ${formatDay(sessionsUpdatedOn)}`;
  return [...ofSessions, { check: 'seats-stale', file, field: 'sessionsUpdatedOn', found: counted }];
}

/** Dates of a course that are over or nearly. */
export const courseDeadlines = (course: CourseSheet, today: Date): RawFinding[] => [
  ...certificationFindings(course, today),
  ...sessionFindings(course, today),
];
