import { areSeatsKnown, sessionState } from '#src/features/courses/course-sessions.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { daysBetween } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content, CourseSheet } from './load-content.ts';

/** How long before a deadline the owner is told. */
const NOTICE_DAYS = 60;

const inDays = (days: number): string => (days === 0 ? 'aujourd’hui' : `dans ${days} ${days === 1 ? 'jour' : 'jours'}`);

/** The quality certificate: over, or over soon. */
export function certificateFindings({ site: { file, sheet } }: Content, today: Date): RawFinding[] {
  const { certificate, placeholders } = sheet;
  // Of sample days, no more is to be said than that they are.
  if (placeholders.includes('certificate.validUntil')) return [];
  // A renewal that is already known takes the place of what it renews.
  const { validUntil } = [certificate, ...certificate.renewals].at(-1) ?? certificate;
  const left = daysBetween(today, validUntil);
  const place = { file, field: 'certificate.validUntil' };
  if (left < 0) return [{ check: 'certificate-expired', ...place, found: `expiré le ${formatDay(validUntil)}` }];
  if (left > NOTICE_DAYS) return [];
  return [{ check: 'certificate-expiring', ...place, found: `le ${formatDay(validUntil)}, ${inDays(left)}` }];
}

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
