import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#tests/support/words-of-provider.ts';
import { fold } from '../../../src/lib/french-text.ts';
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

/** What `npm run content` finds in a folder. */
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
