const hash = (text: string): number => {
  let code = 2166136261;
  for (const character of text) code = Math.imul(code ^ (character.codePointAt(0) ?? 0), 16777619);
  return code >>> 0;
};

/** A random generator that gives equal numbers for equal seeds on every machine (FNV-1a, then mulberry32). */
export const randomFrom = (seed: string) => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low: number, high: number): number => low + next() * (high - low),
    pick: (items: string): string => items.split(' ')[Math.floor(next() * items.split(' ').length)] ?? '',
  };
};

export const rounded = (value: number): number => Math.round(value * 10) / 10 || 0;

type Loop = { advance: number; reach: number; height: number; slant: number };

const QUARTER = Math.PI / 2;
/** The Bézier handle of a quarter circle, as a share of its radius. */
const HANDLE = 0.5523;

function penAt({ advance, reach, height, slant }: Loop, turn: number) {
  const [rise, climb] = [(height * (1 - Math.cos(turn))) / 2, (height * Math.sin(turn)) / 2];
  const [x, right] = [advance / (4 * QUARTER), reach * Math.cos(turn)];
  return { x: x * turn + reach * Math.sin(turn) + slant * rise, y: -rise, dx: x + right + slant * climb, dy: -climb };
}

const writeLoop = (loop: Loop): string =>
  [0, 1, 2, 3]
    .map((quarter) => {
      const [from, to] = [penAt(loop, quarter * QUARTER), penAt(loop, (quarter + 1) * QUARTER)];
      const [x, y] = [to.x - from.x, to.y - from.y];
      const curve = [from.dx * HANDLE, from.dy * HANDLE, x - to.dx * HANDLE, y - to.dy * HANDLE, x, y];
      return `c${curve.map(rounded).join(' ').replaceAll(' -', '-')}`;
    })
    .join('');

function letterHeights({ between, pick }: ReturnType<typeof randomFrom>, loops: number): number[] {
  const small = between(0.4, 0.55);
  const pattern = pick('l le lee eel ell rise fall swell');
  return Array.from({ length: loops }, (_, index) => {
    const share = loops > 1 ? index / (loops - 1) : 1;
    if (pattern === 'rise') return small + (1 - small) * share;
    if (pattern === 'fall') return 1 - (1 - small) * share;
    if (pattern === 'swell') return small + (1 - small) * Math.sin(share * Math.PI);
    return pattern[index % pattern.length] === 'e' ? small : 1;
  });
}

type Stroke = { from: number; to: number; baseline: number; height: number; seed: string };

export function drawLoops({ from, to, baseline, height, seed }: Stroke): string {
  const loops = Math.floor((to - from) / (height * 0.65));
  if (loops < 1) return `M${rounded(from)} ${baseline}H${rounded(to)}`;
  const random = randomFrom(`stroke ${seed}`);
  const heights = letterHeights(random, loops);
  const slant = random.between(0.12, 0.3);
  const reachRatio = random.between(0.36, 0.46);
  const advances = heights.map((share) => 0.7 + 0.3 * share);
  const lead = 0.55;
  const unit = (to - from) / (advances.reduce((sum, advance) => sum + advance, 0) + 2 * lead);
  const row = heights.map((share, index): string => {
    const advance = unit * (advances[index] ?? 1);
    const reach = Math.min(advance * reachRatio, height * share * 0.5);
    return writeLoop({ advance, reach, height: height * share, slant });
  });
  return `M${rounded(from)} ${rounded(baseline)}h${rounded(unit * lead)}${row.join('')}H${rounded(to)}`;
}
