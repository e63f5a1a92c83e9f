import { atom, type ReadableAtom } from 'nanostores';

export type ListMirror<Item> = { status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; items: readonly Item[] };

type Mirror<Item> = {
  /** What the browser knows of the list. */
  $mirror: ReadableAtom<ListMirror<Item>>;
  /** Fetches the list unless it is here or on its way; after a failure, tries again. */
  load: () => Promise<void>;
};

/** A JSON mirror, fetched once a visit by whichever island asks first: `listMirror<Course>('/api/courses')`. */
export function listMirror<Item>(path: string): Mirror<Item> {
  // What the list holds, our own build wrote and its checks parsed: here it is enough that it is one.
  const isList = (value: unknown): value is Item[] => Array.isArray(value);
  const $mirror = atom<ListMirror<Item>>({ status: 'idle' });
  const load = async () => {
    const { status } = $mirror.get();
    if (status === 'loading' || status === 'loaded') return;
    $mirror.set({ status: 'loading' });
    try {
      const response = await fetch(path, { credentials: 'include' });
      if (!response.ok)
        throw new Error(`${String(response.status)}: ${(await response.text()) || response.statusText}`);
      const items: unknown = await response.json();
      if (!isList(items)) throw new Error(`${path} holds no list.`);
      $mirror.set({ status: 'loaded', items });
    } catch {
      $mirror.set({ status: 'failed' });
    }
  };
  return { $mirror, load };
}
