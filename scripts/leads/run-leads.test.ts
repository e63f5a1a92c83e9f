import { expect, test } from 'vitest';
import { leads } from '#tests/support/leads-project.ts';

const COMMANDS = ['list', 'show', 'export', 'stats', 'resend', 'handled', 'forget', 'purge'];

test('explains itself as a whole and command by command, with examples', async () => {
  const { code, out, err } = await leads('/nowhere', ['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const command of COMMANDS) {
    expect(out).toMatch(new RegExp(`^ {2}npm run leads -- ${command} `, 'm'));
    const help = await leads('/nowhere', [command, '--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain(`npm run leads -- ${command}`);
    expect(help.out).toMatch(/Exemples\u00a0:\n {2}npm run leads/);
  }
  expect(out).toContain('npm run -s leads');
});

test.each([
  [[], 'Utilisation'],
  [['lst'], 'Vouliez-vous dire list\u202f?'],
  [['froget'], 'Vouliez-vous dire forget\u202f?'],
  [['supprimer'], 'Possibles\u00A0: list, show'],
  [['list', '--jsn'], 'Vouliez-vous dire --json\u202f?'],
  [['list', '--undo'], 'Option inconnue'],
  [['list', 'tout'], 'Mot en trop\u00A0: tout'],
  [['list', '--since'], '--since attend une valeur'],
  [['list', '--since', '--json'], '--since attend une valeur'],
  [['list', '--json=oui'], '--json ne prend pas de valeur'],
  [['list', '--since', '2026-02-30'], '--since attend un jour'],
  [['list', '--until', 'hier'], '--until attend un jour'],
  [['list', '--limit', '0'], '--limit attend un nombre'],
  [['list', '--limit', '-3'], '--limit attend un nombre'],
  [['list', '--limit=-3'], '--limit attend un nombre'],
  [['export', '--csv', '/nowhere/a.csv'], 'Le dossier /nowhere n’existe pas'],
  [['list', '--type', 'contcat'], 'Vouliez-vous dire contact\u202f?'],
  [['list', '--state', 'done'], 'todo, handled'],
  [['list', '--mail', 'fail'], 'Vouliez-vous dire failed\u202f?'],
  [['show'], 'Il manque <identifiant>'],
  [['show', 'xyz1'], '32 chiffres et lettres'],
  [['show', 'abc'], '32 chiffres et lettres'],
  [['resend', 'abcd', '--kind', 'vistor'], 'Vouliez-vous dire visitor\u202f?'],
  [['forget', 'zoe'], 'adresse email complète'],
  [['toString'], 'Commande inconnue'],
  [['purge', '--dry-run=oui', '--yes'], '--dry-run ne prend pas de valeur'],
  [['list', '--', '--json'], 'Mot en trop\u00a0: --json'],
  [['show', '--', '-x'], '32 chiffres et lettres'],
  [['list', '--__proto__', 'x'], 'Option inconnue'],
])('refuses %j and says what to write instead', async (args, text) => {
  const { code, out, err } = await leads('/nowhere', args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(text);
});

test('fails, and does not misuse, when there is no such request', async () => {
  expect(await leads('/nowhere', ['show', 'abcd'])).toMatchObject({
    code: 1,
    err: 'Aucune demande ne commence par abcd.\n',
  });
});
