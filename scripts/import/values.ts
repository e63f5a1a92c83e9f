import { z } from 'zod';
import { MODALITY_NAMES } from '../../src/features/courses/course-fact-texts.ts';
import { normalizePlace } from '../../src/features/courses/course-parts-schema.ts';
import { TAX_LABELS, UNIT_LABELS } from '../../src/features/courses/price.ts';
import { fold } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { ImportError } from './import-error.ts';
import { plainLine, normalizeText } from './markdown.ts';

// Each function parses a text of a file. The message of its `ImportError` describes the expected form.

const refuse = (text: string, expected: string): never => {
  throw new ImportError(`«\u00a0${plainLine(text).slice(0, 60)}\u00a0» n’est pas ${expected}`);
};

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

/** A day in one of these forms: 2027-01-11, 20270111, 11/01/2027, 11.01.2027, « 11 janvier 2027 ». */
export function readDay(text: string): string {
  const plain = fold(text).trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:t[\d:.+z-]*)?$/.exec(plain);
  const french = /^(?:[a-z]+ )?(\d{1,2})(?:er)?[/. -]+([a-z]+|\d{1,2})[/. -]+(\d{4})$/.exec(plain);
  const [year = '', written = '', day = ''] = iso?.slice(1) ?? french?.slice(1).reverse() ?? [];
  const month = /^\d+$/.test(written) ? written : String(MONTHS.indexOf(written) + 1);
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(found).success ? found : refuse(text, 'une date\u00a0: écrivez 11/01/2027');
}

export function readNumber(text: string): number {
  const number = normalizeValue(
    z.number(),
    plainLine(text).replace(/\s*(h|heures?|j|jours?|euros? ?(ht|ttc)?|€ ?(ht|ttc)?)$/i, ''),
  );
  return typeof number === 'number'
    ? number
    : refuse(text, 'un nombre\u00a0: écrivez 1290 ou 1290,50, sans séparateur de milliers');
}

const readWord =
  <Value>(words: Readonly<Record<string, Value>>, expected: string) =>
  (text: string): Value => {
    const word = fold(plainLine(text));
    const found = Object.entries(words).find(([known]) => fold(known) === word);
    return found === undefined ? refuse(text, expected) : found[1];
  };

const inverse = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([key, label]) => [
      [label, key],
      [key, key],
    ]),
  );

export const readYesNo = readWord(
  {
    oui: true,
    o: true,
    x: true,
    vrai: true,
    true: true,
    1: true,
    non: false,
    n: false,
    faux: false,
    false: false,
    0: false,
  },
  'oui ou non',
);

export const readModality = readWord(
  {
    ...inverse(MODALITY_NAMES),
    ...{ présentiel: 'on-site', distanciel: 'remote', 'e-learning': 'remote', hybride: 'blended', blended: 'blended' },
    // The codes of LHÉO.
    ...{ 0: 'on-site', 1: 'blended', 2: 'remote' },
  },
  'une modalité\u00a0: «\u00a0à distance\u00a0», «\u00a0en présentiel\u00a0» ou «\u00a0mixte\u00a0»',
);

export const readUnit = readWord(
  { ...inverse(UNIT_LABELS), personne: 'person', groupe: 'group' },
  'une unité\u00a0: «\u00a0par personne\u00a0» ou «\u00a0par groupe\u00a0»',
);

export const readTax = readWord(
  { ...inverse(TAX_LABELS), exonéré: 'exempt', 'exonéré de TVA': 'exempt', HT: 'excluded', TTC: 'included' },
  'une TVA\u00a0: «\u00a0exonéré\u00a0», «\u00a0HT\u00a0» ou «\u00a0TTC\u00a0»',
);

/** Whether a session is full, by a French word or by a code of LHÉO. */
export const readFull = readWord(
  { ouvertes: false, ouvert: false, ouverte: false, 1: false, complète: true, complet: true, fermé: true, 2: true },
  'un état d’inscription\u00a0: «\u00a0ouvertes\u00a0» ou «\u00a0complète\u00a0»',
);

export const readPlace = (text: string): string => normalizePlace(plainLine(text));

/** Splits codes at spaces and punctuation. `0 49 01` is one code, written so that spreadsheets keep its zero. */
export const readCodes = (text: string): string[] => {
  const plain = plainLine(text);
  const whole = /^\d( \d\d)+$/.test(plain) ? plain.replaceAll(' ', '') : plain;
  return whole.split(/[\s,;|]+/).filter((code) => code !== '');
};

const MODULE = /^(.+?) \((\d+)\s?h(?:\s?(\d\d))?\)$/;

/** Parses modules as this site writes them: « Titre (7 h) », then one point a line. Returns other texts unchanged. */
export function readModules(text: string): unknown {
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
