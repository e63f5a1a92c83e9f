export type Random = {
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

const hash = (text: string): number => {
  let code = 2166136261;
  for (const character of text) code = Math.imul(code ^ (character.codePointAt(0) ?? 0), 16777619);
  return code >>> 0;
};

/** The same numbers for the same seed, on every machine (FNV-1a, then mulberry32). */
export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
  };
};

/** So many random lengths, of the lines of a text. */
export const lengths = (random: Random, count: number, low: number, high: number): number[] =>
  Array.from({ length: count }, () => random.between(low, high));
