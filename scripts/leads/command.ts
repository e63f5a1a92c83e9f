import type { Arguments, OptionName } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** One command: what it does, for its help, and how. */
export type Command = {
  name: string;
  summary: string;
  /** What stands behind the name, as help shows it: `<identifiant>`. */
  operand?: string;
  options: readonly OptionName[];
  notes?: readonly string[];
  examples: readonly string[];
  /** Gives the exit code. */
  run: (given: Arguments, terminal: Terminal) => Promise<number>;
};
