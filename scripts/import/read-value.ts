import { z } from 'zod';
import { isDate } from '#src/fields/fields.ts';
import { schemaAt } from '../../src/content-model/schema-problems.ts';
import { sessionSchema } from '../../src/features/courses/sessions-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { TAX_LABELS } from '../../src/features/courses/course.ts';
import { type Duration, durationIn } from '../../src/lib/duration-text.ts';
import { parisDay } from '../../src/lib/french-dates.ts';
import { fold } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { normalizeText, plainLine, plainList } from './markdown.ts';
import { type Cell, type CellKind, errorAt, quoted } from './source-course.ts';

const COURSE = z.object({
  ...courseSchema.shape,
  session: sessionSchema,
  ...{ id: z.string(), page: z.string(), body: z.string() },
});

export function schemaOf(field: string): z.core.$ZodType {
  const schema = schemaAt(COURSE, field.split('.'));
  if (schema === undefined) throw new Error(`A course has no field ${field}.`);
  return schema;
}

const refuse = (cell: Cell, expected: string): never => {
  throw errorAt(cell, `${quoted(cell)} n’est pas ${expected}. Sans valeur à donner, videz la cellule`);
};

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const INSTANT = /^\d{4}-\d{2}-\d{2}t[\d:.]+(z|[+-]\d{2}:?\d{2})$/;
const ISO_DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:[t ][\d:.]*)?$/;
const HOUR = String.raw`(?: (?:a )?\d{1,2}[:h][\d:]*)?`;
const FRENCH_DAY = new RegExp(
  String.raw`^(?:[a-z]+\.? )?(\d{1,2})(?:er)?[/. -]+([a-z]+|\d{1,2})[/. -]+(\d{4}|(?<=[a-z/.][ -]?)\d{2})${HOUR}$`,
);

function monthNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const [month, ...others] = MONTHS.filter((name) => name.startsWith(written));
  return month === undefined || others.length > 0 ? 0 : MONTHS.indexOf(month) + 1;
}

