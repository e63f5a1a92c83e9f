import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainPicture } from '#tests/support/sample-pictures.ts';
import { ARTICLE, COURSE, course, markdown, problemsOf, problemsWith } from '#tests/support/checked-content.ts';
import { checkContent } from './check-content.ts';
import { knownPages } from './known-addresses.ts';
import { filesOnDisk } from './project-files.ts';

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

test('looks at changes that nobody has made yet', async () => {
  const changes = new Map([
    ['content/courses/a-venir.md', Buffer.from(markdown(course({ title: '', imagePath: '/images/a-venir.webp' })))],
    ['content/images/a-venir.webp', await plainPicture('webp')],
    ['content/figures.yaml', null],
  ]);
  expect(checkContent('.', changes).map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/figures.yaml ',
    'content/courses/a-venir.md title',
  ]);
});

test('leaves it to no content where editors log in, and with which rights', () => {
  const site = readFileSync('content/site.yaml', 'utf8');
  const elsewhere = 'editing: { backend: github, repository: a/b, gateway: https://ailleurs.example }';
  expect(problemsWith({ 'content/site.yaml': `${site}\n${elsewhere}\n` })).toEqual([
    expect.objectContaining({ file: 'content/site.yaml', field: 'editing', mend: 'retirez ce champ' }),
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

test.each([
  ['catalogues/images.yaml', '/images', 'd’une page ou d’un dossier du site'],
  ['catalogues/api.yaml', '/api', 'd’une page ou d’un dossier du site'],
  ['catalogues/illustrations.yaml', '/illustrations', 'd’une page ou d’un dossier du site'],
  ['catalogues/calendriers.yaml', '/calendriers', 'd’une page ou d’un dossier du site'],
  ['catalogues/programmes.yaml', '/programmes', 'd’une page ou d’un dossier du site'],
  ['catalogues/embed.yaml', '/embed', 'd’une page ou d’un dossier du site'],
  ['catalogues/courses.yaml', '/courses', 'd’une page ou d’un dossier du site'],
  ['catalogues/admin.yaml', '/admin', 'd’une page ou d’un dossier du site'],
  ['catalogues/merci-rappel.yaml', '/merci-rappel', 'd’une page ou d’un dossier du site'],
  ['catalogues/cgv.yaml', '/cgv', 'de content/legal/cgv.md'],
  ['legal/about.md', '/about', 'd’une page ou d’un dossier du site'],
])('refuses %s, whose page would have the address of something else', (file, address, whose) => {
  const source = file.startsWith('legal') ? 'content/legal/cgv.md' : 'content/catalogues/bureautique.yaml';
  expect(problemsWith({ [`content/${file}`]: readFileSync(source, 'utf8') })).toEqual([
    {
      file: `content/${file}`,
      field: '',
      found: `l’adresse ${address}, déjà celle ${whose}`,
      allowed: 'un nom de fichier qui fait une adresse encore libre',
      mend: 'donnez un autre nom à ce fichier',
    },
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
  const requests = readFileSync('content/requests.yaml', 'utf8');
  expect(
    problemsWith({ 'content/requests.yaml': requests.replace('contacte {{answer}}', 'contacte {{reponse}}') }),
  ).toEqual([expect.objectContaining({ file: 'content/requests.yaml', found: '« {{reponse}} »' })]);
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
});

test('checks what files say of each other while another file or field is wrong, and says nothing that only follows', () => {
  const site = readFileSync('content/site.yaml', 'utf8');
  const cgv = readFileSync('content/legal/cgv.md', 'utf8');
  const page = readFileSync('content/catalogues/bureautique.yaml', 'utf8');
  const session = { start: '2027-01-11', end: '2027-01-12', place: 'Anger', seats: 8, booked: 0 };
  const problems = problemsWith({
    [COURSE]: markdown(course({ title: '', sessions: [session], figures: { passing: 'no-figure' } })),
    'content/blog/902-titre.md': '---\ntitle: "Un\n---\n',
    'content/site.yaml': site.replace(/siren: [^,\n]*/, 'siren: douze').replace(/ {2}activityRegion: .*\n/, ''),
    'content/legal/cgv.md': `${cgv}\n{{legal.siret}} {{legal.siren}} {{legal.activityRegion}}\n\n{{legal.siret}}\n`,
    'content/catalogues/bureautique.yaml': page.replace(/^ {2}price: .*$/m, '  price: À partir de 750 €.'),
    'content/requests.yaml': readFileSync('content/requests.yaml', 'utf8').replace(
      /answerHours: \d+/,
      'answerHours: 0',
    ),
  });
  expect(problems.map(({ file, field }) => `${file} ${field.replace(/ligne \d+/, 'ligne')}`.trim()).sort()).toEqual([
    'content/blog/902-titre.md',
    'content/catalogues/bureautique.yaml practical.price',
    `${COURSE} figures.passing`,
    `${COURSE} sessions[1].place`,
    `${COURSE} title`,
    'content/legal/cgv.md ligne',
    'content/requests.yaml delays.answerHours',
    'content/site.yaml legal.activityRegion',
    'content/site.yaml legal.siren',
  ]);
  const lines = cgv.split('\n').length;
  expect(problems.find(({ file }) => file === 'content/legal/cgv.md')).toMatchObject({
    line: lines + 1,
    found: `« {{legal.siret}} », 2 fois à partir de la ligne ${lines + 1}`,
  });
});

test('knows every page of src/pages that no content makes', () => {
  const files = filesOnDisk('.');
  const pages = knownPages(files);
  const fixed = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(astro|ts)$/.test(name) && !name.includes('['))
    .map((name) => name.replace(/^\/_optional\/[^/]+/, '').replace(/(\/?index)?\.(astro|ts)$/, '') || '/');
  expect(fixed.length).toBeGreaterThan(20);
  expect(fixed.filter((page) => !pages.has(page))).toEqual([]);
});

test('names the picture that is none, and the line that names it', () => {
  const changes = new Map([
    ['content/courses/a-venir.md', Buffer.from(markdown(course({ imagePath: '/images/faux.jpg' })))],
    ['content/images/faux.jpg', Buffer.from('Bonjour')],
  ]);
  expect(checkContent('.', changes)).toEqual([
    expect.objectContaining({
      file: 'content/courses/a-venir.md',
      field: 'imagePath',
      found: '/images/faux.jpg, du texte, et non une image',
    }),
  ]);
});
