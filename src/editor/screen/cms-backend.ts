import type { Editing } from '#src/site/editing.ts';

/** Where the screen reads and writes. */
export type CmsBackend = {
  backend: { name: string; [option: string]: unknown };
  publish_mode: 'simple' | 'editorial_workflow';
};

/** The files of this computer, which `npm run edit` serves beside the site. */
export const LOCAL_API = '/_edit/api/v1';

/** The name of the backend that does. */
export const LOCAL_FILES = 'local-files';

export const localBackend: CmsBackend = {
  backend: { name: LOCAL_FILES, proxy_url: LOCAL_API, branch: 'main' },
  publish_mode: 'simple',
};

const GITLAB = 'https://gitlab.com';

/** The address of the host of a repository, without a slash at its end. */
const hostOf = ({ host = GITLAB }: Editing): string => host.replace(/\/+$/, '');

/** How Decap logs in to each host, and asks it: https://decapcms.org/docs/backends-overview/ */
const LOGINS: Readonly<Record<Editing['backend'], (editing: Editing) => Readonly<Record<string, unknown>>>> = {
  github: ({ repository, gateway, gatewayPath }) => ({
    repo: repository,
    base_url: gateway,
    auth_endpoint: gatewayPath,
  }),
  // These two let a page log in by itself (PKCE): no secret, hence no gateway.
  gitlab: (editing) => ({
    repo: editing.repository,
    app_id: editing.application,
    auth_type: 'pkce',
    base_url: hostOf(editing),
    api_root: `${hostOf(editing)}/api/v4`,
  }),
  forgejo: (editing) => ({
    repo: editing.repository,
    app_id: editing.application,
    api_root: `${hostOf(editing)}/api/v1`,
  }),
  'git-gateway': () => ({}),
};

/** The published site's host: each change waits in a branch of its own, with a preview, until somebody publishes it. */
export const hostedBackend = (editing: Editing): CmsBackend => ({
  backend: { name: editing.backend, branch: editing.branch, ...LOGINS[editing.backend](editing) },
  publish_mode: 'editorial_workflow',
});

/** The hosts that the screen talks to, beside its own. */
export function backendHosts(editing: Editing): readonly string[] {
  switch (editing.backend) {
    case 'github':
      return ['https://api.github.com', 'https://www.githubstatus.com'];
    case 'gitlab':
    case 'forgejo':
      return [new URL(hostOf(editing)).origin];
    case 'git-gateway':
      return ['https://www.netlifystatus.com'];
  }
}

/** Where the pictures of those who log in come from. */
export function avatarHosts(editing: Editing): readonly string[] {
  switch (editing.backend) {
    case 'github':
      return ['https://avatars.githubusercontent.com'];
    case 'gitlab':
      return [new URL(hostOf(editing)).origin, 'https://secure.gravatar.com'];
    case 'forgejo':
      return [new URL(hostOf(editing)).origin];
    case 'git-gateway':
      return [];
  }
}
