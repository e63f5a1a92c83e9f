import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript, temporaryProject } from '#tests/support/temporary-project.ts';

function checked(file: string, change: (text: string) => string, env: Record<string, string> = {}) {
  const root = temporaryProject({ [file]: change(readFileSync(file, 'utf8')) }, ['content', 'public', 'docs']);
  return runScript('scripts/check-content.ts', [], root, env);
}

test('stops a production build for an unlawful claim, but not a preview', () => {
  const claim = (text: string) => `${text}\nCette formation est gratuite grâce au CPF.\n`;
  const file = 'content/courses/excel-fondamentaux.md';
  const stopped = checked(file, claim);
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toContain(file);
  expect(checked(file, claim, { CONTEXT: 'deploy-preview' }).status).toBe(0);
});

test('deploys sample values only if a named person has accepted them', () => {
  const deploy = { NETLIFY: 'true', CONTEXT: 'production' };
  const unaccepted = (text: string) => text.replace(/^samplesAcceptedBy:\n {2}.*\n {2}.*\n/m, '');
  const stopped = checked('content/site.yaml', unaccepted, deploy);
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toMatch(/content\/site\.yaml:\d+, contact\.phone\n.*«[^]*samplesAcceptedBy/);
  expect(checked('content/site.yaml', (text) => text, deploy).status).toBe(0);
});
