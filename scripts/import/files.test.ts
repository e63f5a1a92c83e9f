import { utils, type WorkBook } from '@e965/xlsx';
import { beforeEach, expect, test } from 'vitest';
import { importFiles, importInto, MAPPING_FILE, sheetOf, workbook } from '#tests/support/import-files.ts';
import { questionOf } from './report-import.ts';

const importFile = (name: string, content: string | Uint8Array, context?: Parameters<typeof importInto>[3]) =>
  importInto(site, name, content, { category: 'Sécurité', ...context });
const messageOf = async (name: string, content: string | Uint8Array): Promise<string> => {
  const refusal = await importFile(name, content).then(({ report }) => report, String);
  return refusal.replace(/^Error: /, '').replaceAll(/[\u00a0\u202f]/g, ' ');
};

const MAPPING = `colonnes:
  Réf: id
  Intitulé: title
  Description: description
  Durée: duration
  Tarif: price.amount
  Début: session.start
  Fin: session.end
  Début 2: session.start
  Fin 2: session.end
  Lieu: session.place
valeurs: { price.unit: par personne, price.tax: HT }
`;
const NAMES = ['Intitulé', 'Description', 'Durée'];
const SST = ['SST', 'Porter secours.', '14 h'];

let site = importFiles(MAPPING);
beforeEach(() => {
  site = importFiles(MAPPING);
});

const rows = (...lines: string[][]) => [NAMES, ...lines];
const csv = (lines: string[][]) => lines.map((line) => line.join(';')).join('\n');

const hideFirst = (book: WorkBook) => {
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}] };
};
const UTF16 = Buffer.from(`\uFEFF${csv(rows(SST)).replaceAll(';', '\t')}`, 'utf16le');

const READ: readonly [string, string, string | Uint8Array][] = [
  ['sep=; in the first line', 'a.csv', `sep=;\n${csv(rows(SST))}`],
  ['a comma in a title above its columns', 'a.csv', csv([['Catalogue 2027, relu'], [], NAMES, SST])],
  ['UTF-16, as « Texte Unicode » of Excel', 'a.txt', UTF16],
  ['a hidden first sheet', 'a.xlsx', workbook({ B: rows(['Vieux']), A: rows(SST) }, hideFirst)],
  ['a formula in another sheet', 'a.xlsx', workbook({ A: rows(SST), B: [[{ t: 'n', f: 'A9' }]] })],
];

test.each(READ)('reads a file with %s', async (_, name, content) => {
  expect((await importFile(name, content)).added).toEqual(['content/courses/sst.md']);
  expect(sheetOf(site, 'sst').data).toMatchObject({ description: 'Porter secours.', hours: 14 });
});

test('reads Windows-1252, and says so', async () => {
  const text = csv(rows(['Été', 'L\x92été\xa0: 20 \x80.', '7 h']));
  const { report } = await importFile('a.csv', Buffer.from(text, 'latin1'));
  expect(sheetOf(site, 'ete').data).toMatchObject({ title: 'Été', description: 'L’été\u00a0: 20\u00a0€.' });
  expect(report).toContain('lu en Windows-1252');
});

const SESSIONS = [
  ['Intitulé', 'Début', 'Fin', 'Lieu'],
  ['SST', '11/01/2027', '12/01/2027', 'Angers'],
  ['sst', '01/02/2027', '02/02/2027', 'Nantes'],
];
const STARTS = [{ start: '2027-01-11', place: 'Angers' }, { start: '2027-02-01' }];

test('reads sessions from a second sheet, from merged cells and from columns', async () => {
  await importFile('a.xlsx', workbook({ A: rows(SST), Dates: SESSIONS }));
  expect(sheetOf(site, 'sst').data.sessions).toMatchObject(STARTS);

  const columns = SESSIONS[0]?.slice(1) ?? [];
  const merged = [
    [...NAMES, ...columns],
    [...SST, '11/01/2027', '12/01/2027', 'Angers'],
    ['', '', '', '01/02/2027', '', 'Angers'],
  ];
  site = importFiles(MAPPING);
  const merge = ['A2:A3', 'B2:B3'].map((range) => utils.decode_range(range));
  const mergedBook = workbook({ A: merged }, ({ Sheets }) => Object.assign(Sheets.A ?? {}, { '!merges': merge }));
  await importFile('a.xlsx', mergedBook);
  expect(sheetOf(site, 'sst').data.sessions).toMatchObject(STARTS);

  site = importFiles(MAPPING);
  const [titles, cells] = [
    [...NAMES, 'Début', 'Fin', ...columns],
    [...SST, '11/01/2027', '12/01/2027', '01/02/2027', '', 'Angers'],
  ];
  await importFile('a.csv', csv([titles, cells]));
  expect(sheetOf(site, 'sst').data.sessions).toMatchObject(STARTS);
});

test('names hidden sheets and hidden rows, and refuses a web page named .xls', async () => {
  const book = workbook({ Brouillon: rows(['A', 'x', '7 h']), Catalogue: rows(['B', 'x', '7 h']) }, (made) => {
    hideFirst(made);
    Object.assign(made.Sheets.Catalogue ?? {}, { '!rows': [{}, { hidden: true }] });
  });
  const { report } = await importFile('a.xlsx', book);
  expect(report).toMatch(/Feuille «.Brouillon.».: masquée, donc laissée de côté/);
  expect(report).toMatch(/Feuille «.Catalogue.».: lignes masquées, lues aussi.: 1/);
  expect(await messageOf('a.xls', '<html><table><tr><td>Intitulé</td></tr></table></html>')).toMatch(/page web/);
});

