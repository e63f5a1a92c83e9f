import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#tests/support/words-of-provider.ts';
import { fold } from '../../../src/lib/french-text.ts';
import { Abandoned, type Prompts } from '../prompts.ts';
import { runNew } from '../run-new.ts';

const ANSWERS = {
  name: 'Langues à Voix Haute',
  form: 'SASU',
  capital: '3 000 €',
  siret: '900 000 001 00017',
  register: 'Rennes',
  activityNumber: '53 35 00000 35',
  director: 'Nolwenn Karadec-Aubriot',
  baseline: "Anglais et espagnol d'entreprise: à distance",
  categories: 'Langues vivantes, Interculturel',
  street: '3 impasse du Palindrome',
  postalCode: '35000',
  city: 'Rennes',
  certificate: 'REF-2025-22222',
  certifiedOn: '05/05/2025',
  certifiedUntil: '2028-05-04',
};

const LEAST = ['name', 'form', 'director', 'baseline', 'categories', 'street', 'postalCode', 'city'] as const;

const flags = (answers: Readonly<Record<string, string>>): string[] =>
  Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);

function openDesk() {
  const folder = join(mkdtempSync(join(tmpdir(), 'provider-')), 'contenu');
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const run = (...args: string[]) =>
    runNew(['provider', '--into', folder, '--yes', ...args], {
      root: resolve('.'),
      today: new Date('2026-11-23T10:00:00Z'),
      print: say,
      warn: say,
      prompts: null,
      devServer: { url: '', isUp: () => Promise.resolve(false), open: () => undefined },
    });
  return { folder, run, said: () => said.join(''), read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

/** The findings of `npm run content` in a folder. */
function findingsIn(folder: string): { check: string; severity: string; file: string }[] {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/ready.mjs', 'scripts/content.ts', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  expect(status, stdout).toBe(0);
  return (JSON.parse(stdout) as { findings: { check: string; severity: string; file: string }[] }).findings;
}

test.each([
  ['all it is asked', ANSWERS],
  ['the least', Object.fromEntries(LEAST.map((name) => [name, ANSWERS[name]]))],
  ['an office', { ...ANSWERS, welcome: 'oui', hours: 'Du lundi au vendredi, 9 h – 17 h' }],
])('writes a content that owes nothing but what nobody has said: with %s', async (_, answers) => {
  const { folder, run, said } = openDesk();
  expect(await run(...flags(answers))).toBe(0);
  // In January the law's amounts of the year before are waiting for those of the year, whoever the provider is.
  const findings = findingsIn(folder).filter(
    ({ severity, check }) => severity !== 'note' && check !== 'amount-unrevised',
  );
  expect(findings.filter(({ check }) => check !== 'placeholder')).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
  for (const { file } of findings) expect(said()).toContain(`${file.replace(/^.*\//, '')}\u00a0: `);
  expect(said()).toContain('npm run build');
});

test('says nothing of the providers that ship', async () => {
  const { folder, run } = openDesk();
  await run(...flags(ANSWERS));
  const ofExample = ['bons réflexes', 'quimper', 'secours', 'sauveteur', 'cuisine', 'hygiène', 'mannequin', '911'];
  // Both are hosted where `netlify.toml` says.
  const words = [...SHIPPED_WORDS, ...ofExample].map(fold).filter((word) => word !== 'netlify, inc.');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ya?ml|md|svg)$/.test(file)) continue;
    const text = fold(readFileSync(join(folder, file), 'utf8'));
    // In the grid it is the word of the law for what an office writes.
    const own = text.replaceAll('document bureautique', '');
    expect(
      words.filter((word) => own.includes(word)),
      file,
    ).toEqual([]);
  }
});

test('makes of the SIRET all that follows from it, and of the answers what a printer would set', async () => {
  const { run, read } = openDesk();
  await run(...flags(ANSWERS));
  expect(read('site.yaml')).toMatch(/siren: 900 000 001\n {2}rcs: RCS Rennes 900 000 001\n {2}vat: FR\d{2}900000001\n/);
  expect(read('site.yaml')).toContain('préfet de la région Bretagne');
  expect(read('home.yaml')).toContain('Anglais et espagnol d’entreprise');
  expect(read('legal/mentions-legales.md')).toContain('{{legal.vat}}');
});

