import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { importFiles, importInto, SESSIONS_FILE, sheetOf } from '#tests/support/import-files.ts';
import { siteFromLheo } from './provider.ts';
import { ImportError } from './source-course.ts';

/** A file for Mon Compte Formation, with HTML in texts, several actions per course, and codes in place of words. */
const lheo = (formations: string) =>
  `<?xml version="1.0" encoding="ISO-8859-1"?>\n<lheo xmlns="https://www.of.moncompteformation.gouv.fr"><offres>${formations}</offres></lheo>`;
const action = (modality: number, place: string, sessions: string) =>
  `<action><rythme-formation>Temps partiel</rythme-formation><modalites-enseignement>${modality}</modalites-enseignement><conditions-specifiques>Avoir 18 ans</conditions-specifiques><lieu-de-formation><coordonnees><adresse><ville>${place}</ville></adresse></coordonnees></lieu-de-formation>${sessions}<nombre-heures-centre>35</nombre-heures-centre><nombre-heures-entreprise>0</nombre-heures-entreprise><extras info="action"><extras info="frais-pedagogiques"><extra info="taux-tva">20.0</extra><extra info="frais-ht">1075.00</extra><extra info="frais-ttc">1290.00</extra></extras></extras></action>`;
const session = (start: string, state: number) =>
  `<session numero="9"><periode><debut>${start}</debut><fin>${start}</fin></periode><etat-recrutement>${state}</etat-recrutement></session>`;
const CAP = `<formation numero="12_345" datecrea="20250102"><domaine-formation><code-FORMACODE ref="V14">15052</code-FORMACODE></domaine-formation>
<intitule-formation>Assistant d'accueil</intitule-formation><objectif-formation>&lt;p&gt;Accueillir &amp;amp; orienter.&lt;/p&gt;</objectif-formation>
<contenu-formation><![CDATA[<h1>Bloc 1</h1><ul><li>Accueil</li><li>Appels <b>difficiles</b></li></ul><script>x</script>]]></contenu-formation>
<code-niveau-entree>14</code-niveau-entree><certification><code-RNCP>38123</code-RNCP></certification><parcours-de-formation>2</parcours-de-formation>
${action(0, 'Angers', session('20270111', 2))}${action(0, 'Cholet', `${session('20270201', 1)}<session/>${session('20270300', 1)}`)}<extras info="formation"><extra info="resume-contenu">Un métier de contact.</extra></extras></formation>`;

test('reads LHÉO of other software: HTML, codes, several actions, unmapped elements', async () => {
  const site = importFiles();
  const plan = await importInto(site, 'offres.xml', Buffer.from(lheo(CAP), 'latin1'));
  const { data, body } = sheetOf(site, 'assistant-d-accueil');
  expect(data).toEqual({
    title: 'Assistant d’accueil',
    description: 'Un métier de contact.',
    category: 'À compléter',
    duration: '35 heures',
    published: false,
    createdOn: '2025-01-02',
    hours: 35,
    pace: 'Temps partiel',
    modality: 'on-site',
    prerequisites: 'Avoir 18 ans',
    price: { amount: 1290, unit: 'person', tax: 'included' },
    domain: { formacode: ['15052'] },
    sessions: [
      { start: '2027-01-11', end: '2027-01-11', place: 'Angers', state: 'full' },
      { start: '2027-02-01', end: '2027-02-01', place: 'Cholet', elsewhere: true },
    ],
    placeholders: ['category'],
  });
  expect(body).toBe(
    '## Objectifs\n\nAccueillir & orienter.\n\n## Programme\n\n### Bloc 1\n\n- Accueil\n- Appels **difficiles**\n\n## Certification visée\n\nRNCP38123\n\n## Niveau à l’entrée\n\nNiveau 4 (baccalauréat)',
  );
  expect(plan.incomplete).toEqual(['Certification visée, 1\u00a0formation (Assistant d’accueil)']);
  expect(plan.unmapped).toEqual([
    'Objectifs : repris dans le texte, 1\u00a0formation (Assistant d’accueil)',
    'Programme : repris dans le texte, 1\u00a0formation (Assistant d’accueil)',
    'action/frais-ht, 1\u00a0formation (Assistant d’accueil)',
    'action/taux-tva, 1\u00a0formation (Assistant d’accueil)',
    'parcours-de-formation, 1\u00a0formation (Assistant d’accueil)',
    'session sans jour de début ou de fin, 1\u00a0formation (Assistant d’accueil)',
  ]);
});

