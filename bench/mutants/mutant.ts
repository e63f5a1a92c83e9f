/** A fault put into one place of a file, and the tests that should notice it first. */
export type Mutant = { file: string; from: string; to: string; tests: readonly string[] };

/** The faults of one file: the text that stands there once, and what stands there instead. */
export const mutantsOf = (
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [from: string, to: string])[],
): Mutant[] => changes.map(([from, to]) => ({ file, from, to, tests }));
