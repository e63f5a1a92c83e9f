import { z } from 'zod';
import { isDate } from '#src/fields/fields.ts';
import { schemaAt } from '../../src/content-model/schema-problems.ts';
import { normalizePlace, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { TAX_LABELS } from '../../src/features/courses/price.ts';
import { fold } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { normalizeText, plainLine, plainList } from './markdown.ts';
import { type Cell, errorAt } from './source-course.ts';

const COURSE = z.object({ ...courseSchema.shape, session: sessionSchema });

/** The schema of a field of `FIELDS`: `price.amount`, `session.start`. */
export function schemaOf(field: string): z.core.$ZodType {
  const schema = schemaAt(COURSE, field.split('.'));
  if (schema === undefined) throw new Error(`A course has no field ${field}.`);
  return schema;
}

const refuse = (cell: Cell, expected: string): never => {
  throw errorAt(cell, `« ${plainLine(cell.text).slice(0, 60)} » n’est pas ${expected}`);
};

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

/** Reads a day in one of these forms: 2027-01-11, 20270111, 11/01/2027, 11.01.2027, « 11 janvier 2027 ». */
function readDay(cell: Cell): string {
  const plain = fold(cell.text).trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:t[\d:.+z-]*)?$/.exec(plain);
  const french = /^(?:[a-z]+ )?(\d{1,2})(?:er)?[/. -]+([a-z]+|\d{1,2})[/. -]+(\d{4})$/.exec(plain);
  const [year = '', written = '', day = ''] = iso?.slice(1) ?? french?.slice(1).reverse() ?? [];
  const month = /^\d+$/.test(written) ? written : String(MONTHS.indexOf(written) + 1);
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(found).success ? found : refuse(cell, 'une date : écrivez 11/01/2027');
}

function readNumber(cell: Cell): number {
  const text = plainLine(cell.text).replace(/\s*(h|heures?|j|jours?|euros? ?(ht|ttc)?|€ ?(ht|ttc)?)$/i, '');
  const number = normalizeValue(z.number(), text);
  if (typeof number === 'number') return number;
  return refuse(cell, 'un nombre : écrivez 1290 ou 1290,50, sans séparateur de milliers');
}

/** Words that files use for values of the schema, besides the schema's words. An open session has no state. */
const WORDS: Readonly<Record<string, unknown>> = {
  ...{ présentiel: 'on-site', distanciel: 'remote', 'e-learning': 'remote' },
  ...{ mixte: 'blended', hybride: 'blended', blended: 'blended' },
  ...{ personne: 'person', groupe: 'group' },
  ...{ [TAX_LABELS.exempt]: 'exempt', 'exonéré de TVA': 'exempt', HT: 'excluded', TTC: 'included' },
  ...{ complet: 'full', fermé: 'full', ouvertes: '', ouverte: '', ouvert: '' },
  ...{ oui: true, o: true, x: true, vrai: true, true: true, 1: true },
  ...{ non: false, n: false, faux: false, false: false, 0: false },
};

/** Reads a word as one of the values in `choices`, which has their French names. */
function readWord(cell: Cell, choices: Readonly<Record<string, string>>): unknown {
  const word = fold(plainLine(cell.text));
  const own = Object.entries(choices).find((names) => names.some((name) => fold(name) === word));
  const known = Object.entries(WORDS).find(([name]) => fold(name) === word);
  if (own === undefined && known === undefined) refuse(cell, `un de ces choix : ${Object.values(choices).join(', ')}`);
  return known?.[1] ?? own?.[0];
}

/** Splits codes at spaces and punctuation. `0 49 01` is one code, written so that spreadsheets keep its zero. */
function readCodes({ text }: Cell): string[] {
  const plain = plainLine(text);
  const whole = /^\d( \d\d)+$/.test(plain) ? plain.replaceAll(' ', '') : plain;
  return whole.split(/[\s,;|]+/).filter((code) => code !== '');
}

/** The code of a certification. The name of the element or column gives the register if the code is a number. */
function readCertificationCode(cell: Cell): string {
  const typed = plainLine(cell.text).replaceAll(/\s/g, '').toUpperCase();
  const code = /^\d+$/.test(typed) ? `${/\b(RS|RNCP)$/.exec(cell.source)?.[1] ?? ''}${typed}` : typed;
  return /^(RS|RNCP)\d{2,6}$/.test(code) ? code : refuse(cell, 'un numéro de fiche : écrivez RS6776 ou RNCP38123');
}

const MODULE = /^(.+?) \((\d+)\s?h(?:\s?(\d\d))?\)$/;

/** Reads modules as this site writes them: « Titre (7 h) », then one point a line. Returns other texts unchanged. */
function readModules({ text }: Cell): unknown {
  const modules = normalizeText(text)
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', ...points] = block.split('\n');
      const [, title, hours, minutes = '0'] = MODULE.exec(head.trim()) ?? [];
      return {
        title,
        hours: Number(hours) + Number(minutes) / 60,
        points: points.map((point) => point.replace(/^- /, '')),
      };
    });
  return modules.every(({ title }) => title !== undefined) ? modules : text;
}

export function readValue(field: string, cell: Cell): unknown {
  const schema = schemaOf(field);
  if (field === 'modules') return readModules(cell);
  if (field === 'certification.code') return readCertificationCode(cell);
  if (field === 'session.place') return normalizePlace(plainLine(cell.text));
  if (field.startsWith('domain.')) return readCodes(cell);
  if (isDate(schema)) return readDay(cell);
  if (schema instanceof z.ZodNumber) return readNumber(cell);
  if (schema instanceof z.ZodBoolean) return readWord(cell, { true: 'oui', false: 'non' });
  if (schema instanceof z.ZodEnum) return readWord(cell, schema.meta()?.editor?.choices ?? {});
  return schema instanceof z.ZodArray ? plainList(cell.text) : plainLine(cell.text);
}
