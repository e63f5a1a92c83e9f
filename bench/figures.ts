/** One line of the table: what was measured, and what it may be at most (or must be at least). */
export type Figure = {
  /** A page, or a number of courses. */
  subject: string;
  name: string;
  measured: number;
  limit: number;
  unit: '' | 'B' | 'ms';
  must?: 'reach';
  /** The values that the figure was computed from, when they say more than the figure alone. */
  detail?: string;
};

/** A figure that could not be measured, and why. */
type Failure = { subject: string; name: string; reason: string };

export type Results = { figures: Figure[]; failures: Failure[] };

export const holds = ({ measured, limit, must }: Figure): boolean =>
  must === 'reach' ? measured >= limit : measured <= limit;

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** Runs one measurement; what goes wrong becomes a line of the table, and the others go on. */
export async function measured(subject: string, name: string, measure: () => Promise<Figure[]>): Promise<Results> {
  console.error(`${subject}: ${name} ...`);
  try {
    return { figures: await measure(), failures: [] };
  } catch (error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return { figures: [], failures: [{ subject, name, reason: reason.split('\n')[0] ?? '' }] };
  }
}

export const merged = (parts: readonly Results[]): Results => ({
  figures: parts.flatMap(({ figures }) => figures),
  failures: parts.flatMap(({ failures }) => failures),
});
