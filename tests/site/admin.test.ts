import { expect, test } from 'vitest';
import { THEME_SCRIPT } from '#src/styles/theme.ts';
import { paths } from '#src/site/paths.ts';
import { hashSource } from '#src/site/response-headers.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { builtFiles, builtPage, builtPages, readBuilt, writtenPolicy } from '../support/built-site.ts';

const admin = builtPage(paths.admin);

test('keeps the editors’ screen from search engines', () => {
  expect(admin.root.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(readBuilt('sitemap-0.xml')).not.toContain(paths.admin);
  const linking = builtPages().filter(({ html }) => html.includes(`href="${paths.admin}"`));
  expect(linking.map(({ path }) => path)).toEqual([]);
});

test('says in French how to begin, as long as nobody can log in', () => {
  expect(hostedEditing(process.env)).toBeUndefined();
  expect(admin.root.querySelector('h1')?.text.trim()).toBe('L’écran des rédacteurs');
  expect(admin.root.text).toContain('npm run edit');
  expect(admin.root.text).toContain('docs/connexion-admin.md');
});

test('publishes nothing of the screen to a site that nobody logs in to, and widens no policy for it', () => {
  expect(builtFiles().filter((file) => /sveltia|AdminScreen/i.test(file))).toEqual([]);
  const scripts = `'self' ${hashSource(THEME_SCRIPT)}`;
  expect(writtenPolicy(admin.html)).toContain(`default-src 'none'; script-src ${scripts}; style-src`);
  expect(readBuilt('_headers')).not.toContain(paths.admin);
});
