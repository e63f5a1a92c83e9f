import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importFiles, importInto, MAPPING_FILE, sheetOf, workbook } from '#tests/support/import-files.ts';

const NAMES = {
  ...{ Formation: 'title', Niveau: 'level', Durée: 'duration', Heures: 'hours', Modalité: 'modality' },
  ...{ Tarif: 'price.amount', 'Tarif HT': 'price.amount', TVA: 'price.tax', 'Code RS / RNCP': 'certification.code' },
  ...{ Début: 'session.start', Fin: 'session.end', Lieu: 'session.place', Objectifs: 'objectives', Interne: 'rien' },
  ...{ Formacode: 'domain.formacode', 'Autre Formacode': 'domain.formacode' },
};
const OBJECTIVES = '"À l’issue de la formation, vous saurez :\n1) Alerter\n2) Secourir\n3) Masser"';
type Row = Partial<Record<keyof typeof NAMES, unknown>>;

async function importRow(row: Row, format: 'xlsx' | 'csv') {
  const cells = { Formation: 'SST', ...row };
  const columns = Object.entries(NAMES).map(([name, field]) => `  ${name}: ${field}\n`);
  const values = `  description: Porter secours.\n  category: Sécurité\n  price.unit: par personne\n  price.tax: exonéré\n`;
  const rows = [Object.keys(cells), Object.values(cells)];
  const content = format === 'csv' ? rows.map((each) => each.join(';')).join('\n') : workbook({ Feuille: rows });
  const site = importFiles(`colonnes:\n${columns.join('')}valeurs:\n${values}`);
  const { report } = await importInto(site, `a.${format}`, content);
  return { ...sheetOf(site, 'sst'), report: report.replaceAll(/[\u00a0\u202f]/g, ' ') };
}

const number = (v: number, z: string) => ({ t: 'n', v, z });
const exempt = (amount: number) => ({ price: { amount, unit: 'person', tax: 'exempt' } });
const priced = (amount: number, tax: string, unit = 'person') => ({ price: { amount, unit, tax } });
const starts = (start: string) => ({ sessions: [{ start, end: start, place: 'Angers' }] });
const onDay = (start: unknown) => ({ Début: start, Fin: start, Lieu: 'Angers' });

const FORMACODES = { Formacode: '0 49 01', 'Autre Formacode': '0 49 02, 0 49 01' };

const UNDERSTOOD: readonly [string, 'xlsx' | 'csv', Row, object][] = [
  ['2 jours as hours', 'csv', { Heures: '2 jours' }, { days: 2, duration: '2 jours' }],
  ['hours and days in words', 'csv', { Durée: '14 heures (2 jours)' }, { hours: 14, days: 2 }],
  ['a price TTC in a column HT', 'csv', { 'Tarif HT': '1 440 € TTC' }, priced(1440, 'included')],
  ['the tax of a column’s title', 'csv', { 'Tarif HT': '1 200' }, priced(1200, 'excluded')],
  ['a price per group', 'csv', { Tarif: '2 400 € HT / groupe' }, priced(2400, 'excluded', 'group')],
  ['1.450,00 €', 'csv', { Tarif: '1.450,00 €' }, exempt(1450)],
  ['an inexact number', 'xlsx', { Tarif: 0.1 + 0.2 + 290 }, exempt(290.3)],
  ['a formula with its result', 'xlsx', { Tarif: { t: 'n', v: 980, f: '2*490' } }, exempt(980)],
  ['a moment in UTC in summer', 'csv', onDay('2026-05-31T22:00:00.000Z'), starts('2026-06-01')],
  ['a code with digits in its format', 'xlsx', { Niveau: number(12, '"2027-"000') }, { level: '2027-012' }],
  ['a month of two digits’ year', 'csv', onDay('15-mars-27'), starts('2027-03-15')],
  ['a part of a town', 'csv', { ...onDay('11/01/2027'), Lieu: '49000 Angers (Gare)' }, starts('2027-01-11')],
  ['a modality with a remark', 'csv', { Modalité: 'Mixte (présentiel + visio)' }, { modality: 'blended' }],
  ['numbers before objectives', 'csv', { Objectifs: OBJECTIVES }, { objectives: ['Alerter', 'Secourir', 'Masser'] }],
  ['a number that its format rounds', 'xlsx', { Heures: number(3.5, '0') }, { hours: 3.5 }],
  ['codes with spaces in two columns', 'csv', FORMACODES, { domain: { formacode: ['04901', '04902'] } }],
  ['a percentage', 'xlsx', { Niveau: number(0.2, '0%') }, { level: '20%' }],
];

test.each(UNDERSTOOD)('reads %s', async (_, format, row, expected) => {
  expect((await importRow(row, format)).data).toMatchObject(expected);
});

