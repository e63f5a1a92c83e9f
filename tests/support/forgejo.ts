import { blobId, type FileChange, type GitRepository, type Request } from './git-repository.ts';
import { type Address, type Asked, type Login, NOT_FOUND, wordOf } from './git-host.ts';

const USER = { id: 7, login: 'zoe', full_name: 'Zoé Rédactrice', email: 'zoe@cursive.example', avatar_url: '' };

/** What a commit asks to change: of a file that is there already, it must name the version that it replaces. */
function changesOf({ body }: Asked, repository: GitRepository): FileChange[] | undefined {
  const files: unknown[] = Array.isArray(body.files) ? body.files : [];
  const changes = files.map((file) => {
    const words = { ...(file as object) } as Readonly<Record<string, unknown>>;
    const path = wordOf(words, 'path');
    const before = repository.branch(wordOf(body, 'branch'))?.files.get(path);
    const isRight =
      words.operation === 'create' ? before === undefined : before !== undefined && words.sha === blobId(before);
    return { isRight, path, content: Buffer.from(wordOf(words, 'content'), 'base64') };
  });
  return changes.every(({ isRight }) => isRight) ? changes : undefined;
}

/** The addresses of Forgejo that the editors' screen asks: https://codeberg.org/api/swagger */
export function forgejoAddresses(name: string, repository: GitRepository, login: Login): readonly Address[] {
  const labels: string[] = [];
  const labelOf = (text: string) => ({ id: labels.indexOf(text) + 1, name: text });
  const pullOf = ({ number, title, branch, labels: marks, isOpen }: Request) => ({
    number,
    title,
    state: isOpen ? 'open' : 'closed',
    labels: marks.map(labelOf),
    head: { ref: branch, label: branch, sha: repository.branch(branch)?.id },
    user: USER,
    updated_at: '2026-11-20T09:00:00Z',
  });
  const at = (path: string) => new RegExp(`^/api/v1/repos/${name}${path}$`);
  const branchOf = (reference: string) => {
    const branch = repository.branch(reference);
    return branch === undefined ? NOT_FOUND : { json: { name: reference, commit: { id: branch.id } } };
  };
  return [
    ['GET', /^\/login\/oauth\/authorize$/, (asked) => login.authorize(asked)],
    ['POST', /^\/login\/oauth\/access_token$/, (asked) => login.exchange(asked)],
    ['GET', /^\/api\/v1\/user$/, () => ({ json: USER })],
    ['GET', at(''), () => ({ json: { owner: { login: name.split('/')[0] }, permissions: { push: true } } })],
    ['GET', at('/branches/([^/]+)'), (_asked, branch = '') => branchOf(branch)],
    [
      'POST',
      at('/branches'),
      ({ body }) => {
        repository.createBranch(wordOf(body, 'new_branch_name'), wordOf(body, 'old_ref_name'));
        return { status: 201, ...branchOf(wordOf(body, 'new_branch_name')) };
      },
    ],
    [
      'DELETE',
      at('/branches/([^/]+)'),
      // Forgejo deletes a merged branch only when told to, which the screen does.
      () => ({ status: 204 }),
    ],
    [
      'GET',
      at('/git/trees/(\\w+)'),
      (_asked, id = '') => ({
        json: {
          tree: [...(repository.branch(id)?.files ?? [])].map(([path, content]) => ({
            path,
            type: 'blob',
            sha: blobId(content),
            size: content.length,
          })),
        },
      }),
    ],
    [
      'GET',
      at('/git/blobs/(\\w+)'),
      (_asked, id = '') => {
        const content = repository.blob(id);
        return content === undefined
          ? NOT_FOUND
          : { json: { content: content.toString('base64'), encoding: 'base64' } };
      },
    ],
    [
      'GET',
      at('/commits'),
      () => ({ json: [{ commit: { author: { name: 'Basile Agent', date: '2026-11-02T08:00:00Z' } } }] }),
    ],
    [
      'GET',
      at('/contents/(.+)'),
      ({ query }, path = '') => {
        const content = repository.branch(query.get('ref') ?? '')?.files.get(path);
        return content === undefined ? NOT_FOUND : { json: { path, sha: blobId(content), type: 'file' } };
      },
    ],
    [
      'POST',
      at('/contents'),
      (asked) => {
        const changes = changesOf(asked, repository);
        if (changes === undefined) return { status: 422, json: { message: 'sha does not match' } };
        repository.commit(wordOf(asked.body, 'branch'), wordOf(asked.body, 'message'), changes);
        return { status: 201, json: { files: [] } };
      },
    ],
    [
      'GET',
      at('/compare/main\\.\\.\\.\\w+(?:%3A|:)([^/]+)'),
      (_asked, branch = '') => ({
        json: {
          files: repository.changed(branch).map(({ path, isNew }) => ({
            filename: path,
            status: isNew ? 'added' : 'modified',
          })),
        },
      }),
    ],
    ['GET', at('/pulls'), () => ({ json: repository.requests.filter(({ isOpen }) => isOpen).map(pullOf) })],
    [
      'POST',
      at('/pulls'),
      ({ body }) => {
        const [, branch = ''] = wordOf(body, 'head').split(':');
        return { status: 201, json: pullOf(repository.openRequest(branch, wordOf(body, 'title'), [])) };
      },
    ],
    [
      'POST',
      at('/pulls/(\\d+)/merge'),
      (_asked, number) => {
        repository.merge(Number(number));
        return {};
      },
    ],
    ['GET', at('/labels'), () => ({ json: labels.map(labelOf) })],
    [
      'POST',
      at('/labels'),
      ({ body }) => {
        labels.push(wordOf(body, 'name'));
        return { status: 201, json: labelOf(wordOf(body, 'name')) };
      },
    ],
    [
      'PUT',
      at('/issues/(\\d+)/labels'),
      ({ body }, number) => {
        const chosen: unknown[] = Array.isArray(body.labels) ? body.labels : [];
        repository.label(
          Number(number),
          labels.filter((_label, index) => chosen.includes(index + 1)),
        );
        return { json: chosen };
      },
    ],
  ];
}