/** Returns an ISO day for `11/01/2027 09:00` or « 11 janv. 2027 ». A time with a zone becomes its day in Paris. */
function readDay(cell: Cell, assume: (words: string) => void): string {
  const plain = fold(plainLine(cell.text));
  const moment = plain.replace(/(?<=-\d\d) (?=\d)/, 't').replace(/ ?(utc|gmt)$/, 'z');
  const instant = new Date(INSTANT.test(moment) ? moment.toUpperCase() : '');
  if (!Number.isNaN(instant.getTime())) return parisDay(instant);
  const found = ISO_DAY.exec(plain)?.slice(1) ?? FRENCH_DAY.exec(plain)?.slice(1).reverse() ?? [];
  const [written = '', month = '', day = ''] = found;
  const year = written.length === 2 ? `20${written}` : written;
  const iso = `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (cell.kind === 'time' || !z.iso.date().safeParse(iso).success)
    refuse(cell, 'une date : écrivez jour/mois/année, par exemple 11/01/2027 pour le 11 janvier');
  if (year !== written) assume(`année à deux chiffres, « ${written} » pour ${year} (${cell.source})`);
  return iso;
}

const COUNTED = / ?(personnes?|pers\.?|stagiaires?|participants?|places?)$/i;

function readNumber(cell: Cell, schema: z.core.$ZodType): number {
  const number = normalizeValue(schema, plainLine(cell.text).replace(COUNTED, ''));
  return typeof number === 'number' && cell.kind === undefined
    ? number
    : refuse(cell, 'un nombre : écrivez-le seul, 12 par exemple');
}

const SHORTEST = { hours: 1, days: 0.25 };

export function readDuration(cell: Cell, unit: 'hours' | 'days'): Duration {
  checkKind(unit, cell);
  const text = plainLine(cell.text);
  const number = normalizeValue(z.number(), text);
  // A number below `SHORTEST` may be a time: Excel stores times in days, and shows 12:00 as 0,5 without a time format.
  if (typeof number === 'number' && number >= SHORTEST[unit] && !/[.,]\d{3}/.test(text)) return { [unit]: number };
  return durationIn(text) ?? refuse(cell, 'une durée : écrivez 14 h, 3 h 30 ou 2 jours');
}

/** Words that files use instead of the schema's own. « Ouvert » is empty, because the schema has no state for it. */
const WORDS = new Map<string, unknown>(
  Object.entries({
    ...{ présentiel: 'on-site', distanciel: 'remote', 'classe virtuelle': 'remote' },
    ...{ 'en visio': 'remote', visio: 'remote', 'en salle': 'on-site', 'présentiel et distanciel': 'blended' },
    ...{ mixte: 'blended', hybride: 'blended', blended: 'blended' },
    ...{ personne: 'person', stagiaire: 'person', 'par stagiaire': 'person', groupe: 'group' },
    ...{ [TAX_LABELS.exempt]: 'exempt', 'exonéré de TVA': 'exempt', 'non assujetti': 'exempt' },
    ...{ complet: 'full', fermé: 'full', ouvertes: '', ouverte: '', ouvert: '' },
    ...{ oui: true, o: true, x: true, vrai: true, true: true, 1: true },
    ...{ non: false, n: false, faux: false, false: false, 0: false },
  }).map(([word, value]) => [fold(word), value]),
);

function readWord(cell: Cell, choices: Readonly<Record<string, string>>): unknown {
  const word = fold(plainLine(cell.text)).replace(/^(mixte|hybride) \(.*\)$/, '$1');
  const own = Object.entries(choices).find((names) => names.some((name) => fold(name) === word));
  const known = WORDS.get(word);
  if (own !== undefined && known === undefined) return own[0];
  const isChoice = known === '' || Object.hasOwn(choices, String(known));
  // The schema lacks some modalities, such as e-learning. `moveToSections` puts their text into the body.
  if (!isChoice && Object.hasOwn(choices, 'on-site')) return plainLine(cell.text);
  return isChoice ? known : refuse(cell, `un de ces choix : ${Object.values(choices).join(', ')}`);
}

/** Splits codes at spaces and punctuation. `0 49 01` is one code, written so that spreadsheets keep its zero. */
function readCodes({ text }: Cell): string[] {
  const codes = plainLine(text)
    .split(/\s*[,;|]\s*/)
    .flatMap((part) => (/^\d( \d\d)+$/.test(part) ? [part.replaceAll(' ', '')] : part.split(' ')));
  return [...new Set(codes)].filter((code) => code !== '');
}

/** The code of a certification. If the cell has only a number, the column or element name gives the register. */
function readCertificationCode(cell: Cell): string {
  const typed = plainLine(cell.text).replaceAll(/\s/g, '').toUpperCase();
  const [register = '', ...others] = cell.source.match(/\b(RS|RNCP)\b/g) ?? [];
  const code = /^\d+$/.test(typed) && others.length === 0 ? register + typed : typed;
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

const EXCEL_TYPES: Readonly<Record<CellKind, string>> = {
  day: 'est une date dans Excel. Donnez à la cellule le format Texte, puis retapez sa valeur',
  time: 'est une heure dans Excel. Donnez à la cellule le format Texte, puis retapez sa valeur',
  unclear:
    'ne montre pas toute la valeur de la cellule, ou compte des secondes. Donnez-lui le format [h]:mm pour une durée, sans secondes, ou jj/mm/aaaa pour une date',
};

const TIMED = new Set(['hours', 'days', 'duration']);

export function checkKind(field: string, cell: Cell): void {
  const { kind } = cell;
  const isRight = (kind === 'day' && isDate(schemaOf(field))) || (kind === 'time' && TIMED.has(field));
  if (kind !== undefined && !isRight) throw errorAt(cell, `${quoted(cell)} ${EXCEL_TYPES[kind]}`);
}

/** Calls `assume` with each assumption that the owner should confirm, such as `27` read as 2027. */
export function readValue(field: string, cell: Cell, assume: (words: string) => void): unknown {
  const schema = schemaOf(field);
  checkKind(field, cell);
  if (field === 'modules') return readModules(cell);
  if (field === 'certification.code') return readCertificationCode(cell);
  if (field.startsWith('domain.')) return readCodes(cell);
  if (isDate(schema)) return readDay(cell, assume);
  if (schema instanceof z.ZodNumber) return readNumber(cell, schema);
  if (schema instanceof z.ZodBoolean) return readWord(cell, { true: 'oui', false: 'non' });
  if (schema instanceof z.ZodEnum) return readWord(cell, schema.meta()?.editor?.choices ?? {});
  return schema instanceof z.ZodArray ? plainList(cell.text) : plainLine(cell.text);
}
