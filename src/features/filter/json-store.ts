import { atom, type ReadableAtom } from 'nanostores';
import { loadJson } from '#src/lib/load-json.ts';

export type JsonStore<Data> = {
  $state: ReadableAtom<{ status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; data: Data }>;
  load: () => Promise<void>;
};

export function jsonStore<Data>(path: string): JsonStore<Data> {
  const $state = atom<ReturnType<JsonStore<Data>['$state']['get']>>({ status: 'idle' });
  const load = async () => {
    if ($state.get().status === 'loaded') return;
    $state.set({ status: 'loading' });
    try {
      $state.set({ status: 'loaded', data: await loadJson(path) });
    } catch {
      $state.set({ status: 'failed' });
    }
  };
  return { $state, load };
}
