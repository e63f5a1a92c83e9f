import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent, reportProblems } from './check-content.ts';

const COURSE = 'content/courses/excel.md';
const ARTICLE = {
  title: 'Titre',
  excerpt: 'Chapeau',
  category: 'Sécurité',
  author: 'Nadia K.',
  createdAt: '2026-01-15',
};

const course = (fields: Record<string, unknown> = {}) => ({
  title: 'Excel',
  description: 'Des tableaux qui se lisent.',
  category: 'Bureautique',
  duration: '14 heures',
  ...fields,
});

const markdown = (fields: object) =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', 'Texte.'].join(
    '\n',
  );

/** What is wrong with the site's own content once these files have been put in it; `null` takes one away. */
function problemsWith(files: Record<string, string | null>) {
  const changes = new Map(
    Object.entries(files).map(([path, text]) => [path, text === null ? null : Buffer.from(text)] as const),
  );
  const known = new Set(checkContent('.').map((problem) => JSON.stringify(problem)));
  return checkContent('.', changes).filter((problem) => !known.has(JSON.stringify(problem)));
}

const problemsOf = (fields: object) => problemsWith({ [COURSE]: markdown(fields) });

test('finds nothing wrong with a course that is right', () => {
  expect(problemsOf(course())).toEqual([]);
});

test.each([
  ['lines that end as Windows ends them', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['no last line break', (text: string) => text.trimEnd()],
  ['spaces at the ends of lines', (text: string) => text.replace(/(?<!---)\n/g, '  \n')],
  ['fields in another order', (text: string) => text.replace(/(title.*\n)([\s\S]*)(\n---)/, '$2\n$1---')],
])('takes a file with %s', (_what, written) => {
  const text = markdown(course({ title: 'Été à Angers', createdAt: '2026-12-01', modules: [], hours: '' }));
  expect(problemsWith({ [COURSE]: written(`${text}\n`) })).toEqual([]);
});

test('takes what a screen writes for cleared fields, and no more', () => {
  expect(problemsOf(course({ imagePath: '', illustration: null, figures: { satisfaction: '' }, order: '' }))).toEqual(
    [],
  );
  expect(problemsOf(course({ title: '', imagePath: '' })).map(({ field }) => field)).toEqual(['title']);
});

test('looks at changes that nobody has made yet', () => {
  const changes = new Map([
    ['content/courses/a-venir.md', Buffer.from(markdown(course({ title: '', imagePath: '/images/a-venir.webp' })))],
    ['public/images/a-venir.webp', Buffer.from('')],
    ['content/figures.yaml', null],
  ]);
  expect(checkContent('.', changes).map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/figures.yaml ',
    'content/courses/a-venir.md title',
  ]);
});

test('names an unknown field and the one that was meant', () => {
  expect(problemsOf(course({ eligibleForCpf: true }))).toEqual([
    expect.objectContaining({
      file: COURSE,
      field: 'eligibleForCpf',
      found: 'un champ inconnu',
      mend: 'vouliez-vous écrire « eligibleForCPF » ?',
    }),
  ]);
  expect(problemsOf(course({ zzzzzzzz: true }))[0]?.mend).toBe('retirez ce champ');
});

test('asks for a true or a false without quotes', () => {
  expect(problemsOf(course({ eligibleForCPF: 'oui' }))).toEqual([
    {
      file: COURSE,
      field: 'eligibleForCPF',
      found: '« oui »',
      allowed: 'true ou false, sans guillemets',
      mend: 'écrivez true ou false, sans guillemets',
    },
  ]);
});

test('says that a number needs quotes to be text', () => {
  expect(problemsOf(course({ duration: 14 }))).toEqual([
    expect.objectContaining({ field: 'duration', found: '« 14 » (nombre)', allowed: 'du texte' }),
  ]);
});

test('asks for a field that is missing, and for one that is empty', () => {
  expect(problemsOf(course({ title: null }))).toEqual([
    expect.objectContaining({
      field: 'title',
      found: 'rien (champ absent ou vide)',
      mend: 'ajoutez ce champ et sa valeur',
    }),
  ]);
  expect(problemsOf(course({ title: '  ' }))).toEqual([
    expect.objectContaining({ field: 'title', allowed: 'du texte', mend: 'remplissez ce champ' }),
  ]);
});

test('says how long a text may be and how long it is', () => {
  expect(problemsOf(course({ title: 'a'.repeat(130) }))).toEqual([
    expect.objectContaining({
      field: 'title',
      allowed: 'au plus 120 caractère(s)',
      mend: 'raccourcissez (il y en a 130)',
    }),
  ]);
});

test('lists the choices and guesses the one that was meant', () => {
  const [problem] = problemsOf(course({ illustration: 'tableurs' }));
  expect(problem?.allowed).toContain('« tableur », « document »');
  expect(problem?.mend).toBe('vouliez-vous écrire « tableur » ?');
  expect(problemsOf(course({ illustration: 'dinosaure' }))[0]?.mend).toBe('choisissez une de ces valeurs');
});

test('shows how to write a date', () => {
  expect(problemsOf(course({ createdAt: '15/01/2026' }))).toEqual([
    expect.objectContaining({
      field: 'createdAt',
      found: '« 15/01/2026 »',
      allowed: 'une date, année-mois-jour : 2026-01-15',
    }),
  ]);
});

