import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { lheoOffers } from '#src/features/open-data/lheo.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { atLeast, builtFiles, builtPage, courseMirror, readBuilt } from '../support/built-site.ts';
import { publicCourses } from '../support/written-content.ts';

const courses = publicCourses();
const dated = courses.filter(({ data }) => offeredSessions(data, new Date()).length > 0);

/** The XML schema of LHÉO 2.3, derived from https://github.com/lheo/lheo-schema (version 2.3.0). */
const SCHEMA = readFileSync(new URL('../support/lheo-2.3.xsd', import.meta.url), 'utf8');

/** The file exists if the provider has a SIRET and a complete course. */
const hasLheo = builtFiles().includes('lheo.xml');
const formations = hasLheo ? parse(readBuilt('lheo.xml')).querySelectorAll('formation') : [];
const numberOf = (formation: HTMLElement) => formation.getAttribute('numero') ?? '';

const table = readBuilt('catalogue.csv');
const rows = parseCsv<Record<string, string>>(table, { bom: true, columns: true, delimiter: ';' });

test('writes a valid LHÉO file of every complete course with a future session', async () => {
  const { errors } = hasLheo ? await validateXML({ xml: readBuilt('lheo.xml'), schema: SCHEMA }) : { errors: [] };
  expect(errors.map(({ message }) => message)).toEqual([]);
  const complete = lheoOffers(courses, site, new Date());
  expect(formations.map(numberOf).sort()).toEqual(complete.map(({ id }) => id).sort());
  expect(complete.length).toBeGreaterThanOrEqual(atLeast(10));
});

test('writes a table for French spreadsheets, one row per session', () => {
  expect(table.startsWith('\uFEFF"')).toBe(true);
  expect(rows).toHaveLength(dated.flatMap(({ data }) => offeredSessions(data, new Date())).length);
  for (const row of rows) {
    expect(row['Premier jour']).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(row.Heures).toMatch(/^(\d+(,\d+)?)?$/);
  }
});

test('links each file on the open data page', () => {
  const { root } = builtPage(paths.openData);
  for (const href of [paths.catalogueTable, paths.apiCourses])
    expect(root.querySelector(`main a[href="${href}"]`), href).not.toBeNull();
  expect(root.querySelector(`main a[href="${paths.lheo}"]`) !== null).toBe(hasLheo);
});

test.each(courses)('gives the price of $id in its mirror, LHÉO and table', ({ id, data }) => {
  if (data.price === undefined) return;
  const { amount, unit, tax } = data.price;
  expect(courseMirror(id).price).toMatchObject({ amount, unit, tax });
  const perLearner = unit === 'person' && tax !== 'excluded' ? amount.toFixed(2) : undefined;
  const actions = formations
    .filter((formation) => numberOf(formation) === id)
    .flatMap((formation) => formation.querySelectorAll('action'));
  for (const action of actions) expect(action.getElementsByTagName('prix-total-TTC')[0]?.text).toBe(perLearner);
  for (const row of rows.filter((one) => one['Numéro de la formation'] === id))
    expect(row['Tarif en euros']).toBe(String(amount).replace('.', ','));
});
