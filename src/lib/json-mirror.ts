import { atom, type ReadableAtom } from 'nanostores';

export type JsonMirror<Data> =
  | { status: 'idle' | 'loading' }
  /** `code` is what the server said, where it said anything. */
  | { status: 'failed'; code?: number }
  | { status: 'loaded'; data: Data };

type Mirror<Data> = {
  /** The copy of the file that the browser has. */
  $mirror: ReadableAtom<JsonMirror<Data>>;
  /** Fetches the file unless it is here, and waits for it where it is on its way; after a failure, tries again. */
  load: () => Promise<void>;
};

/**
 * A JSON file of the site, fetched once a visit by whichever island asks first. What it holds, our own build wrote and
 * its checks parsed: here it is enough that `isData` knows it.
 */
export function jsonMirror<Data>(path: string, isData: (value: unknown) => value is Data): Mirror<Data> {
  const $mirror = atom<JsonMirror<Data>>({ status: 'idle' });
  let loading: Promise<void> | undefined;
  const read = async (): Promise<JsonMirror<Data>> => {
    try {
      const response = await fetch(path, { credentials: 'include' });
      if (!response.ok) return { status: 'failed', code: response.status };
      const data: unknown = await response.json();
      return isData(data) ? { status: 'loaded', data } : { status: 'failed' };
    } catch {
      return { status: 'failed' };
    }
  };
  const load = () => {
    if ($mirror.get().status === 'loaded') return Promise.resolve();
    if (loading !== undefined) return loading;
    $mirror.set({ status: 'loading' });
    loading = read().then((mirror) => {
      loading = undefined;
      $mirror.set(mirror);
    });
    return loading;
  };
  return { $mirror, load };
}