test('says no register and no VAT number of who has none', async () => {
  const { run, read } = openDesk();
  const { capital, siret, register, ...others } = ANSWERS;
  expect([capital, siret, register].every(Boolean)).toBe(true);
  await run(...flags({ ...others, form: 'Association loi 1901' }));
  expect(read('site.yaml')).not.toMatch(/capital|rcs:|vat:/);
  expect(read('legal/mentions-legales.md')).not.toContain('{{legal.vat}}');
});

test('takes answers from a file, and options before them', async () => {
  const { folder, run, read } = openDesk();
  const file = `${folder}.yaml`;
  writeFileSync(file, JSON.stringify({ ...ANSWERS, categories: ['Langues vivantes'], welcome: false }));
  expect(await run('--answers', file, '--city', 'Vannes')).toBe(0);
  expect(read('site.yaml')).toContain('city: Vannes');
  writeFileSync(file, 'nom: Autre');
  expect(await run('--answers', file)).toBe(2);
});

test('refuses what cannot be, all at once, and writes nothing', async () => {
  const { folder, run, said } = openDesk();
  const wrong = {
    ...ANSWERS,
    siret: '90000000100018',
    activityNumber: '53',
    ink: '#8899aa',
    accent: '#fefefe',
    certifiedUntil: '2024-01-01',
  };
  expect(await run(...flags(wrong))).toBe(2);
  for (const name of ['siret', 'activityNumber', 'ink', 'accent', 'certifiedUntil'])
    expect(said()).toContain(`--${name}\u00a0: `);
  expect(existsSync(folder)).toBe(false);
});

test('replaces a provider only when told to, and never another folder', async () => {
  const { folder, run, read } = openDesk();
  await run(...flags(ANSWERS));
  expect(await run(...flags({ ...ANSWERS, name: 'Autre' }))).toBe(2);
  expect(read('site.yaml')).toContain('Langues à Voix Haute');
  writeFileSync(join(folder, 'team/ancienne.md'), '---\nname: Ancienne\n---\n');
  expect(await run(...flags({ ...ANSWERS, name: 'Autre' }), '--replace')).toBe(0);
  expect(existsSync(join(folder, 'team/ancienne.md'))).toBe(false);
  const photos = openDesk();
  mkdirSync(photos.folder);
  writeFileSync(join(photos.folder, 'vacances.jpg'), '');
  expect(await photos.run(...flags(ANSWERS), '--replace')).toBe(2);
  expect(readdirSync(photos.folder)).toEqual(['vacances.jpg']);
});

/** Somebody who answers by a part of the question, leaves at one of them, and takes what is proposed to all others. */
const somebody = (
  answers: Readonly<Record<string, string>>,
  leavesAt?: string,
): { asked: string[]; prompts: Prompts } => {
  const asked: string[] = [];
  const answerTo = (message: string): string | undefined => {
    asked.push(message);
    if (leavesAt !== undefined && message.includes(leavesAt)) throw new Abandoned();
    return Object.entries(answers).find(([part]) => message.includes(part))?.[1];
  };
  return {
    asked,
    prompts: {
      type: async ({ message, proposed, problem }) => {
        const typed = answerTo(message) ?? proposed;
        const wrong = problem(typed);
        if (wrong !== undefined) throw new Error(`${message}: ${wrong}`);
        return Promise.resolve(typed);
      },
      choose: async (message, [first]) => Promise.resolve(answerTo(message) ?? first?.value ?? ''),
      agree: async (message, proposed) => Promise.resolve(answerTo(message) === 'oui' || proposed),
    },
  };
};

const TYPED = {
  'sous lequel': 'Langues à Voix Haute',
  Capital: '3000',
  dirige: 'Nolwenn Karadec-Aubriot',
  métier: 'Langues d’entreprise.',
  Catégories: 'Langues vivantes, Interculturel',
  'Adresse du site': 'www.voix-haute.example/',
  Téléphone: '0261910000',
  'numéro et rue': '3 impasse du Palindrome',
  'code postal': '35000',
  ville: 'Rennes',
  Encre: '1E2756',
};

