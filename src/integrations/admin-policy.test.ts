import { expect, test } from 'vitest';
import { hostedBackend } from '#src/editor/screen/cms-backend.ts';
import type { Editing } from '#src/site/editing-schema.ts';
import { adminAllowance } from './admin-policy.ts';

const github: Editing = {
  backend: 'github',
  repository: 'cursive/site',
  branch: 'main',
  gateway: 'https://connexion.cursive.example',
  gatewayPath: 'auth',
};

const sources = (editing: Editing, directive: string) => adminAllowance(editing, ["'sha256-a'"]).content[directive];

test('lets the screen talk to its host and to nobody else', () => {
  expect(sources(github, 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
  expect(sources({ ...github, backend: 'git-gateway' }, 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'https://www.netlifystatus.com',
  ]);
});

test.each([
  ['gitlab', undefined, 'https://gitlab.com'],
  ['gitlab', 'https://git.cursive.example/', 'https://git.cursive.example'],
  ['forgejo', 'https://git.cursive.example', 'https://git.cursive.example'],
] as const)('lets the screen talk to the host of a repository at %s on %s', (backend, host, origin) => {
  const editing: Editing = { ...github, backend, ...(host === undefined ? {} : { host }), application: 'a1b2' };
  expect(sources(editing, 'connect-src')).toEqual(["'self'", 'blob:', origin]);
  expect(sources(editing, 'img-src')).toContain(origin);
  expect(hostedBackend(editing)).toMatchObject({
    backend: { name: backend, app_id: 'a1b2', api_root: `${origin}/api/${backend === 'gitlab' ? 'v4' : 'v1'}` },
  });
});

test('asks GitLab and Forgejo where somebody logs in without a secret', () => {
  const editing: Editing = { ...github, host: 'https://git.cursive.example/', application: 'a1b2' };
  expect(hostedBackend({ ...editing, backend: 'gitlab' })).toEqual({
    publish_mode: 'editorial_workflow',
    backend: {
      name: 'gitlab',
      repo: 'cursive/site',
      branch: 'main',
      app_id: 'a1b2',
      auth_type: 'pkce',
      base_url: 'https://git.cursive.example',
      api_root: 'https://git.cursive.example/api/v4',
    },
  });
  // Decap finds the page of Forgejo where one logs in by taking « /api/v1 » off.
  expect(hostedBackend({ ...editing, backend: 'forgejo' }).backend).toEqual({
    name: 'forgejo',
    repo: 'cursive/site',
    branch: 'main',
    app_id: 'a1b2',
    api_root: 'https://git.cursive.example/api/v1',
  });
});

test('runs code of this origin alone, and is framed by nobody', () => {
  expect(sources(github, 'default-src')).toEqual(["'none'"]);
  expect(sources(github, 'script-src')).toEqual(["'self'", "'unsafe-eval'", "'sha256-a'"]);
  expect(adminAllowance(github, []).headers?.['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test('keeps the way back from the window in which somebody logs in', () => {
  expect(adminAllowance(github, []).headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});
