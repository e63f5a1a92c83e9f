import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { Editing } from '#src/site/editing.ts';

const GITLAB = 'https://gitlab.com';

/** The URL of the Git host, without a trailing slash. */
const hostOf = ({ EDITING_HOST: host = GITLAB }: Editing): string => host.replace(/\/+$/, '');

/** The backend of a deployed site: https://sveltiacms.app/en/docs/backends */
export function hostedBackend(editing: Editing): Backend {
  const { EDITING_REPOSITORY: repo, EDITING_BRANCH: branch = 'main', EDITING_APPLICATION: app_id } = editing;
  switch (editing.EDITING_BACKEND) {
    case 'github':
      return { name: 'github', repo, branch, base_url: editing.EDITING_GATEWAY };
    case 'gitlab': {
      const host = hostOf(editing);
      return { name: 'gitlab', repo, branch, app_id, auth_type: 'pkce', base_url: host, api_root: `${host}/api/v4` };
    }
    case 'forgejo': {
      const host = hostOf(editing);
      return { name: 'gitea', repo, branch, app_id, base_url: host, api_root: `${host}/api/v1` };
    }
  }
}

/** The backend for files on this computer. Sveltia also requires a Git host, whose login stays unused. */
export const localBackend = (root: string): Backend => ({
  name: 'gitea',
  repo: `local/${basename(root)}`,
  app_id: 'local',
  auth_methods: ['token'],
});

/** Hosts that the screen sends requests to, besides its own. */
export function backendHosts(editing: Editing): readonly string[] {
  if (editing.EDITING_BACKEND === 'github') return ['https://api.github.com', 'https://www.githubstatus.com'];
  return [new URL(hostOf(editing)).origin];
}

export function avatarHosts(editing: Editing): readonly string[] {
  if (editing.EDITING_BACKEND === 'github') return ['https://avatars.githubusercontent.com'];
  return [new URL(hostOf(editing)).origin, 'https://secure.gravatar.com'];
}
