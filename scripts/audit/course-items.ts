import { factsDue, factsOf } from '../../src/content-audit/courses.ts';
import type { Content, CourseSheet } from '../../src/content-audit/load-content.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { isPublic } from '../../src/lib/publication.ts';
import { paths } from '../../src/site/paths.ts';
import { type Change, historyOf } from './git-history.ts';

export type AuditItem = {
  indicator: number;
  term: string;
  /** Each line as the page and the programme give it. */
  wording: readonly string[];
  origin: 'propre à la formation' | 'commun aux formations de la page' | 'commun à toutes les formations' | 'absent';
};

export type AuditedCourse = {
  id: string;
  file: string;
  title: string;
  version: string;
  updatedOn: Date | undefined;
  page: string;
  programme: string;
  items: readonly AuditItem[];
  history: readonly Change[];
};

const itemsOf = (course: CourseSheet, content: Content, today: Date): AuditItem[] => {
  const facts = new Map(factsOf(course.sheet, content, today).map((fact) => [fact.id, fact]));
  const due = Object.entries(factsDue(course.sheet, today)).flatMap(([indicator, ids]) =>
    ids.map((id) => ({ indicator: Number(indicator), id })),
  );
  return due.map(({ id, indicator }) => {
    const fact = facts.get(id);
    const origin =
      fact === undefined ? 'absent' : fact.isOwn ? 'propre à la formation' : 'commun à toutes les formations';
    return { indicator, term: FACTS[id].term, wording: fact?.detail ?? [], origin };
  });
};

/** The answers to an auditor, course by course: every item that it owes, as it is published, where, and since when. */
export function auditedCourses(content: Content, { root, today }: { root: string; today: Date }): AuditedCourse[] {
  const { url } = content.site.sheet.brand;
  const online = content.courses.filter(({ sheet }) => isPublic(sheet, today));
  return online.map((course) => ({
    id: course.id,
    file: course.file,
    title: course.sheet.title,
    version: course.sheet.version ?? '',
    updatedOn: course.sheet.updatedOn,
    page: `${url}${paths.course(course.id)}`,
    programme: `${url}${paths.courseProgramme(course.id)}`,
    items: itemsOf(course, content, today),
    history: historyOf(root, course.file),
  }));
}
