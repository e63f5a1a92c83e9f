import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsentContent } from './included-content.ts';

const toml = readFileSync('netlify.toml', 'utf8');

test('finds that the functions get the content of this site', () => {
  expect(unsentContent(toml, 'content')).toBeUndefined();
});

test('names each file that functions would miss of another folder', () => {
  expect(unsentContent(toml, 'organismes/langues')).toMatch(
    /Ajoutez à included_files.: "organismes\/langues\/site\.yaml", .*"organismes\/langues\/courses\/\*\*"/,
  );
  expect(unsentContent(toml.replaceAll('"content/', '"organismes/langues/'), 'organismes/langues')).toBeUndefined();
  expect(unsentContent(toml.replace('"content/site.yaml",', ''), 'content')).toMatch(
    /included_files.: "content\/site\.yaml"\./,
  );
});

test('takes no folder that Netlify does not have', () => {
  expect(unsentContent(toml, '../ailleurs')).toContain('Mettez ce dossier dans le projet');
});
