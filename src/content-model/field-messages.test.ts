import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phone } from './fields.ts';
import { ARTICLE, COURSE, course, markdown, problemsOf, problemsWith } from '#tests/support/checked-content.ts';

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
      line: 6,
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

test('says one thing of one value, whatever rules it breaks', () => {
  const certification = { register: 'RS', code: 'x', title: 'Tosa', url: 'https://exemple.fr' };
  expect(problemsOf(course({ certification })).filter(({ field }) => field === 'certification.code')).toMatchObject([
    { allowed: 'le numéro de la fiche : RS6776 ou RNCP38123' },
  ]);
  expect(problemsOf(course({ figures: { passing: 'a'.repeat(90) } }))).toMatchObject([
    { field: 'figures.passing', allowed: 'au plus 80 caractère(s)' },
  ]);
  expect(problemsOf(course({ imagePath: 'Été.jpg' }))).toMatchObject([
    { field: 'imagePath', allowed: expect.stringContaining('sans accent ni majuscule') as string },
  ]);
});

test('asks for a picture that is not there, and proposes the one that was meant', () => {
  expect(problemsOf(course({ imagePath: '/images/liste-des-vente.png' }))).toMatchObject([
    {
      field: 'imagePath',
      allowed: 'une image qui existe',
      mend: 'vouliez-vous écrire « /images/liste-des-ventes.png » ?',
    },
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

test('says on which side of a bound a number has to be', () => {
  expect(problemsOf(course({ hours: 0 }))).toMatchObject([
    { field: 'hours', found: '« 0 » (nombre)', allowed: 'plus de 0', mend: 'donnez un nombre plus grand' },
  ]);
  expect(problemsOf(course({ hours: 2000 }))).toMatchObject([
    { allowed: 'au plus 1\u202f000', mend: 'donnez un nombre plus petit' },
  ]);
});

test('says what modules sum up to', () => {
  const modules = [7, 6].map((hours) => ({ title: 'Saisir', hours, points: ['Un tableau'] }));
  expect(problemsOf(course({ hours: 14, modules }))).toMatchObject([
    { field: 'modules', line: 7, found: '13\u00a0h de modules pour 14\u00a0h de formation' },
  ]);
});

test.each(['01 99 00 24 610199', '01990024600', '01.99.00.24.6', 'sur demande', '+44', '01 99 00 24'])(
  'refuses « %s » for a telephone number, wherever one stands',
  (number) => {
    const site = readFileSync('content/site.yaml', 'utf8');
    const all = site.replaceAll(/phone: .*/g, `phone: '${number}'`);
    expect(problemsWith({ 'content/site.yaml': all })).toMatchObject(
      ['contact.phone', 'contact.accessibilityOfficer.phone', 'contact.reportingOfficer.phone', 'legal.host.phone'].map(
        (field) => ({
          field,
          allowed: expect.stringContaining('01 99 00 24 60') as string,
        }),
      ),
    );
  },
);

test.each([
  '01 99 00 24 60',
  '01\u00a099\u00a000\u00a024\u00a060',
  '0 805 00 24 60',
  '36 46',
  '3646',
  '0199002460',
  '01.99.00.24.60',
  '+1 844 899 7312',
])('takes « %s » for a telephone number', (number) => {
  const site = readFileSync('content/site.yaml', 'utf8');
  expect(problemsWith({ 'content/site.yaml': site.replaceAll(/phone: .*/g, `phone: '${number}'`) })).toEqual([]);
});

test('asks for the text of what is online, and of no draft', () => {
  const file = 'content/blog/99-essai.md';
  const empty = (fields: object) => markdown({ ...ARTICLE, ...fields }).replace('Texte.', '');
  expect(problemsWith({ [file]: empty({}) })).toMatchObject([
    { file, found: 'aucun texte', allowed: 'le texte de l’article' },
  ]);
  expect(problemsWith({ [file]: empty({ published: false }) })).toEqual([]);
});

test('shows in pairs the telephone number that was typed in one', () => {
  expect(['0199002460', '01.99.00.24.60', ' 01 99 00 24 60'].map((typed) => phone('Téléphone').parse(typed))).toEqual(
    Array.from({ length: 3 }, () => '01 99 00 24 60'),
  );
});

test('says what to write in a module that has no content, with an example', () => {
  const expected = { field: 'modules[1].points', allowed: expect.stringContaining('- Créer un tableau') as string };
  expect(problemsOf(course({ hours: 7, modules: [{ title: 'Saisir', hours: 7 }] }))).toMatchObject([expected]);
  expect(problemsOf(course({ hours: 7, modules: [{ title: 'Saisir', hours: 7, points: 'Trier' }] }))).toMatchObject([
    { ...expected, mend: 'écrivez une ligne par élément, précédée d’un tiret' },
  ]);
});
