import { areSeatsKnown, sessionState } from '#src/features/courses/course-sessions.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { daysBetween, inDays, monthsBefore, NOTICE_DAYS } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content, CourseSheet } from './load-content.ts';

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

const COURSE_MONTHS = 12;
const ARTICLE_MONTHS = 24;
const LEGAL_MONTHS = 12;

const CITES = /\d ?€|\barticles? [ldr]\.? ?\d|\bdecret\b|\barretes? du\b|\bloi (n|du)\b/;

const dated = (date: Date): string => `mise à jour le ${formatDay(date)}`;

/** Courses, legal pages and articles about amounts or law that nobody has read again for long. */
export function freshnessFindings({ courses, articles, legal }: Content, today: Date): RawFinding[] {
  const ofCourses = courses.flatMap(({ file, sheet: { updatedOn } }): RawFinding[] =>
    updatedOn !== undefined && updatedOn < monthsBefore(today, COURSE_MONTHS)
      ? [{ check: 'course-stale', file, field: 'updatedOn', found: dated(updatedOn) }]
      : [],
  );
  const ofArticles = articles.flatMap(({ file, body, sheet }): RawFinding[] => {
    const { published, createdAt, updatedAt = createdAt } = sheet;
    return published && updatedAt < monthsBefore(today, ARTICLE_MONTHS) && CITES.test(fold(body))
      ? [{ check: 'article-stale', file, field: 'updatedAt', found: dated(updatedAt) }]
      : [];
  });
  const ofLegal = legal.flatMap(({ file, sheet: { updatedAt } }): RawFinding[] =>
    updatedAt < monthsBefore(today, LEGAL_MONTHS)
      ? [{ check: 'legal-stale', file, field: 'updatedAt', found: dated(updatedAt) }]
      : [],
  );
  return [...ofCourses, ...ofArticles, ...ofLegal];
}
