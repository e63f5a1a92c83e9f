import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { Editing } from '#src/site/editing.ts';

const GITLAB = 'https://gitlab.com';

const hostOf = ({ EDITING_HOST: host = GITLAB }: Editing): string => host.replace(/\/+$/, '');

/** The backend of a deployed site: https://sveltiacms.app/en/docs/backends */
export function hostedBackend(editing: Editing): Backend {
  const { EDITING_REPOSITORY: repo, EDITING_BRANCH: branch = 'main', EDITING_APPLICATION: app_id } = editing;
  if (editing.EDITING_BACKEND === 'github') return { name: 'github', repo, branch, base_url: editing.EDITING_GATEWAY };
  const base_url = hostOf(editing);
  return editing.EDITING_BACKEND === 'gitlab'
    ? { name: 'gitlab', repo, branch, app_id, auth_type: 'pkce', base_url, api_root: `${base_url}/api/v4` }
    : { name: 'gitea', repo, branch, app_id, base_url, api_root: `${base_url}/api/v1` };
}

/** The backend for files on this computer. Sveltia also requires a Git host, whose login stays unused. */
export const localBackend = (root: string): Backend => ({
  name: 'gitea',
  repo: `local/${basename(root)}`,
  app_id: 'local',
  auth_methods: ['token'],
});

export function backendHosts(editing: Editing) {
  if (editing.EDITING_BACKEND === 'github')
    return {
      requests: ['https://api.github.com', 'https://www.githubstatus.com'],
      pictures: ['https://avatars.githubusercontent.com'],
    };
  const { origin } = new URL(hostOf(editing));
  return { requests: [origin], pictures: [origin, 'https://secure.gravatar.com'] };
}
