import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#src/lib/clock.ts';
import { formatDay, formatHours } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { importFiles, importInto, sheetOf, workbook } from '#tests/support/import-files.ts';

/** A value as text in XML and CSV, and as a cell in a workbook. The import must refuse a value that `isWrong`. */
type Spelling = { text: string; cell: unknown; isWrong?: true };

const texts = (...all: string[]): Spelling[] => all.map((text) => ({ text, cell: text }));
const wrong = (...all: string[]): Spelling[] => all.map((text) => ({ text, cell: text, isWrong: true }));
const number = (v: number, z: string, text: string): Spelling => ({ text, cell: { t: 'n', v, z } });

const spelled = <Value>(values: fc.Arbitrary<Value>, spellings: (value: Value) => Spelling[]) =>
  values.chain((value) => {
    const all = spellings(value);
    const right = all.filter(({ isWrong }) => isWrong !== true);
    const written = fc.oneof(
      { arbitrary: fc.constantFrom(...right), weight: 30 },
      { arbitrary: fc.constantFrom(...all), weight: 1 },
    );
    return fc.record({ value: fc.constant(value), written });
  });

const clock = (hours: number): string => `${Math.floor(hours)}:${String((hours % 1) * 60).padStart(2, '0')}`;
const decimal = (value: number): string => String(value).replace('.', ',');

const hours = spelled(
  fc.integer({ min: 4, max: 160 }).map((quarters) => quarters / 4),
  (value) => [
    ...texts(decimal(value), `${decimal(value)} h`, `${decimal(value)} heures`, clock(value), formatHours(value)),
    ...texts(formatHours(value).replaceAll('\u00a0', '')),
    number(value / 24, '[h]:mm', clock(value)),
    number(value, '0.00" h"', `${decimal(value)} h`),
    ...['0', '00'].map((format) => number(value, format, decimal(value))),
    ...wrong(`${value} h/jour`, `2 x ${value} h`, `${value}:7`),
  ],
);

const TAX_WORDS = { excluded: 'HT', included: 'TTC', exempt: 'exonéré de TVA' } as const;
const taxes = fc.constantFrom('excluded', 'included', 'exempt');

const price = spelled(
  fc.record({ amount: fc.integer({ min: 100, max: 990_000 }).map((cents) => cents / 100), tax: taxes }),
  ({ amount, tax }) => {
    const words = TAX_WORDS[tax];
    return [
      ...texts(`${decimal(amount)} € ${words}`, `${formatEuros(amount)} ${words}`, `${amount.toFixed(2)} EUR ${words}`),
      number(amount, `#,##0.00 "€ ${words}"`, `${decimal(amount)} € ${words}`),
      ...wrong(`${amount} € HT / ${amount} € TTC`, `${amount} € ${words} par jour`, `dès ${amount} €`),
    ];
  },
);

const inParis = (day: Date): string => `${day.toISOString().slice(0, 10)}T00:00:00+01:00`;
const day = spelled(
  fc.integer({ min: 0, max: 80 }).map((days) => new Date(Date.UTC(2027, 0, 4) + days * DAY_MS)),
  (value) => {
    const [year, month, date] = value.toISOString().slice(0, 10).split('-');
    const french = `${date}/${month}/${year}`;
    const serial = value.getTime() / DAY_MS + 25_569;
    return [
      ...texts(french, `${french} 09:00`, `${year}-${month}-${date}`),
      ...texts(formatDay(value), formatDay(value).replace(/(janv|févr)ier/, '$1.')),
      ...texts(inParis(value), new Date(inParis(value)).toISOString()),
      ...['m/d/yy', 'dd/mm/yyyy hh:mm', 'dddd d mmmm yyyy'].map((format) => number(serial + 0.99, format, french)),
      ...wrong(`${date}/${month}`, `${month}/${date}/${year}x`, `31/02/${year}`),
    ];
  },
);

const PLACES = {
  Angers: ['Angers', 'ANGERS', '49000 Angers', 'angers'],
  'À distance': ['À distance', 'En visio', 'DISTANCIEL'],
  'Le Mans': ['Le Mans', 'LE MANS', '72000 LE MANS CEDEX 1'],
};
const place = spelled(fc.constantFrom(...Object.entries(PLACES)), ([, spellings]) => texts(...spellings));

const COLUMNS = ['Formation', 'Description', 'Catégorie', 'Heures', 'Tarif', 'Début', 'Fin', 'Lieu'];
const MAPPING = `colonnes: {${COLUMNS.map((name) => `${name}: ${name}`).join(', ')}}\nvaleurs: { Unité: par personne }\n`;

const tables = fc.record({
  rows: fc.array(fc.record({ hours, price, day, place }), { minLength: 1, maxLength: 4 }),
  format: fc.constantFrom('csv', 'xlsx', 'xml'),
  delimiter: fc.constantFrom(';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  before: fc.constantFrom<string[][]>([], [['Catalogue 2027']], [['Catalogue'], [], ['Relu le 3 mai']]),
});

const formationOf = ([title, description, , hours, price, start, end, town]: Spelling[]): string =>
  `<formation><intitule-formation>${title?.text}</intitule-formation><resume-contenu>${description?.text}</resume-contenu>
  <action><nombre-heures-total>${hours?.text}</nombre-heures-total><prix-total-TTC>${price?.text}</prix-total-TTC>
  <lieu-de-formation><coordonnees><adresse><ville>${town?.text}</ville></adresse></coordonnees></lieu-de-formation>
  <session><periode><debut>${start?.text}</debut><fin>${end?.text}</fin></periode></session></action></formation>`;

type Cells = Spelling[][];
const WRITERS = {
  xml: (cells: Cells) => `<lheo><offres>${cells.map(formationOf).join('')}</offres></lheo>`,
  csv: (cells: Cells, { before, delimiter, lineEnd }: { before: string[][]; delimiter: string; lineEnd: string }) =>
    [...before, COLUMNS, ...cells.map((line) => line.map(({ text }) => text))]
      .map((line) => line.join(delimiter))
      .join(lineEnd),
  xlsx: (cells: Cells, { before }: { before: string[][] }) => {
    const rows: unknown[][] = cells.map((line) => line.map(({ cell }) => cell));
    return workbook({ Titre: [['Lisez-moi']], Stages: [...before, COLUMNS, ...rows] });
  },
};

test('publishes what a file says, in any spelling and format, or names the cell', async () => {
  const check = fc.asyncProperty(tables, async ({ rows, format, ...layout }) => {
    const cells = rows.map((each, index) => [
      ...texts(`Stage ${index}`, 'Un stage.', 'Sécurité'),
      ...[each.hours, each.price, each.day, each.day, each.place].map(({ written }) => written),
    ]);
    const site = importFiles(MAPPING);
    const content = WRITERS[format](cells, layout);
    const message = await importInto(site, `a.${format}`, content).then(() => '', String);
    const refused = cells.flat().filter(({ isWrong }) => isWrong);
    for (const { text } of refused) expect(message.replaceAll('\u00a0', ' ')).toContain(`« ${text} »`);
    if (refused.length > 0) return;
    expect(message).toBe('');
    for (const [index, each] of rows.entries()) {
      const start = each.day.value.toISOString().slice(0, 10);
      const { data } = sheetOf(site, `stage-${index}`);
      expect(data).toMatchObject({ hours: each.hours.value, price: { ...each.price.value, unit: 'person' } });
      expect(data.sessions).toMatchObject([{ start, end: start, place: each.place.value[0] }]);
    }
  });
  await fc.assert(check, { numRuns: Number(process.env.IMPORT_RUNS ?? 50) });
});