test('fills site.yaml of a new provider, and keeps samples for invalid values', () => {
  const at = (phone: string) =>
    `<coordonnees><nom>Zoé T.</nom><telfixe><numtel>${phone}</numtel></telfixe></coordonnees>`;
  const file = importFiles().write(
    'offres.xml',
    `<lheo xmlns="http://lheo.gouv.fr/2.3"><offres><formation><contact-formation><type-contact>1</type-contact>${at('0639982461')}</contact-formation>
    <organisme-formation-responsable><numero-activite>52490000049</numero-activite><SIRET-organisme-formation><SIRET>90000000000012</SIRET></SIRET-organisme-formation>
    <raison-sociale>Maison du Test</raison-sociale><contact-organisme>${at('12')}</contact-organisme></organisme-formation-responsable></formation></offres></lheo>`,
  );
  const { text, filled } = siteFromLheo(readFileSync('examples/minimal/site.yaml', 'utf8'), file);
  const legal = ['legal.siren', 'legal.siret', 'legal.activityNumber'];
  expect(filled).toEqual(['brand.legalName', 'contact.accessibilityOfficer', ...legal]);
  expect(text).toContain('siret: 900 000 000 00012');
  expect(text).toContain('phone: 01 99 00 00 00');
  expect((parse(text) as { placeholders: string[] }).placeholders).not.toContain('legal.siren');
});

const COLUMNS =
  'colonnes:\n  Réf: id\n  Stage: title\n  Pitch: description\n  Durée: hours\n  Prix: price.amount\n  Du: session.start\n  Au: session.end\n  Où: session.place\nvaleurs:\n  price.unit: par personne\n  price.tax: HT\n  category: Sécurité\n';
const HEAD = 'Réf;Stage;Pitch;Durée;Prix;Du;Au;Où;Salle';
const SST = 'A1;SST, formation initiale;Porter secours.;14 h;1 290,50 €;11 janvier 2027;12/01/2027;En visio;B2';
const table = (...rows: string[]) => [HEAD, ...rows].join('\n');

test('reads a table of other software by a mapping file', async () => {
  const site = importFiles(COLUMNS);
  const stages = table(SST, 'A1;;;;;01.02.2027;2027-02-02;Angers;B2', ';Un;;;;;;;', ';Deux;;;;;;;');
  const plan = await importInto(site, 'stages.csv', stages);
  expect(plan.added).toHaveLength(3);
  expect(sheetOf(site, 'sst-formation-initiale').data).toEqual({
    title: 'SST, formation initiale',
    description: 'Porter secours.',
    category: 'Sécurité',
    duration: '14 heures',
    published: true,
    createdOn: '2026-11-27',
    hours: 14,
    price: { amount: 1290.5, unit: 'person', tax: 'excluded' },
    sessions: [
      { start: '2027-01-11', end: '2027-01-12', place: 'À distance' },
      { start: '2027-02-01', end: '2027-02-02', place: 'Angers' },
    ],
  });
  expect(plan.report).toContain('Salle, 1\u00a0formation');
});

test('updates values that changed in the file, keeps edits of the sheet, and reports conflicts', async () => {
  const site = importFiles(COLUMNS);
  const row = (hours: string, price: string, ...others: string[]) =>
    table(SST.replace('14 h', hours).replace('1 290,50 €', price), ...others);
  const second = 'B2;Incendie;Éteindre un feu.;7;300;2027-03-01;;Angers;';
  await importInto(site, 'stages.csv', row('14', '980', second));
  const file = 'content/courses/sst-formation-initiale.md';
  site.edit(file, 'title: SST, formation initiale', '# Relu par Zoé\ntitle: "Devenir sauveteur"');
  site.edit(SESSIONS_FILE, '    place: À distance', '    place: remote\n    seats: 8\n    booked: 2');
  site.edit(file, 'amount: 980', 'amount: 990');

  const plan = await importInto(site, 'stages.csv', row('21 h', '1000'));
  expect(plan.changed).toEqual([`${file}\u00a0: Heures, Durée`]);
  expect(plan.conflicts).toEqual([`${file}\u00a0: Tarif en euros, 990 dans la fiche, 1000 dans le fichier`]);
  expect(site.written.get(file)).toContain('# Relu par Zoé\ntitle: "Devenir sauveteur"');
  const kept = { hours: 21, price: { amount: 990 }, sessions: [{ seats: 8 }] };
  expect(sheetOf(site, 'sst-formation-initiale').data).toMatchObject(kept);
  expect(plan.closed).toEqual(['content/courses/incendie.md']);
  expect(sheetOf(site, 'incendie').data.published).toBe(false);

  const again = await importInto(site, 'stages.csv', row('21 h', '1000'));
  expect([again.changed, again.conflicts, again.closed]).toEqual([[], [], []]);
  const { reopened } = await importInto(site, 'stages.csv', row('21 h', '1000', second));
  expect(reopened).toEqual(['content/courses/incendie.md']);
  site.written.delete(file);
  expect((await importInto(site, 'stages.csv', row('28 h', '1000', second))).added).toEqual([]);
});

