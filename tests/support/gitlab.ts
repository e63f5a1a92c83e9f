import { blobId, type FileChange, type GitRepository, type Request } from './git-repository.ts';
import { type Address, type Answer, type Asked, type Login, NOT_FOUND, wordOf } from './git-host.ts';

const USER = { id: 7, username: 'zoe', name: 'Zoé Rédactrice', email: 'zoe@cursive.example', avatar_url: null };

/** GitLab lets developers write. */
const DEVELOPER = 30;

function changesOf({ body }: Asked): FileChange[] {
  const actions: unknown[] = Array.isArray(body.actions) ? body.actions : [];
  return actions.map((action) => {
    const words = { ...(action as object) } as Readonly<Record<string, unknown>>;
    const path = wordOf(words, 'file_path');
    return words.action === 'delete' ? { path } : { path, content: Buffer.from(wordOf(words, 'content'), 'base64') };
  });
}

/** One page of a list, with the headers by which GitLab leads to the next. */
function pageOf(items: readonly unknown[], { query }: Asked): Answer {
  const size = Number(query.get('per_page') ?? 20);
  const page = Number(query.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(items.length / size));
  return {
    json: items.slice((page - 1) * size, page * size),
    headers: {
      'x-page': String(page),
      'x-per-page': String(size),
      'x-total': String(items.length),
      'x-total-pages': String(pages),
    },
  };
}

/** The addresses of GitLab that the editors' screen asks: https://docs.gitlab.com/api/rest/ */
export function gitlabAddresses(name: string, repository: GitRepository, login: Login): readonly Address[] {
  const at = (path: string) => new RegExp(`^/api/v4/projects/${encodeURIComponent(name)}${path}$`);
  const requestOf = ({ number, title, branch, labels, isOpen }: Request) => ({
    iid: number,
    title,
    state: isOpen ? 'opened' : 'merged',
    source_branch: branch,
    sha: repository.branch(branch)?.id,
    labels,
    author: USER,
    updated_at: '2026-11-20T09:00:00Z',
  });
  const fileAt = ({ query }: Asked, path: string) => repository.branch(query.get('ref') ?? '')?.files.get(path);
  const branchOf = (reference: string): Answer => {
    const branch = repository.branch(reference);
    return branch === undefined ? NOT_FOUND : { json: { name: reference, commit: { id: branch.id } } };
  };
  return [
    ['GET', /^\/oauth\/authorize$/, (asked) => login.authorize(asked)],
    ['POST', /^\/oauth\/token$/, (asked) => login.exchange(asked)],
    ['GET', /^\/api\/v4\/user$/, () => ({ json: USER })],
    [
      'GET',
      at(''),
      () => ({ json: { permissions: { project_access: { access_level: DEVELOPER }, group_access: null } } }),
    ],
    ['GET', at('/repository/branches/([^/]+)'), (_asked, branch = '') => branchOf(branch)],
    [
      'GET',
      at('/repository/tree'),
      (asked) => {
        const folder = `${asked.query.get('path') ?? ''}/`;
        const files = [...(repository.branch(asked.query.get('ref') ?? '')?.files ?? [])]
          .filter(([path]) => path.startsWith(folder) && !path.slice(folder.length).includes('/'))
          .map(([path, content]) => ({ id: blobId(content), path, name: path.slice(folder.length), type: 'blob' }));
        return pageOf(files, asked);
      },
    ],
    [
      'HEAD',
      at('/repository/files/([^/]+)'),
      (asked, path = '') => {
        const content = fileAt(asked, path);
        return content === undefined ? { status: 404 } : { headers: { 'x-gitlab-blob-id': blobId(content) } };
      },
    ],
    [
      'GET',
      at('/repository/files/([^/]+)/raw'),
      (asked, path = '') => {
        const content = fileAt(asked, path);
        return content === undefined ? NOT_FOUND : { bytes: content };
      },
    ],
    [
      'GET',
      at('/repository/commits'),
      () => ({ json: [{ author_name: 'Basile Agent', authored_date: '2026-11-02T08:00:00Z' }] }),
    ],
    ['GET', at('/repository/commits/\\w+/statuses'), () => ({ json: [] })],
    // Asked before what the browser keeps of a folder is trusted.
    ['GET', at('/repository/commits/\\w+/refs'), () => ({ json: [{ type: 'branch', name: 'main' }] })],
    [
      'POST',
      at('/repository/commits'),
      (asked) => {
        const branch = wordOf(asked.body, 'branch');
        const isNew = asked.body.start_branch !== undefined;
        if (isNew && repository.branch(branch) !== undefined)
          return { status: 400, json: { message: `A branch called '${branch}' already exists.` } };
        if (isNew) repository.createBranch(branch, wordOf(asked.body, 'start_branch'));
        repository.commit(branch, wordOf(asked.body, 'commit_message'), changesOf(asked));
        return { status: 201, json: { id: repository.branch(branch)?.id } };
      },
    ],
    [
      'GET',
      at('/repository/compare'),
      ({ query }) => ({
        json: {
          diffs: repository.changed(query.get('to') ?? '').map(({ path, isNew }) => ({
            old_path: path,
            new_path: path,
            new_file: isNew,
            diff: path.endsWith('.webp') ? 'Binary files differ' : '@@',
          })),
        },
      }),
    ],
    [
      'GET',
      at('/merge_requests'),
      ({ query }) => {
        const branch = query.get('source_branch');
        return {
          json: repository.requests
            .filter((request) => request.isOpen && (branch === null || request.branch === branch))
            .map(requestOf),
        };
      },
    ],
    [
      'POST',
      at('/merge_requests'),
      ({ query }) => {
        const { source_branch: branch = '', title = '', labels = '' } = Object.fromEntries(query);
        return { status: 201, json: requestOf(repository.openRequest(branch, title, labels.split(','))) };
      },
    ],
    ['PUT', at('/merge_requests/\\d+/rebase'), () => ({ status: 202, json: { rebase_in_progress: false } })],
    [
      'PUT',
      at('/merge_requests/(\\d+)/merge'),
      (_asked, number) => {
        repository.merge(Number(number));
        return {};
      },
    ],
    [
      'PUT',
      at('/merge_requests/(\\d+)'),
      ({ query }, number) => {
        repository.label(Number(number), (query.get('labels') ?? '').split(','));
        return {};
      },
    ],
    // Nobody has left a note beside an entry.
    ['GET', at('/issues'), () => ({ json: [] })],
  ];
}
