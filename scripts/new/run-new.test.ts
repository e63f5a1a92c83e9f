import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/content-model/check-content.ts';
import { Abandoned, type Prompts } from './prompts.ts';
import { type Desk, runNew } from './run-new.ts';

const URL = 'http://localhost:8888';

const COMMANDS = {
  course: [
    '--title',
    "Access : l'essentiel",
    '--description',
    'Une base.',
    '--category',
    'Bureautique',
    '--duration',
    '7 heures',
  ],
  article: ['--title', 'Choisir', '--excerpt', 'Un chapeau.', '--category', 'Sécurité', '--author', 'Léa M.'],
  testimonial: ['--name', 'Léa M.', '--role', 'Comptable', '--rating', '4,5', '--text', "C'est utile : vraiment."],
  member: ['--name', 'Jean D’Arc', '--role', 'Formateur'],
  creator: ['--displayName', 'Zoé', '--channel', 'La chaîne'],
};

/** A copy of the shipped content, and a desk that writes into it. */
function openDesk(options: { prompts?: Prompts; isServing?: boolean } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  for (const folder of ['content', 'public/images']) cpSync(folder, join(root, folder), { recursive: true });
  const said: string[] = [];
  const opened: string[] = [];
  const say = (text: string) => void said.push(text);
  const desk: Desk = {
    root,
    today: new Date('2026-11-21T23:30:00Z'),
    print: say,
    warn: say,
    prompts: options.prompts ?? null,
    devServer: {
      url: URL,
      isUp: () => Promise.resolve(options.isServing ?? false),
      open: (url) => void opened.push(url),
    },
  };
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');
  const count = () => readdirSync(join(root, 'content'), { recursive: true }).length;
  return { root, desk, read, count, opened, said: () => said.join('') };
}

/** A person who answers what is listed, by a part of the question, and takes what is proposed. */
const person = (answers: Readonly<Record<string, string>>): Prompts => {
  const answerTo = (message: string) => Object.entries(answers).find(([part]) => message.includes(part))?.[1];
  return {
    type: ({ message, proposed, problem }) => {
      const typed = answerTo(message) ?? proposed;
      if (typed === 'Ctrl-C') return Promise.reject(new Abandoned());
      return problem(typed) === undefined ? Promise.resolve(typed) : Promise.reject(new Error(problem(typed)));
    },
    choose: (message, [first]) => Promise.resolve(answerTo(message) ?? first?.value ?? ''),
    agree: (_, proposed) => Promise.resolve(proposed),
  };
};

test.each(Object.entries(COMMANDS))('writes a %s that the content check accepts, as a draft', async (kind, options) => {
  const { root, desk, said } = openDesk();
  expect(await runNew([kind, ...options, '--yes'], desk)).toBe(0);
  expect(checkContent(root)).toEqual([]);
  const [file = ''] = said().split('\n');
  expect(readFileSync(join(root, file), 'utf8')).toContain('\npublished: false\n');
  expect(said()).toContain(`npm run dev, puis ${URL}/`);
});

test('proposes the name, the number, the place and the day in Paris', async () => {
  const { desk, read } = openDesk();
  await runNew(['course', ...COMMANDS.course, '--yes'], desk);
  const course = read('courses/access-l-essentiel.md');
  expect(course).toContain("title: 'Access\u00a0: l’essentiel'\n");
  expect(course).toMatch(/^order: \d+0$/m);
  expect(course).toContain('\ncreatedAt: 2026-11-22\n');
  const last = Math.max(...readdirSync('content/blog').map((name) => Number.parseInt(name, 10)));
  await runNew(['article', ...COMMANDS.article, '--yes'], desk);
  expect(read(`blog/${last + 1}-choisir.md`)).toContain('title: Choisir\n');
});

test('sets what is said below the dashes, and publishes at once who asks for it', async () => {
  const { desk, read } = openDesk();
  await runNew(['testimonial', ...COMMANDS.testimonial, '--published', 'oui', '--yes'], desk);
  expect(read('testimonials/lea-m.md')).toMatch(
    /^---\nname: Léa M\.\n[^]*published: true\n[^]*\n---\n\nC’est utile\u00a0: vraiment\.\n$/,
  );
});

