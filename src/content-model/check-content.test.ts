import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Changes, changedFiles } from '#tests/support/changed-files.ts';
import { plainPicture } from '#tests/support/sample-pictures.ts';
import { ARTICLES_PER_PAGE } from '#src/features/blog/articles-per-page.ts';
import { checkContent } from './check-content.ts';
import type { Finding } from './finding.ts';
import { printFindings } from './print-findings.ts';

const COURSE = 'content/courses/excel.md';
const ARTICLE = {
  ...{ title: 'Titre', excerpt: 'Chapeau', category: 'Sécurité', author: 'Solène Vasseur-Marin' },
  createdOn: '2026-01-15',
};

const course = (fields: Record<string, unknown> = {}) => ({
  ...{ title: 'Excel', description: 'Des tableaux.', category: 'Bureautique', duration: '14 heures' },
  ...fields,
});

const markdown = (fields: object) =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', 'Texte.'].join(
    '\n',
  );

/** Identifies a finding without its line, because changes above the finding move the line. */
const keyOf = (finding: Finding): string => JSON.stringify({ ...finding, line: 0 });

let known: ReadonlySet<string> | undefined;

/** The new findings after these files are added or replaced. `null` removes a file. */
function problemsWith(changes: Changes) {
  const before = (known ??= new Set(checkContent('.').map(keyOf)));
  return checkContent('.', changedFiles(changes)).filter((problem) => !before.has(keyOf(problem)));
}

const MDX = 'content/blog/913-essai.mdx';
const ARTICLE_FILE = 'content/blog/913-essai.md';
const SITE = 'content/site.yaml';
const SESSIONS = 'content/sessions.yaml';
const CGV = 'content/legal/cgv.md';
const REVIEW = 'content/testimonials/patrick-m.md';
const CREATOR = 'content/creators/demo.yaml';
const PAGE = 'content/catalogues/bureautique.yaml';

const raw = (file: string) => readFileSync(file, 'utf8');
const edited = (file: string, before: string | RegExp, after: string) => ({ [file]: raw(file).replace(before, after) });
/** A course with these lines of front matter. The first is line 2 of the file. */
const lines = (...yaml: string[]) => ({ [COURSE]: `---\n${yaml.join('\n')}\n---\nTexte.\n` });
/** A course file: description on line 3, category on 4, duration on 5, the given fields from 6. */
const fields = (own: Record<string, unknown>) => ({ [COURSE]: markdown(course(own)) });
/** An article whose text begins on line 8. */
const article = (body: string, file = ARTICLE_FILE) => ({ [file]: markdown(ARTICLE).replace(/Texte\.$/, body) });

const TEXT = `${ARTICLE_FILE}:8`;
const PICTURE = `${COURSE}:6, imagePath`;

type Case = readonly [name: string, changes: Changes, place: string, found: RegExp, remedy: RegExp];

const LATIN_1 = Buffer.from('---\ntitle: Été\n---\n', 'latin1');
const VENTES = 'content/images/Liste-des-ventes.png';
const MISNAMED = { ...fields({ imagePath: '/images/A b.JPG' }), 'content/images/A b.JPG': Buffer.from('GIF89a') };
const UNKNOWN_FIGURE = fields({ figures: { satisfaction: 'satisfaction-hom' } });
const RENAMED = {
  ...fields({ aliases: ['/courses/excel-2026'] }),
  ...edited(PAGE, 'course: excel-fondamentaux', 'course: excel-2026'),
};
const NAMELESS = edited('content/financing.yaml', /^introduction: >-\n/m, '$&  Sous {{answr}}.\n');
const COUNTED = edited('content/requests.yaml', /subject: Votre demande/, '$&, {{fundable}}');
const HIDDEN_MEMBER = edited(SITE, /^hiddenTeamMember: .*$/m, 'hiddenTeamMember: Camille Absent');
const UNTIMED = { ...fields({}), ...edited('content/ai-course.yaml', /^course: .*$/m, 'course: excel') };
const modules = [{ title: 'a', hours: 7, points: ['b'] }];
const sessionsIn = (...places: string[]) => {
  const sessions = places.map((place, month) => {
    const start = `2027-0${month + 1}-11`;
    return { course: 'excel-fondamentaux', start, end: start, place, seats: 6, booked: 0 };
  });
  return { 'content/sessions.yaml': JSON.stringify({ sessions }) };
};

const ALIAS = `${COURSE}:6, aliases[1]`;
const formerly = (alias: string) => [`the former address ${alias}`, fields({ aliases: [alias] }), ALIAS] as const;