const NAMED: readonly [string, 'xlsx' | 'csv', Row, string][] = [
  ['a date in a text', 'xlsx', { Niveau: number(46398, 'm/d/yy') }, 'cellule B2, Niveau : « 11/01/2027 » est une date'],
  ['a date as hours', 'xlsx', { Heures: number(46398, 'dd/mm/yyyy') }, 'B2, Heures : « 11/01/2027 » est une date'],
  ['a time cut by its format', 'xlsx', { Heures: number(35 / 24, 'h:mm') }, '« 11:00 » ne montre pas toute la valeur'],
  ['a time with seconds', 'xlsx', { Heures: number(0.99999, 'h:mm:ss') }, 'ne montre pas toute la valeur'],
  ['a time as a number', 'csv', { Heures: '0,583333' }, 'Ligne 2, Heures : « 0,583333 » n’est pas une durée'],
  ['a round time as a number', 'csv', { Heures: '0,5' }, 'Ligne 2, Heures : « 0,5 » n’est pas une durée'],
  ['a tax against its column', 'csv', { Tarif: '1200 € HT', TVA: 'TTC' }, 'Ligne 2, TVA : « TTC », mais « 1200 € HT »'],
  ['a rate alone', 'csv', { Tarif: '1200', TVA: '20 %' }, 'TVA : « 20 % », sans dire si le prix est HT ou TTC'],
  ['other hours', 'csv', { Durée: '14 h', Heures: '21' }, '« 14 h », mais « 21 » dans la colonne « Heures »'],
  ['a number of one of two registers', 'csv', { 'Code RS / RNCP': '6776' }, '« 6776 » n’est pas un numéro de fiche'],
  ['a price of 0', 'csv', { Tarif: '0' }, 'Tarif : « 0 » n’est pas un prix'],
  ['a tax of all courses', 'csv', { Tarif: '980' }, 'de TVA (formation professionnelle continue), 1 formation'],
  ['the unit of a bare duration', 'csv', { Durée: '7' }, 'durée en heures, 1 formation'],
  ['a year of two digits', 'csv', onDay('15/03/27'), 'année à deux chiffres, « 27 » pour 2027 (Début), 1 formation'],
  ['no last day', 'csv', { Début: '11/01/2027', Lieu: 'Angers' }, 'session d’un jour, faute de dernier jour'],
  ['no place', 'csv', { Début: '11/01/2027' }, 'session sans lieu, ou avec plusieurs, 1 formation'],
  ['a wish not to publish', 'csv', { Interne: 'NE PAS METTRE SUR LE SITE' }, 'brouillon, car le fichier dit « NE'],
  ['a modality that a remark changes', 'csv', { Modalité: 'Présentiel (ou visio)' }, 'Modalité : repris dans le texte'],
  ['an unknown modality', 'csv', { Modalité: 'E-learning' }, 'Modalité : repris dans le texte, 1 formation'],
];

test.each(NAMED)('refuses or reports %s, with the cell and what it shows', async (_, format, row, line) => {
  const message = await importRow(row, format).then(({ report }) => report, String);
  expect(message.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(line);
});

const LEFT_OUT: readonly [string, 'xlsx' | 'csv', Row, string][] = [
  ['no price', 'csv', { Tarif: '' }, ''],
  ['a price on demand', 'csv', { Tarif: 'Sur devis' }, ''],
  ['an error of Excel', 'xlsx', { Tarif: { t: 'e', v: 0x2a } }, 'Feuille « Feuille », cellule C2, Tarif : montre #N/A'],
  ['an empty formula', 'xlsx', { Tarif: { t: 'z', f: 'A9+1' } }, 'cellule C2, Tarif : a une formule sans résultat'],
];

test.each(LEFT_OUT)('publishes a course without its price for %s', async (_, format, row, line) => {
  const { data, body, report } = await importRow({ Durée: '14 h', ...row }, format);
  expect(data).toMatchObject({ published: true });
  expect(data).not.toHaveProperty('price');
  expect(body).toBe('');
  expect(report).toContain(line);
});

const session = (start: string, end: string, place: string) => ({ start, end, place });

const SEVERAL_SHEETS = {
  'excel-debutant': {
    ...{ hours: 14, modality: 'on-site', ...priced(1290, 'excluded') },
    sessions: [session('2027-01-11', '2027-01-12', 'Angers'), session('2027-03-01', '2027-03-02', 'St-Nazaire')],
  },
  'word-avance': {
    ...{ hours: 3.5, modality: 'remote', ...priced(980.5, 'included') },
    sessions: [session('2027-02-01', '2027-02-01', 'À distance')],
  },
};

const WORKBOOKS: Readonly<Record<string, Record<string, object>>> = {
  'openpyxl-1904-dates.xlsx': {
    secourisme: { hours: 35, sessions: [session('2027-01-11', '2027-01-15', 'Angers')] },
  },
  'openpyxl-several-sheets.xlsx': SEVERAL_SHEETS,
  'libreoffice-97.xls': SEVERAL_SHEETS,
  'libreoffice-csv.xlsx': {
    'anglais-a1': {
      ...{ hours: 14, ...exempt(1290) },
      sessions: [session('2027-01-11', '2027-01-12', 'Angers'), session('2027-01-18', '2027-01-19', 'Nantes')],
    },
    tableur: { hours: 35, ...exempt(980.5), sessions: [session('2027-06-01', '2027-06-05', 'Angers')] },
    visio: { hours: 3.5, sessions: [session('2027-03-15', '2027-03-15', 'À distance')] },
  },
  'xlsxwriter-merged-cells.xlsx': {
    management: {
      ...{ days: 2, eligibleForCPF: true, ...priced(1500, 'excluded') },
      sessions: [session('2027-01-11', '2027-01-12', 'Angers'), session('2027-06-01', '2027-06-02', 'Angers')],
    },
    'paie-et-conges': { hours: 7, eligibleForCPF: false, ...exempt(890) },
  },
};

test.each(Object.keys(WORKBOOKS))('reads %s with its own proposal of columns', async (name) => {
  const site = importFiles();
  const content = readFileSync(`scripts/import/workbooks/${name}`);
  const refusal = await importInto(site, name, content).then(String, String);
  if (refusal.includes('colonnes:')) site.write(MAPPING_FILE, refusal.replace('Error: ', ''));
  await importInto(site, name, content, { category: 'Bureautique' });
  for (const [id, course] of Object.entries(WORKBOOKS[name] ?? {}))
    expect(sheetOf(site, id).data).toMatchObject(course);
});
