import { addressQuery } from '#src/lib/address-query.ts';
import { FACT_GROUPS, FACT_IDS, type FactId, FACTS } from '#src/features/courses/course-fact-texts.ts';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { formatPeriod } from '#src/lib/french-dates.ts';
import { addressSlug } from '#src/lib/french-text.ts';
import { hasCertificate } from '#src/site/browser-facts.ts';

export type ComparisonRow = { id: string; term: string; cells: readonly (readonly string[])[]; differs: boolean };

const sessionLine = ({ start, end, place, state }: FullCourse['sessions'][number]): string =>
  `${formatPeriod(new Date(start), new Date(end))}, ${place.replace(/^À /, 'à\u00a0')}${state === 'full' ? ', complète' : ''}`;

function sessionLines({ sessions }: FullCourse, today: string): string[] {
  const upcoming = sessions.filter(({ start }) => start > today);
  return upcoming.length === 0 ? ['Dates à convenir'] : upcoming.map(sessionLine);
}

const FIRST_FACTS: readonly FactId[] = ['price', 'duration', 'modality', 'level'];

export function comparisonGroups(courses: readonly FullCourse[], today: string) {
  const row = (id: string, term: string, cellOf: (course: FullCourse) => readonly string[]): ComparisonRow => {
    const cells = courses.map(cellOf);
    return { id, term, cells, differs: new Set(cells.map((cell) => cell.join('\n'))).size > 1 };
  };
  const factRow = (id: FactId) =>
    row(id, FACTS[id].term, ({ facts }) => facts.find((fact) => fact.id === id)?.detail ?? []);
  const factRows = (group: string | null) =>
    FACT_IDS.filter((id) => FACTS[id].group === group && !FIRST_FACTS.includes(id)).map(factRow);
  const first = [
    ...FIRST_FACTS.map(factRow),
    row('cpf', 'CPF', ({ eligibleForCPF }) => (hasCertificate ? [eligibleForCPF ? 'Éligible' : 'Non éligible'] : [])),
    row('sessions', 'Prochaines sessions', (course) => sessionLines(course, today)),
  ];
  const content = [...factRows(null), row('modules', 'Programme', ({ modules }) => modules.map(({ title }) => title))];
  return [
    { heading: 'L’essentiel', rows: first },
    { heading: 'Contenu', rows: content },
    ...Object.entries(FACT_GROUPS).map(([group, heading]) => ({ heading, rows: factRows(group) })),
  ].map(({ heading, rows }) => ({ heading, rows: rows.filter(({ cells }) => cells.some((cell) => cell.length > 0)) }));
}

export const MAX_COURSES = 3;

export function selectedCourses(search: string): { ids: string[]; areTooMany: boolean } {
  const requested = addressQuery(search)
    .getAll('formations')
    .flatMap((value) => value.split(','))
    .map(addressSlug)
    .filter((id) => id !== '');
  const ids = [...new Set(requested)];
  return { ids: ids.slice(0, MAX_COURSES), areTooMany: ids.length > MAX_COURSES };
}
