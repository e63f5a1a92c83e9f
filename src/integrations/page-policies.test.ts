import { expect, test } from 'vitest';
import { hostedBackend } from '#src/admin/backend.ts';
import type { Editing } from '#src/site/editing.ts';
import { ADMIN_HEADERS, adminDirectives, EMBEDDED_FORM_HEADERS } from './headers.ts';

test('allows only our own pages to frame a marketing form', () => {
  expect(EMBEDDED_FORM_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'self'");
});

const github: Editing = { EDITING_BACKEND: 'github', EDITING_REPOSITORY: 'cursive/site' };

test('limits the editors’ screen to connections with GitHub and code of its origin', () => {
  const directives = adminDirectives(github);
  const hosts = ['https://api.github.com', 'https://www.githubstatus.com'];
  expect(directives['connect-src']).toEqual(["'self'", 'blob:', 'data:', ...hosts]);
  expect(directives['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(ADMIN_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test.each([
  ['gitlab', undefined, 'https://gitlab.com', 'v4'],
  ['gitlab', 'https://git.cursive.example/', 'https://git.cursive.example', 'v4'],
  ['forgejo', 'https://git.cursive.example', 'https://git.cursive.example', 'v1'],
] as const)('connects the editors’ screen to the host of a repository: %s, %s', (backend, host, origin, version) => {
  const access = { EDITING_BACKEND: backend, EDITING_HOST: host, EDITING_APPLICATION: 'a1b2' };
  const editing: Editing = { ...github, ...access };
  expect(adminDirectives(editing)['connect-src']).toEqual(["'self'", 'blob:', 'data:', origin]);
  expect(adminDirectives(editing)['img-src']).toContain(origin);
  const api_root = `${origin}/api/${version}`;
  expect(hostedBackend(editing)).toMatchObject({ app_id: 'a1b2', base_url: origin, api_root });
});