function openKeyboard() {
  const root = mkdtempSync(join(tmpdir(), 'provider-'));
  for (const part of ['content', 'public/images', '.prettierrc.json'])
    cpSync(part, join(root, part), { recursive: true });
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const run = (prompts: Prompts, ...args: string[]) =>
    runNew(['provider', ...args], {
      root,
      today: new Date('2026-11-23T10:00:00Z'),
      print: say,
      warn: say,
      prompts,
      devServer: { url: '', isUp: () => Promise.resolve(false), open: () => undefined },
    });
  const folder = join(root, 'organismes/langues-a-voix-haute');
  return { root, folder, run, said: () => said.join('') };
}

test('takes at the keyboard what people type for what they mean', async () => {
  const { folder, run } = openKeyboard();
  expect(await run(somebody(TYPED).prompts)).toBe(0);
  const written = readFileSync(join(folder, 'site.yaml'), 'utf8').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const line of [
    'url: https://www.voix-haute.example\n',
    'baseline: Langues d’entreprise\n',
    '3 000 €',
    'phone: 02 61 91 00 00',
  ])
    expect(written).toContain(line);
  expect(readFileSync(join(folder, 'brand.yaml'), 'utf8')).toContain("ink: '#1e2756'");
});

test('says of an option or a choice once whether it may be left out', async () => {
  const { asked, prompts } = somebody(TYPED);
  const { run, said } = openKeyboard();
  await run(prompts);
  expect(await run(prompts, '--help')).toBe(0);
  expect(`${said()} ${asked.join(' ')}`).not.toMatch(/facultatif\)\s+\(facultatif/);
  expect(asked).toContain('SIRET (facultatif)');
});

test.each([
  ['siret', '9000000010001', 'quatorze chiffres (il y en a 13)'],
  ['siret', '90000000100018', 'clé'],
  ['activityNumber', '53', 'onze chiffres (il y en a 2)'],
  ['ink', 'bleu', 'et non son nom'],
  ['categories', '', 'une virgule entre deux'],
  ['categories', 'Anglais, Breton, anglais', 'se distinguent'],
  ['certifiedOn', 'hier', '15/01/2026'],
  ['name', '???', 'avec des lettres'],
])('says of --%s « %s » what to write', async (name, typed, told) => {
  const { folder, run, said } = openDesk();
  expect(await run(...flags({ ...ANSWERS, [name]: typed }))).toBe(2);
  expect(said()).toContain(told);
  expect(existsSync(folder)).toBe(false);
});

test('keeps the answers of who leaves, and goes on from there', async () => {
  const { root, folder, run, said } = openKeyboard();
  expect(await run(somebody(TYPED, 'code postal').prompts)).toBe(130);
  expect(existsSync(folder)).toBe(false);
  const [, file = ''] = /--answers (\S+)/.exec(said()) ?? [];
  expect(existsSync(join(root, file))).toBe(true);
  const { asked, prompts } = somebody(TYPED);
  expect(await run(prompts, '--answers', file)).toBe(0);
  expect(asked[0]).toContain('code postal');
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('street: 3 impasse du Palindrome');
});

test('refuses a name whose folder is taken before the questions that follow', async () => {
  const { run } = openKeyboard();
  await run(somebody(TYPED).prompts);
  const again = somebody(TYPED);
  await expect(run(again.prompts)).rejects.toThrow(/organismes\/langues-a-voix-haute contient déjà/);
  expect(again.asked).toHaveLength(1);
});

test('says what is wrong with a file of answers and a folder, without a trace', async () => {
  const { folder, run, said } = openDesk();
  const file = `${folder}.yaml`;
  writeFileSync(file, 'name: "Langues\n\tcity: [');
  expect(await run('--answers', file)).toBe(2);
  expect(said()).toMatch(/ne se lit pas à la ligne \d/);
  expect(await run('--answers', tmpdir())).toBe(2);
  writeFileSync(folder, '');
  expect(await run(...flags(ANSWERS))).toBe(2);
  expect(said()).toContain('est un fichier');
});
