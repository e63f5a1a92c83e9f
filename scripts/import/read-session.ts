import type { Data } from '../../src/admin/kept-yaml.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { normalizePlace, REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { fold, slugify } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { labelOf } from './fields.ts';
import { plainLine } from './markdown.ts';
import { readValue } from './read-value.ts';
import { attempt, type Cell, type Cells, errorAt } from './source-course.ts';

export type Reading = { errors: string[]; assumed: Set<string>; unmapped: Set<string> };

const townKey = (town: string): string => slugify(town).replaceAll(/\bst(?=e?\b)/g, 'saint');

/** The town of a place, as its office writes it: « 49000 ANGERS CEDEX 2 » is « Angers ». */
function placeIn(text: string, offices: readonly string[]): string {
  const town = plainLine(text)
    .replace(/^\d{5} /, '')
    .replace(/ (cedex\b.*|\(\d[\dab]\d?\))$/i, '');
  return offices.find((office) => townKey(office) === townKey(town)) ?? normalizePlace(town);
}

const isNoTown = (cell: Cell | undefined): boolean =>
  cell === undefined || /^(en )?presentiel$|[/;]| ou /.test(fold(cell.text));

export function readSession(cells: Cells, offices: readonly string[], reading: Reading): Data[] {
  const [first] = cells.values();
  if (first === undefined || isNoTown(cells.get('session.place'))) {
    reading.unmapped.add('session sans lieu, ou avec plusieurs');
    return [];
  }
  const errorCount = reading.errors.length;
  const read: Data = {};
  for (const [field, cell] of cells)
    read[field.replace('session.', '')] = attempt(reading.errors, () =>
      readValue(field, cell, (words) => reading.assumed.add(words)),
    );
  if (reading.errors.length > errorCount) return [];
  const { start, end = start, place: typed, ...rest } = read;
  if (read.end === undefined) reading.assumed.add('session d’un jour, faute de dernier jour');
  const place = placeIn(String(typed), offices);
  const isElsewhere = place !== REMOTE_PLACE && !offices.includes(place);
  const session = { start, end, place, ...(isElsewhere && { elsewhere: true }), ...rest };
  const [problem] = schemaProblems('', sessionSchema, normalizeValue(sessionSchema, session));
  if (problem === undefined) return [session];
  const field = ['session', ...(problem.path ?? [])].join('.');
  const cell = cells.get(field) ?? first;
  const label = labelOf(field);
  reading.errors.push(errorAt(cell, `« ${label} » : ${problem.found}, attendu : ${problem.allowed}`).message);
  return [];
}