test('counts rows as Excel does, and lists all errors of a file', async () => {
  const text = 'Intitulé;Tarif;Début;Lieu\n\nA;1.290;11/13/2027;Angers\n"B\nb";100;;\nC;un;;';
  expect(await messageOf('a.csv', text)).toMatch(
    /^3 erreurs .*\nLigne 3, Tarif : .* \(A\)\nLigne 3, Début : .*\nLigne 5, Tarif : « un »/,
  );
});

test('imports a course whose name is a word of JavaScript', async () => {
  const text = 'Réf;Intitulé\n__proto__;Constructor\nconstructor;toString';
  expect((await importFile('a.csv', text)).added).toHaveLength(2);
  expect(await importFile('a.csv', text)).toMatchObject({ added: [], conflicts: [] });
});

test('asks before it writes, names removals, and doubts a file with less than half of the courses', async () => {
  const names = ['A', 'B', 'C', 'D', 'E'].map((name) => [name, 'x', '7 h']);
  expect(questionOf(await importFile('a.csv', csv(rows(...names))))).toBe('5\u00a0nouvelles fiches.');
  const question = async (count: number) => questionOf(await importFile('a.csv', csv(rows(...names.slice(0, count)))));
  expect(await question(5)).toBeUndefined();
  const few = await question(3);
  expect(few).toContain('2\u00a0retirées du site, sur 5.\nAbsentes du fichier');
  expect(few).toContain('content/courses/e.md');
  expect(few).not.toContain('est-ce le bon fichier');
  expect(await question(1)).toContain('est-ce le bon fichier');
});

test('keeps drafts of an editor when their course comes back, and removes nothing for a partial file', async () => {
  const both = csv(rows(['A', 'x', '7 h'], ['B', 'x', '7 h']));
  await importFile('a.csv', both);
  const sheet = 'content/courses/b.md';
  site.edit(sheet, 'published: true', 'published: false');
  expect(await importFile('a.csv', csv(rows(['A', 'x', '7 h'])))).toMatchObject({ closed: [] });
  expect(await importFile('a.csv', both)).toMatchObject({ reopened: [], drafts: [sheet] });
  expect(await importFile('a.csv', csv(rows(['C', 'x', '7 h'])), { isPartial: true })).toMatchObject({ closed: [] });
});

test('names the sheet of the site that cannot be read', async () => {
  await importFile('a.csv', csv(rows(SST)));
  site.written.set('content/courses/sst.md', '---\ntitle: A\ntitle: B\n---\n');
  expect(await messageOf('a.csv', csv(rows(SST)))).toMatch(/^content\/courses\/sst\.md est à corriger d’abord/);
});

test('keeps a course online whose number is new', async () => {
  await importFile('a.csv', csv(rows(SST)));
  const numbered = ['Réf;Intitulé;Description;Durée', `12;${SST.join(';')}`].join('\n');
  expect(await importFile('a.csv', numbered)).toMatchObject({ added: [], closed: [], changed: [] });
});

test('replaces a description made of the objectives by that of the next file', async () => {
  const table = (description: string) =>
    `Formation;Description;Durée affichée;Objectifs\nSST;${description};7 h;Alerter | Secourir | Masser`;
  site.write(
    MAPPING_FILE,
    'colonnes: { Formation: Formation, Description: Description, Durée affichée: Durée, Objectifs: Objectifs }',
  );
  const first = await importFile('a.csv', table(''));
  expect(first.report).toContain('description faite des objectifs');
  expect(await importFile('a.csv', table('Porter secours.'))).toMatchObject({ conflicts: [] });
  expect(sheetOf(site, 'sst').data.description).toBe('Porter secours.');
});

const STAGES = 'Réf;Intitulé du stage;Prix HT;Prix TTC;Session 1 - début;Salle : B\n1;SST;900;;;B2';

test('proposes a mapping that works when all that the command prints is saved', async () => {
  site = importFiles();
  const refusal = await messageOf('a.csv', STAGES);
  const columns = [
    'Intitulé du stage: Formation # SST',
    'Prix HT: Tarif en euros # 900',
    'Prix TTC: rien',
    '"Salle : B": rien # B2',
  ];
  for (const column of columns) expect(refusal).toContain(`  ${column}\n`);
  const printed = `> import\n> node import.ts\n\n${refusal}\n\n# Aucune fiche n’est écrite.\n`;
  site.write(MAPPING_FILE, printed);
  expect((await importFile('a.csv', STAGES)).added).toHaveLength(1);
});

const WRONG_MAPPINGS: readonly [string, string, RegExp][] = [
  ['a broken line', 'colonnes:\n  A: title\n  "B: rien\n', /colonnes\.yaml, ligne 3 : une ligne illisible/],
  ['an unknown field', 'colonnes:\n  A: title\n  B: prixx\n', /ligne 3 : « prixx » n’est pas un champ du site/],
  ['no columns', 'A: title\n', /colonnes\.yaml, ligne 1 : il y faut « colonnes: »/],
  ['no title', 'colonnes:\n  Réf: id\n', /^Aucune colonne ne donne l’intitulé\. .*\nRéf, Intitulé du stage/],
];

test.each(WRONG_MAPPINGS)('refuses a mapping with %s', async (_, text, message) => {
  site.write(MAPPING_FILE, text);
  expect(await messageOf('a.csv', STAGES)).toMatch(message);
});

test('proposes a mapping again while its file is empty', async () => {
  site.write(MAPPING_FILE, '');
  expect(await messageOf('a.csv', STAGES)).toMatch(/^# Relisez ceci/);
});

test('takes a mapping with tabs', async () => {
  site.write(MAPPING_FILE, MAPPING.replaceAll('  ', '\t'));
  expect((await importFile('a.csv', csv(rows(SST)))).added).toHaveLength(1);
});