test('removes a cancelled session, unless it was edited or has begun', async () => {
  const site = importFiles(COLUMNS);
  const rows = (...days: string[]) => table(...days.map((day) => `A1;SST;Porter secours.;14;980;${day};;Angers;`));
  await importInto(site, 'stages.csv', rows('2026-11-02', '2027-01-11', '2027-02-01', '2027-03-01'));
  const file = 'content/courses/sst.md';
  site.edit(SESSIONS_FILE, 'end: 2027-02-01', 'end: 2027-02-03');
  const plan = await importInto(site, 'stages.csv', rows('2027-03-01', '2027-04-01'));
  const starts = (sheetOf(site, 'sst').data.sessions as { start: string }[]).map(({ start }) => start);
  expect(starts).toEqual(['2026-11-02', '2027-02-01', '2027-03-01', '2027-04-01']);
  expect(plan.conflicts).toEqual([
    `${file}\u00a0: session du 2027-02-01 Angers, absente du fichier, mais changée depuis`,
  ]);
});

test('keeps the two sessions of one day apart, although one town begins like the other', async () => {
  const site = importFiles(COLUMNS);
  const rows = (...towns: string[]) =>
    table(...towns.map((town) => `A1;SST;Porter secours.;14;980;2027-01-11;;${town};`));
  await importInto(site, 'stages.csv', rows('Lyon', 'Lyon Part-Dieu'));
  const plan = await importInto(site, 'stages.csv', rows('Lyon Part-Dieu', 'Lyon'));
  const places = (sheetOf(site, 'sst').data.sessions as { place: string }[]).map(({ place }) => place);
  expect([places, plan.conflicts]).toEqual([['Lyon', 'Lyon Part-Dieu'], []]);
});

const sst = (from: string, to: string) => table(SST.replace(from, to));

const BAD: readonly [string, string | Uint8Array, RegExp][] = [
  ['the accents of DOS', Buffer.from('Réf;Intitul\x82', 'latin1'), /^Ligne 1 : des caractères illisibles/],
  ['text decoded as Windows-1252', 'Réf;Stage\nA1;Ã©cole', /^Ligne 2 : des caractères illisibles \(« A1;Ã©cole »\)/],
  ['XML of another schema', '<catalogue/>', /^Ligne 1 : « catalogue » au lieu du LHÉO 2.3/],
  ['an older LHÉO', '<lheo xmlns="http://www.lheo.org/2.2"/>', /« lheo de http:\/\/www.lheo.org\/2.2 »/],
  ['truncated XML', '<lheo>\n<offres>', /^Ligne \d : ce XML est mal formé ou coupé/],
  ['custom entities', '<?xml version="1.0"?>\n<!DOCTYPE lheo [\n<!ENTITY a "aa">]><lheo/>', /^Ligne 3 : .*entités/],
  ['a file of 21 MB', Buffer.alloc(21_000_000, 'a'), /pèse plus de 20 Mo/],
  ['a formula', sst('14 h', '=7*2'), /^Ligne 2, colonne 4 : une formule/],
  ['two names for one number', table(SST, 'A1;Incendie;;;;;;;'), /^Ligne 3, Stage : « Incendie », mais « SST/],
  ['two courses of one name', table(SST, SST.replace('A1', 'A2')), /^Ligne 3 : .*du même nom .* \(ligne 2\)/],
  ['days in the wrong order', sst('12/01/2027', '10/01/2027'), /^Ligne 2, Au : « Dernier jour » : .*ou un jour après/],
  ['an unclosed quote', table('A1;"SST'), /^Ligne 2 : un guillemet ouvert/],
  ['a row with too few columns', table('A1;SST'), /^Ligne 2 : pas autant de colonnes/],
  ['a row with too many columns', table(`${SST};B3`), /^Ligne 2 : pas autant de colonnes/],
];

test.each(BAD)('refuses %s, and names the place', async (_, content, message) => {
  const site = importFiles(COLUMNS);
  const refused: unknown = await importInto(site, 'a', content).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ImportError);
  expect((refused as ImportError).message.replaceAll('\u00a0', ' ')).toMatch(message);
  expect([...site.written.keys()]).toEqual(['content/site.yaml', 'content/categories.yaml']);
});
