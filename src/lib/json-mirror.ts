import { atom, type ReadableAtom } from 'nanostores';
import { FileNotRead, jsonFile } from './json-file.ts';

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

/** A JSON file of the site that islands follow, whichever of them asked for it. */
export function jsonMirror<Data>(path: string, isData: (value: unknown) => value is Data): Mirror<Data> {
  const $mirror = atom<JsonMirror<Data>>({ status: 'idle' });
  const file = jsonFile(path, isData);
  const load = async () => {
    if ($mirror.get().status === 'loaded') return;
    $mirror.set({ status: 'loading' });
    const mirror = await file().then(
      (data): JsonMirror<Data> => ({ status: 'loaded', data }),
      (error: unknown): JsonMirror<Data> => ({
        status: 'failed',
        code: error instanceof FileNotRead ? error.code : undefined,
      }),
    );
    $mirror.set(mirror);
  };
  return { $mirror, load };
}