const FILES: readonly Case[] = [
  ['an empty file', { [COURSE]: '\uFEFF\n \n' }, `${COURSE}:1`, /fichier vide/, /supprimez/],
  ['another encoding', { [COURSE]: LATIN_1 }, `${COURSE}:2`, /illisibles : title/, /UTF-8/],
  ['Git markers', article('Un.\n\n<<<<<<< HEAD\nDeux.\n'), `${ARTICLE_FILE}:10`, /mêlées par Git/, /GitHub Desktop/],
  ['no opening dashes', { [COURSE]: 'title: Excel\n---\n' }, `${COURSE}:1`, /trois tirets/, /voisin/],
  ['an open quotation', lines('title: "Excel', 'duration: 1'), `${COURSE}:2`, /jamais fermé : title/, /ajoutez/],
  ['a tab', lines('modules:', '\t- title: A'), `${COURSE}:3`, /tabulation/, /espaces/],
  ['a no-break space', lines('title: A', 'hours:\u00a014', 'duration: B'), `${COURSE}:3`, /insécable/, /retapez/],
  ['bullets', lines('title: A', 'objectives:', '  •\tun', '  •\tdeux'), `${COURSE}:4`, /puce de Word/, /retapez/],
  ['a field twice', lines('title: A', 'title: B'), `${COURSE}:3`, /deux fois/, /une des deux/],
  ['a YAML alias', lines('objectives: &liste [a]', 'trainers: *liste'), `${COURSE}:3`, /par son nom/, /recopiez/],
  ['a colon in a value', lines('title: Excel : A'), `${COURSE}:2`, /illisible/, /guillemets/],
  ['a value cut by #', lines('title: A', 'description: Le prix #1 du mois'), `${COURSE}:3`, /avant « #1/, /guillemets/],
  ['a thousands separator', lines('title: A', 'price: { amount: 1.290 }'), `${COURSE}:3`, /1\.290/, /écrivez 1290/],
  ['a missing file', { 'content/figures.yaml': null }, 'content/figures.yaml', /aucun fichier/, /Git/],
  ['an accent', { 'content/courses/Été.md': markdown(course()) }, 'content/courses/Été.md', /nommé Été\.md/, /ete\.md/],
  ['a device', { 'content/creators/AUX.yaml': raw(CREATOR) }, 'content/creators/AUX.yaml', /AUX\.yaml/, /renommez/],
  ['a picture of a device', { 'content/images/con.webp': Buffer.from('') }, 'images/con.webp', /con\.webp/, /renommez/],
  ['a name in other letters', { [VENTES]: Buffer.from('') }, VENTES, /liste-des-ventes\.png/, /renommez/],
  ['no text', article(''), TEXT, /aucun texte/, /brouillon/],
];

const FIELDS: readonly Case[] = [
  ['an unknown field', fields({ eligibleForCpf: true }), `${COURSE}:6, eligibleForCpf`, /inconnu/, /ForCPF »/],
  ['no title', fields({ title: ' ' }), `${COURSE}:2, title`, /texte vide|rien/, /remplissez|ajoutez/],
  ['a long text', fields({ title: 'a'.repeat(130) }), `${COURSE}:2, title`, /aaa/, /il y en a 130/],
  ['a wrong sum', fields({ hours: 14, modules }), `${COURSE}:7, modules`, /7\sh de modules pour 14/, /./],
  ['a missing picture', fields({ imagePath: '/images/liste-des-vente.png' }), PICTURE, /vente\.png/, /ventes\.png »/],
  ['a wrong name of a picture', MISNAMED, PICTURE, /A b/, /a-b\.jpg/],
  ['an unknown figure', UNKNOWN_FIGURE, `${COURSE}:6, `, /-hom »/, /-home »/],
  ['an unknown town', sessionsIn('Anger'), 'sessions[1].place', /Anger/, /« Angers »/],
  ['sessions in a course', fields({ sessions: [] }), `${COURSE}:6, sessions`, /inconnu/, /déplacez-les/],
  ['an AI course without hours', UNTIMED, `${COURSE}:1, hours`, /rien/, /« Heures »/],
  ['a hidden member who does not exist', HIDDEN_MEMBER, 'hiddenTeamMember', /Camille Absent/, /./],
  ['a cap of zero', edited('content/financing.yaml', /amount: 1500$/m, 'amount: 0'), 'amount', /0/, /./],
  ['too many seats', edited(SESSIONS, /seats: \d+/, 'seats: 99'), 'sessions[1].seats', /99/, /Taille du groupe/],
  ['a session of no course', edited(SESSIONS, 'course: excel-', 'course: exel-'), `${SESSIONS}:4`, /exel-/, /« excel-/],
  ['an unknown category', fields({ category: 'Bureautiqe' }), `${COURSE}:`, /Bureautiqe/, /« Bureautique »/],
  ['an unknown title', edited(REVIEW, /^course: .*$/m, 'course: Excel'), `${REVIEW}:5, course`, /Excel/, /, les/],
  ['a course after its review', edited(REVIEW, /^createdOn: .*$/m, 'createdOn: 2020-01-01'), 'trainedOn', /20/, /./],
  ['a dead link in a field', edited(SITE, /(faq:\n.*\n? +answer:) .*/, '$1 [a](/nexiste)'), SITE, /nexiste/, /./],
  ['a name without a value', { [CGV]: `${raw(CGV)}\n{{legal.siege}}\n` }, `${CGV}:83`, /{{legal\.siege}}/, /siren/],
  ['a name without a value in any text', NAMELESS, 'financing.yaml:4, introduction', /{{answr}}/, /« {{answer}} »/],
  ['a count of courses in a mail', COUNTED, 'subject', /{{fundable}}/, /./],
  ['the earlier name of a course', RENAMED, `${PAGE}:`, /excel-2026/, /« excel »/],
];

const TEXTS: readonly Case[] = [
  ['HTML', article('Un <b>mot</b>.'.replace('</b>', '')), TEXT, /<b>/, /Markdown/],
  ['a skipped level', article('# A\n\n#### B'), `${ARTICLE_FILE}:10`, /niveau 5 sous un titre de niveau 2/, /retirez/],
  ['an open tag', article('Été<br>suite', MDX), `${MDX}:8`, /« Été<br>suite »/, /corrigez cette ligne/],
  ['a brace', article('Le prix {montant}', MDX), `${MDX}:8`, /montant/, /accolade/],
  ['an import', article('import a from "./b.js"\n\nUn.', MDX), `${MDX}:8`, /import a/, /retirez/],
  ['a bad component', article('<Encart>\n\na\n\n</Encart>', MDX), `${MDX}:8`, /composant inconnu/, /corrigez/],
  ['curly quotes', article('<Note title=“x”>\n\na\n\n</Note>', MDX), `${MDX}:8`, /<Note/, /sans les courber/],
  ['a wrong attribute', article('<Note tone="rouge" title="x">\n\na\n\n</Note>', MDX), MDX, /tone : « rouge »/, /./],
  ['an empty note', article('<Note title="x">\n\n</Note>', MDX), `${MDX}:8`, /<Note>, contenu : rien/, /./],
  ['MDX in .md', article('<Note title="x">\n\na\n\n</Note>'), TEXT, /<Note/, /\.mdx/],
  ['a page', article('[x](/courses/excel-fondamentau)'), TEXT, /fondamentau/, /excel-fondamentaux »/],
  ['a link with .html', article('[x](/contact.html)'), TEXT, /contact\.html/, /« \/contact »/],
  ['our own address', article('[x](https://www.cursive-formation.example/blg)'), TEXT, /blg/, /\/blog/],
  ['a linked draft', { ...fields({ published: false }), ...article('[x](/courses/excel)') }, TEXT, /excel »/, /ligne/],
  ['a part that is not there', article('## Tarif\n\n[x](#tarrif)'), `${ARTICLE_FILE}:10`, /« #tarrif »/, /« tarif »/],
  ['a part of another page', article('[x](/cgv#prix-net)'), TEXT, /« #prix-net »/, /./],
  ['a script link', article('[x](javascript:alert)'), TEXT, /javascript/, /https/],
];

const ADDRESSES: readonly Case[] = [
  ['a number twice', { 'content/blog/1-b.md': markdown(ARTICLE) }, 'content/blog/1-', /\/blog\/1 », déjà/, /autre nom/],
  ['an address of the site', { 'content/legal/agenda.md': raw(CGV) }, 'legal/agenda.md', /\/agenda/, /autre nom/],
  ...['/about.html', '/about/', '/index.html', '/%61bout', '/courses/excel-fondamentaux'].map((alias): Case => [
    ...formerly(alias),
    /déjà/,
    /retirez/,
  ]),
  ...['https://ancien.example/excel', '/excel#tarif', '/excel/*', '//excel'].map((alias): Case => [
    ...formerly(alias),
    /« (https:)?\//,
    /./,
  ]),
];

const FOREIGN = /\b(expected|received|invalid|required|undefined|null|NaN|object|string|token|mapping|scalar)\b/i;

test.each([...FILES, ...FIELDS, ...TEXTS, ...ADDRESSES])(
  'reports %s once, in French, with its place and remedy',
  (_case, files, place, found, remedy) => {
    const problems = problemsWith(files);
    expect(problems.map((problem) => problem.found)).toEqual([expect.stringMatching(found) as string]);
    expect(problems[0]?.remedy).toMatch(remedy);
    const [{ file, line, field, found: message } = { file: '', field: '', found: '' }] = problems;
    expect([file, line && `:${line}`, field && `, ${field}`].join('')).toContain(place);
    expect(message.replaceAll(/« [^»]*»|\([^)]*\)| : .*/g, '')).not.toMatch(FOREIGN);
  },
);

test.each([
  ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['trailing spaces', (text: string) => text.replace(/(?<!---)\n/g, '  \n')],
])('accepts a file with %s', (_case, convert) => {
  const text = markdown(course({ title: 'Été à Angers', createdOn: '2026-12-01', modules: [], hours: '' }));
  expect(problemsWith({ [COURSE]: convert(`${text}\n`) })).toEqual([]);
});

const drafts = (folder: string, isDraft: (text: string) => boolean): Changes[] =>
  readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => isDraft(raw(file)))
    .map((file) => edited(file, 'published: true', 'published: false'));

test('reports links to a blog of drafts, and to a category without a course', () => {
  const changes = [
    ...drafts('content/blog', () => true),
    ...drafts('content/courses', (text) => text.includes('category: Informatique')),
    edited('content/search.yaml', 'href: /loi', 'href: /courses/categorie/informatique'),
  ];
  const problems = problemsWith(Object.assign({}, ...changes) as Changes).filter(({ file }) => file.includes('search'));
  expect(problems.map(({ found }) => found)).toEqual(['« /courses/categorie/informatique »', '« /blog »']);
});

test('accepts links to later pages of a list, warns of those that drafts fill and refuses others', () => {
  const severities = (page: string, published: boolean) => {
    const files = Array.from(
      { length: 2 * ARTICLES_PER_PAGE },
      (_, index) => `content/blog/${String(800 + index)}-page.md`,
    );
    const others = files.map((file) => [file, markdown({ ...ARTICLE, published })] as const);
    return problemsWith({ ...Object.fromEntries(others), ...article(`[x](${page})`) })
      .filter(({ found }) => found.includes(page))
      .map(({ severity }) => severity);
  };
  expect(severities('/blog/page/3', true)).toEqual([]);
  expect(severities('/blog/page/3', false)).toEqual(['warning']);
  expect(severities('/blog/page/9', true)).toEqual(['error']);
});

test('accepts links to parts of a page', () => {
  const table = '<DataTable caption="Prix nets">\n\n| a |\n|-|\n| b |\n\n</DataTable>';
  const parts = ['#tarif', '#tarif-1', '#contenu', '#top', '#tableau-prix-nets', '/cgv#prix', '#%C3%A9t%C3%A9'];
  const links = parts.map((part) => `[a](${part})`).join(' ');
  expect(problemsWith(article(`## Tarif\n\n### Été\n\n${table}\n\n${links}`, MDX))).toEqual([]);
});

test('accepts cleared fields of the editors’ screen, and files of other programs', () => {
  const cleared = { imagePath: '', illustration: null, figures: { satisfaction: '' }, order: '' };
  expect(problemsWith(fields(cleared))).toEqual([]);
  expect(problemsWith({ 'content/.DS_Store': 'x', 'content/courses/excel.md~': 'x' })).toEqual([]);
});

test('accepts hours, days and towns as people write them', () => {
  const changes = { ...fields({ hours: '3h30', days: '2 jours' }), ...sessionsIn('ANGERS', 'angers') };
  expect(problemsWith(changes)).toEqual([]);
});

test('checks several unsaved changes together', async () => {
  const changes = {
    'content/courses/a-venir.md': markdown(course({ title: '', imagePath: '/images/a-venir.webp' })),
    'content/images/a-venir.webp': await plainPicture('webp'),
    'content/figures.yaml': null,
  };
  const findings = checkContent('.', changedFiles(changes)).filter(({ severity }) => severity === 'error');
  expect(findings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/figures.yaml ',
    'content/courses/a-venir.md title',
  ]);
  expect(printFindings(findings, '')).toContain('2 erreurs');
});

test('checks references despite other errors, and omits consequential errors', () => {
  const wrong = raw(SITE).replace(/siren: .*/, 'siren: douze');
  const problems = problemsWith({
    ...fields({ title: '', figures: { passing: 'no-figure' } }),
    'content/blog/902-titre.md': '---\ntitle: "Un\n---\n',
    [SITE]: wrong.replace(/ {2}activityRegion: .*\n/, ''),
    [CGV]: `${raw(CGV)}\n{{legal.siren}} {{legal.activityRegion}}\n`,
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`.trim()).sort()).toEqual([
    'content/blog/902-titre.md',
    `${COURSE} figures.passing`,
    `${COURSE} title`,
    `${SITE} legal.activityRegion`,
    `${SITE} legal.siren`,
  ]);
  expect(problemsWith({ 'content/figures.yaml': 'figures: {' })).toMatchObject([{ file: 'content/figures.yaml' }]);
});
