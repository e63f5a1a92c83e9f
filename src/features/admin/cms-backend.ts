import type { Editing } from '#src/site/editing-schema.ts';

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

/** The published site's host: each change waits in a branch of its own, with a preview, until somebody publishes it. */
export function hostedBackend({ backend, repository, branch, gateway, gatewayPath }: Editing): CmsBackend {
  const login = backend === 'github' ? { repo: repository, base_url: gateway, auth_endpoint: gatewayPath } : {};
  return {
    backend: { name: backend, branch, ...login },
    publish_mode: 'editorial_workflow',
  };
}

/** The hosts that the screen talks to, beside its own. */
export const backendHosts = ({ backend }: Editing): readonly string[] =>
  backend === 'github' ? ['https://api.github.com', 'https://www.githubstatus.com'] : ['https://www.netlifystatus.com'];

/** Where the pictures of those who log in come from. */
export const avatarHosts = ({ backend }: Editing): readonly string[] =>
  backend === 'github' ? ['https://avatars.githubusercontent.com'] : [];
