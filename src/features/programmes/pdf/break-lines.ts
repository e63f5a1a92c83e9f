import type { Piece } from './pieces.ts';

type Segment = { text: string; href?: string | undefined };
export type Line = {
  segments: readonly Segment[];
  /** The line ends in the middle of a word, with a hyphen that the word does not have. */
  isHyphenated: boolean;
};

/** The costs of ugly lines, weighed against the square of the white at their end. */
const COST = { hyphen: 0.06, compound: 0.04, hyphensInARow: 0.25, shortLastLine: 0.3, overfull: 1000 };
const SHORT = 0.22;
const HYPHEN = '-';

type Way = { cost: number; from: number; isHyphenated: boolean };

/** A text as one endless line: where each of its pieces starts and ends. */
export type MeasuredText = {
  pieces: readonly Piece[];
  starts: readonly number[];
  ends: readonly number[];
  hyphen: number;
};

export function measureText(pieces: readonly Piece[], widthOf: (text: string) => number): MeasuredText {
  const [starts, ends, space]: [number[], number[], number] = [[], [], widthOf(' ')];
  let x = 0;
  for (const { text, joint } of pieces) {
    if (joint === 'space') x += space;
    starts.push(x);
    x += widthOf(text);
    ends.push(x);
  }
  return { pieces, starts, ends, hyphen: widthOf(HYPHEN) };
}

/** How wide the pieces from one to another are, the hyphen included when a word is cut. */
const lineWidth = ({ pieces, starts, ends, hyphen }: MeasuredText, from: number, to: number): number =>
  (ends[to - 1] ?? 0) - (starts[from] ?? 0) + (pieces[to]?.joint === 'hyphen' ? hyphen : 0);

function lineCost(width: number, room: number, isLast: boolean, isOnly: boolean): number {
  if (width > room) return COST.overfull * (width - room);
  if (!isLast) return ((room - width) / room) ** 2;
  return !isOnly && width < room * SHORT ? COST.shortLastLine : 0;
}

/** The best way to the break before each piece, whatever comes after (Knuth and Plass, for a ragged edge). */
function bestWays(text: MeasuredText, room: number): Way[] {
  const { pieces } = text;
  const ways: Way[] = [{ cost: 0, from: 0, isHyphenated: false }];
  for (let to = 1; to <= pieces.length; to += 1) {
    const joint = pieces[to]?.joint;
    const isHyphenated = joint === 'hyphen';
    let best: Way = { cost: Infinity, from: 0, isHyphenated };
    for (let from = to - 1; from >= 0 && joint !== 'none'; from -= 1) {
      const before = ways[from];
      const width = lineWidth(text, from, to);
      if (width > room && pieces.slice(from + 1, to).some((piece) => piece.joint !== 'none')) break;
      if (!before || before.cost === Infinity) continue;
      const cost =
        before.cost +
        lineCost(width, room, to === pieces.length, from === 0) +
        (isHyphenated ? COST.hyphen : joint === 'free' ? COST.compound : 0) +
        (before.isHyphenated && (isHyphenated || to === pieces.length) ? COST.hyphensInARow : 0);
      if (cost < best.cost) best = { cost, from, isHyphenated };
    }
    ways.push(best);
  }
  return ways;
}

function toLine(pieces: readonly Piece[], from: number, to: number): Line {
  const segments: Segment[] = [];
  for (const [index, { text, joint, href }] of pieces.slice(from, to).entries()) {
    const space = index > 0 && joint === 'space' ? ' ' : '';
    const last = segments.at(-1);
    if (last && last.href === href) last.text += space + text;
    else if (last && last.href === undefined) {
      last.text += space;
      segments.push({ text, href });
    } else segments.push({ text: space + text, href });
  }
  return { segments, isHyphenated: pieces[to]?.joint === 'hyphen' };
}

/** Cuts a paragraph into lines no wider than `room`: all of it weighed at once, so that the right edge stays quiet. */
export function breakLines(text: MeasuredText, room: number): Line[] {
  const ways = bestWays(text, room);
  const lines: Line[] = [];
  for (let to = text.pieces.length; to > 0;) {
    const from = ways[to]?.from ?? 0;
    lines.unshift(toLine(text.pieces, from, to));
    to = from;
  }
  return lines;
}