test('gives the line that cannot be read, and its number in the file', () => {
  expect(problemsWith({ [COURSE]: '---\ntitle: Excel\ndescription: Pour qui : pour vous\n---\n' })).toEqual([
    expect.objectContaining({
      file: COURSE,
      field: '',
      found: 'une ligne illisible, la ligne 3 : description: Pour qui : pour vous',
    }),
  ]);
  const site = readFileSync('content/site.yaml', 'utf8');
  const [problem] = problemsWith({ 'content/site.yaml': `brand: Cursive : Angers\n${site}` });
  expect(problem?.found).toBe('une ligne illisible, la ligne 1 : brand: Cursive : Angers');
});

test('takes a file without front matter for one whose fields are all missing', () => {
  expect(problemsWith({ [COURSE]: 'Texte seul.' }).map(({ field }) => field)).toEqual([
    'title',
    'description',
    'category',
    'duration',
  ]);
});

test('proposes a right name for a file', () => {
  expect(problemsWith({ 'content/courses/Été à Angers.md': markdown(course()) })).toEqual([
    expect.objectContaining({
      found: 'un fichier nommé Été à Angers.md',
      mend: 'renommez-le, par exemple ete-a-angers.md',
    }),
  ]);
});

test('wants a number before the name of an article', () => {
  expect(problemsWith({ 'content/blog/sans-numero.md': markdown(ARTICLE) })[0]?.allowed).toContain('le numéro');
});

test('names both articles that have one number', () => {
  const problems = problemsWith({
    'content/blog/901-premier.md': markdown(ARTICLE),
    'content/blog/901-second.md': markdown(ARTICLE),
  });
  expect(problems).toHaveLength(1);
  expect(JSON.stringify(problems)).toMatch(/901-premier\.md/);
  expect(JSON.stringify(problems)).toMatch(/901-second\.md/);
});

test('names both files that would have one address', () => {
  const files = { [COURSE]: markdown(course()), 'content/courses/excel.mdx': markdown(course()) };
  expect(problemsWith(files)).toEqual([
    expect.objectContaining({
      file: 'content/courses/excel.mdx',
      found: 'le nom excel, déjà celui de content/courses/excel.md',
    }),
  ]);
});

test('misses a picture that nobody has put in its place', () => {
  expect(problemsOf(course({ imagePath: '/images/absente.webp' }))).toEqual([
    expect.objectContaining({ field: 'imagePath', found: '« /images/absente.webp »', allowed: 'une image qui existe' }),
  ]);
});

test('misses a file that the site cannot do without', () => {
  expect(problemsWith({ 'content/figures.yaml': null })).toEqual([
    expect.objectContaining({ file: 'content/figures.yaml', found: 'aucun fichier de ce nom' }),
  ]);
});

test('refuses a figure that nobody has published, and guesses the one that was meant', () => {
  expect(problemsOf(course({ figures: { satisfaction: 'satisfaction-hom' } }))).toEqual([
    expect.objectContaining({
      file: COURSE,
      field: 'figures.satisfaction',
      found: '« satisfaction-hom »',
      mend: 'vouliez-vous écrire « satisfaction-home » ?',
    }),
  ]);
  expect(problemsOf(course({ figures: { passing: 'zzzzzzzz' } }))[0]?.mend).toBe(
    'ajoutez-y ce chiffre, ou corrigez son nom',
  );
  const about = readFileSync('content/about.yaml', 'utf8');
  expect(problemsWith({ 'content/about.yaml': about.replace('exam-pass-rate', 'exam-rate') })).toEqual([
    expect.objectContaining({ field: 'figures[2]', found: '« exam-rate »' }),
  ]);
});

test('does not ask every page to mend a register of figures that cannot be read', () => {
  const problems = problemsWith({ 'content/figures.yaml': 'figures: {' });
  expect(problems.map(({ file }) => file)).toEqual(['content/figures.yaml']);
});

test('refuses a sample value whose path leads nowhere', () => {
  const site = readFileSync('content/site.yaml', 'utf8');
  expect(problemsWith({ 'content/site.yaml': site.replace('  - brand.name\n', '  - brand.nom\n') })).toEqual([
    expect.objectContaining({ field: 'placeholders[1]', found: '« brand.nom »' }),
  ]);
});

test('refuses a legal page that names a value nobody has given', () => {
  const page = readFileSync('content/legal/cgv.md', 'utf8');
  expect(problemsWith({ 'content/legal/cgv.md': `${page}\n{{legal.siret}}\n` })).toEqual([
    expect.objectContaining({ file: 'content/legal/cgv.md', found: '« {{legal.siret}} »' }),
  ]);
});

test('refuses a delay that nobody has promised', () => {
  const pages = readFileSync('content/thank-you.yaml', 'utf8');
  expect(problemsWith({ 'content/thank-you.yaml': pages.replace('{{answer}}', '{{reponse}}') })).toEqual([
    expect.objectContaining({ file: 'content/thank-you.yaml', found: '« {{reponse}} »' }),
  ]);
});

test('reports everything at once, in French, and names the place in a list', () => {
  const problems = problemsWith({
    [COURSE]: markdown(course({ title: '', eligibleForCPF: 'oui' })),
    'content/blog/902-titre.md': markdown({ ...ARTICLE, tags: ['cpf', ''] }),
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    'content/blog/902-titre.md tags[2]',
    `${COURSE} eligibleForCPF`,
    `${COURSE} title`,
  ]);
  const report = reportProblems(problems);
  expect(report).toContain('3 erreurs dans content/ : rien n’a été publié.');
  expect(report).toContain(`${COURSE}, champ title\n  Trouvé  : un texte vide\n  Attendu : du texte\n  À faire : `);
  expect(report).not.toMatch(/\b(expected|required|invalid|string|received)\b/i);
});
