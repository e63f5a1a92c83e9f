import { formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { monthsBefore } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

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
