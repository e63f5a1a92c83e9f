import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { slashed } from '#src/lib/text-file.ts';

type Files = ReadonlyMap<string, Buffer>;

type Branch = { id: string; files: Files; messages: readonly string[] };

/** What a commit does to one file. */
export type FileChange = { path: string; content?: Buffer };

/** A branch that waits to be merged: a merge request of GitLab, a pull request of Forgejo. */
export type Request = { number: number; title: string; branch: string; labels: readonly string[]; isOpen: boolean };

const blobIds = new WeakMap<Buffer, string>();

/** The name that Git gives a file by what it holds. */
export function blobId(content: Buffer): string {
  const known = blobIds.get(content);
  if (known !== undefined) return known;
  const id = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
  blobIds.set(content, id);
  return id;
}

function filesBelow(root: string, folder: string): Map<string, Buffer> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [slashed(path.slice(root.length + 1)), readFileSync(path)];
    }),
  );
}

/** As much of a repository as a host of the editors' screen shows: files by branch, and requests to merge. */
export class GitRepository {
  readonly #branches = new Map<string, Branch>();
  readonly #requests: Request[] = [];
  readonly #mainBranch: string;

  /** Holds `content/` of a project on its one branch, or some of its files. */
  constructor(root: string, mainBranch: string, isHeld: (path: string) => boolean = () => true) {
    this.#mainBranch = mainBranch;
    const files = new Map([...filesBelow(root, 'content')].filter(([path]) => isHeld(path)));
    this.#branches.set(mainBranch, { id: 'c0', files, messages: [] });
  }

  get branchNames(): readonly string[] {
    return [...this.#branches.keys()];
  }

  get requests(): readonly Request[] {
    return this.#requests;
  }

  /** A branch, by its name or the identifier of its last commit. */
  branch(reference: string): Branch | undefined {
    return this.#branches.get(reference) ?? [...this.#branches.values()].find(({ id }) => id === reference);
  }

  text(reference: string, path: string): string | undefined {
    return this.branch(reference)?.files.get(path)?.toString();
  }

  blob(id: string): Buffer | undefined {
    for (const { files } of this.#branches.values())
      for (const content of files.values()) if (blobId(content) === id) return content;
    return undefined;
  }

  createBranch(name: string, from: string): void {
    const origin = this.branch(from);
    if (origin === undefined || this.#branches.has(name)) throw new Error(`No branch ${name} can be made of ${from}.`);
    this.#branches.set(name, origin);
  }

  commit(name: string, message: string, changes: readonly FileChange[]): void {
    const { files: before, messages } = this.#branches.get(name) ?? { files: new Map<string, Buffer>(), messages: [] };
    const files = new Map(before);
    for (const { path, content } of changes)
      if (content === undefined) files.delete(path);
      else files.set(path, content);
    const id = createHash('sha1').update(`${name}\0${messages.length}\0${message}`).digest('hex');
    this.#branches.set(name, { id, files, messages: [...messages, message] });
  }

  /** The files in which a branch differs from the published one. */
  changed(reference: string): { path: string; isNew: boolean; content: Buffer }[] {
    const published = this.branch(this.#mainBranch)?.files;
    return [...(this.branch(reference)?.files ?? [])]
      .filter(([path, content]) => published?.get(path)?.equals(content) !== true)
      .map(([path, content]) => ({ path, content, isNew: published?.has(path) !== true }));
  }

  openRequest(branch: string, title: string, labels: readonly string[]): Request {
    const request: Request = { number: this.#requests.length + 1, title, branch, labels, isOpen: true };
    this.#requests.push(request);
    return request;
  }

  label(number: number, labels: readonly string[]): void {
    const request = this.#requests[number - 1];
    if (request !== undefined) request.labels = labels;
  }

  /** Publishes the branch of a request, and closes the request. */
  merge(number: number): void {
    const request = this.#requests[number - 1];
    const branch = request === undefined ? undefined : this.#branches.get(request.branch);
    if (request === undefined || branch === undefined) throw new Error(`No request ${number} can be merged.`);
    this.commit(this.#mainBranch, request.title, this.changed(request.branch));
    request.isOpen = false;
    this.#branches.delete(request.branch);
  }
}
