import type { TextStore } from '#src/editor/screen/opened-entries.ts';

/** What a browser keeps of texts, for as long as a test lasts. */
export function textStore(): TextStore {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}
