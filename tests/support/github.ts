import { createHash } from 'node:crypto';
import { type Address, type Answer, NOT_FOUND, wordOf } from './git-host.ts';
import { blobId, type FileChange, type GitRepository, type Request } from './git-repository.ts';

/** Who has logged in, as the screen keeps it in the browser. */
export const GITHUB_USER = { login: 'zoe', name: 'Zoé Rédactrice', avatar_url: '', token: 'token-of-zoe' };

const idOf = (...parts: readonly unknown[]): string => createHash('sha1').update(JSON.stringify(parts)).digest('hex');

const groupsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map((item: unknown) => ({ ...(item as object) })) : [];

/** What has been sent of a commit before a branch is led to it: texts, then the files that change, then both. */
class Objects {
  readonly #repository: GitRepository;
  readonly #blobs = new Map<string, Buffer>();
  readonly #changes = new Map<string, readonly FileChange[]>();
  readonly #messages = new Map<string, string>();

  constructor(repository: GitRepository) {
    this.#repository = repository;
  }

  blob(id: string): Buffer | undefined {
    return this.#blobs.get(id) ?? this.#repository.blob(id);
  }

  keepBlob(content: Buffer): string {
    this.#blobs.set(blobId(content), content);
    return blobId(content);
  }

  keepTree(files: readonly Readonly<Record<string, unknown>>[]): string {
    const changes = files.map((file): FileChange => {
      const path = wordOf(file, 'path');
      return file.sha === null ? { path } : { path, content: this.blob(wordOf(file, 'sha')) };
    });
    const id = idOf(files);
    this.#changes.set(id, changes);
    return id;
  }

  keepCommit(message: string, tree: string): string {
    const id = idOf(message, tree);
    this.#changes.set(id, this.#changes.get(tree) ?? []);
    this.#messages.set(id, message);
    return id;
  }

  leadTo(branch: string, commit: string): void {
    this.#repository.commit(branch, this.#messages.get(commit) ?? '', this.#changes.get(commit) ?? []);
  }
}

/** The addresses of GitHub that the editors' screen asks: https://docs.github.com/rest */
export function githubAddresses(name: string, repository: GitRepository): readonly Address[] {
  const objects = new Objects(repository);
  const at = (path: string) => new RegExp(`^/repos/${name}${path}$`);
  const pullOf = ({ number, title, branch, labels, isOpen }: Request) => ({
    number,
    title,
    state: isOpen ? 'open' : 'closed',
    labels: labels.map((label) => ({ name: label })),
    head: { ref: branch, sha: repository.branch(branch)?.id, repo: { fork: false } },
    user: { login: GITHUB_USER.login },
    updated_at: '2026-11-20T09:00:00Z',
  });
  const filesIn = (branch: string, folder: string) =>
    [...(repository.branch(branch)?.files ?? [])]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, content]) => ({
        path: path.slice(folder.length + 1),
        type: 'blob',
        sha: blobId(content),
        size: content.length,
      }));
  const compared = (reference: string): Answer => {
    const branch = reference.replace(/^[^/:]+:/, '');
    const [id, published] = [repository.branch(branch)?.id, repository.branch('main')?.id];
    const files = repository.changed(branch).map(({ path, isNew, content }) => ({
      filename: path,
      status: isNew ? 'added' : 'modified',
      sha: blobId(content),
      // GitHub shows no lines of a picture.
      ...(path.endsWith('.webp') ? {} : { patch: '@@' }),
    }));
    return { json: { files, base_commit: { sha: published }, commits: [{ sha: id, parents: [{ sha: published }] }] } };
  };
  return [
    ['GET', /^\/user$/, () => ({ json: GITHUB_USER })],
    ['GET', /^\/users\/zoe$/, () => ({ json: GITHUB_USER })],
    ['GET', /^\/api\/v2\/components\.json$/, () => ({ json: { components: [] } })],
    ['GET', at(''), () => ({ json: { owner: { login: name.split('/')[0] }, permissions: { push: true } } })],
    [
      'GET',
      at('/git/trees/(.+?):(.+)'),
      ({ query }, branch = '', folder = '') => ({
        json: {
          tree: filesIn(branch, folder).filter(({ path }) => query.has('recursive') || !path.includes('/')),
        },
      }),
    ],
    [
      'GET',
      at('/git/blobs/(\\w+)'),
      (_asked, id = '') => {
        const content = objects.blob(id);
        return content === undefined ? NOT_FOUND : { json: { content: content.toString('base64') } };
      },
    ],
    [
      'POST',
      at('/git/blobs'),
      ({ body }) => ({ json: { sha: objects.keepBlob(Buffer.from(wordOf(body, 'content'), 'base64')) } }),
    ],
    ['POST', at('/git/trees'), ({ body }) => ({ json: { sha: objects.keepTree(groupsIn(body.tree)) } })],
    [
      'POST',
      at('/git/commits'),
      ({ body }) => ({ json: { sha: objects.keepCommit(wordOf(body, 'message'), wordOf(body, 'tree')) } }),
    ],
    [
      'POST',
      at('/git/refs'),
      ({ body }) => {
        const branch = wordOf(body, 'ref').replace('refs/heads/', '');
        if (repository.branch(branch) !== undefined)
          return { status: 422, json: { message: 'Reference already exists' } };
        repository.createBranch(branch, 'main');
        objects.leadTo(branch, wordOf(body, 'sha'));
        return { status: 201, json: {} };
      },
    ],
    [
      'PATCH',
      at('/git/refs/heads/(.+)'),
      ({ body }, branch = '') => {
        objects.leadTo(branch, wordOf(body, 'sha'));
        return {};
      },
    ],
    // A merged branch is gone here already.
    ['DELETE', at('/git/refs/heads/.+'), () => ({ status: 204 })],
    [
      'GET',
      at('/branches/(.+)'),
      (_asked, branch = '') => ({ json: { name: branch, commit: { sha: repository.branch(branch)?.id } } }),
    ],
    [
      'GET',
      at('/commits'),
      () => ({ json: [{ commit: { author: { name: 'Basile Agent', date: '2026-11-02T08:00:00Z' } } }] }),
    ],
    ['GET', at('/commits/\\w+/status'), () => ({ json: { statuses: [] } })],
    ['GET', at('/compare/.+?\\.\\.\\.(.+)'), (_asked, reference = '') => compared(reference)],
    [
      'GET',
      at('/pulls'),
      ({ query }) => {
        const branch = query.get('head')?.replace(/^[^:]+:/, '');
        const isAsked = (request: Request) => request.isOpen && (branch === undefined || request.branch === branch);
        return { json: repository.requests.filter(isAsked).map(pullOf) };
      },
    ],
    [
      'POST',
      at('/pulls'),
      ({ body }) => {
        const [, branch = ''] = wordOf(body, 'head').split(':');
        return { status: 201, json: pullOf(repository.openRequest(branch, wordOf(body, 'title'), [])) };
      },
    ],
    [
      'PUT',
      at('/pulls/(\\d+)/merge'),
      (_asked, number) => {
        repository.merge(Number(number));
        return {};
      },
    ],
    [
      'PUT',
      at('/issues/(\\d+)/labels'),
      ({ body }, number) => {
        repository.label(Number(number), Array.isArray(body.labels) ? body.labels.map(String) : []);
        return { json: [] };
      },
    ],
    // Nobody has left a note beside an entry.
    ['GET', at('/issues'), () => ({ json: [] })],
  ];
}