test('replaces no file and gives no number twice', async () => {
  const { desk, count, said } = openDesk();
  const before = count();
  expect(await runNew(['course', ...COMMANDS.course, '--id', 'excel-fondamentaux', '--yes'], desk)).toBe(2);
  expect(
    await runNew(['course', ...COMMANDS.course, '--id', 'excel-tableaux-croises-power-query', '--yes'], desk),
  ).toBe(2);
  expect(await runNew(['article', ...COMMANDS.article, '--id', '12-autre', '--yes'], desk)).toBe(2);
  expect(said()).toMatch(/déjà pris[^]*déjà pris[^]*Le numéro 12 est celui de 12-la-sauvegarde-du-lundi/);
  expect(count()).toBe(before);
});

test('leaves alone a file that came while the questions were asked', async () => {
  const { root, desk, read } = openDesk();
  const prompts: Prompts = {
    ...person({ Prénom: 'Jean D', Fonction: 'Formateur' }),
    agree: (_, proposed) => {
      writeFileSync(join(root, 'content/team/jean-d.md'), 'Celui d’une autre personne');
      return Promise.resolve(proposed);
    },
  };
  expect(await runNew(['member'], { ...desk, prompts })).toBe(1);
  expect(read('team/jean-d.md')).toBe('Celui d’une autre personne');
});

test('says which option is missing, wrong or unknown, and writes nothing', async () => {
  const { desk, count, said } = openDesk();
  const before = count();
  const wrong = [
    ['member', '--name', 'Jean', '--yes'],
    ['testimonial', ...COMMANDS.testimonial, '--rating', '4,3', '--yes'],
    ['member', '--nom', 'Jean', '--yes'],
    ['membre', '--yes'],
    ['--yes'],
    ['member'],
    ['member', '--name'],
    ['member', 'Jean', '--yes'],
  ];
  for (const args of wrong) expect(await runNew(args, desk)).toBe(2);
  for (const reason of [
    'Il manque --role',
    '--rating\u00a0: Attendu',
    'dire --name',
    'dire member',
    'la sorte',
    'Personne au clavier',
    '--name attend une valeur',
    'Mot en trop',
  ])
    expect(said()).toContain(reason);
  expect(count()).toBe(before);
});

test('tells at once all that is missing and wrong, and not what follows from it', async () => {
  const { desk, said } = openDesk();
  expect(await runNew(['testimonial', '--rating', '4,3', '--yes'], desk)).toBe(2);
  expect(said().match(/--[a-z]+(?=\.| :|\u00a0:)/gi)).toEqual(['--name', '--role', '--rating', '--text']);
});

test('asks what was not given, and opens the page where the site is being served', async () => {
  const prompts = person({ 'voulez-vous': 'member', Prénom: 'Jean D', Fonction: 'Formatrice' });
  const { desk, read, opened } = openDesk({ prompts, isServing: true });
  expect(await runNew([], desk)).toBe(0);
  expect(read('team/jean-d.md')).toContain('role: Formatrice\n');
  expect(opened).toEqual([`${URL}/about`]);
});

test('writes nothing when the person leaves', async () => {
  const { desk, count, said } = openDesk({ prompts: person({ Prénom: 'Jean D', Fonction: 'Ctrl-C' }) });
  const before = count();
  expect(await runNew(['member'], desk)).toBe(130);
  expect(said()).toContain('rien n’a été écrit');
  expect(count()).toBe(before);
});

test('tells in its help every kind, every option and every exit code', async () => {
  const { desk, count, said } = openDesk();
  const before = count();
  expect(await runNew(['--help'], desk)).toBe(0);
  for (const kind of Object.keys(COMMANDS)) expect(await runNew([kind, '--help'], desk)).toBe(0);
  for (const word of [
    ...Object.keys(COMMANDS),
    '--yes',
    '--shortTitle',
    '--rating',
    '--partnership',
    '(obligatoire)',
    '130 abandon',
  ])
    expect(said()).toContain(word);
  expect(count()).toBe(before);
});
