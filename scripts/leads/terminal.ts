/** Shown while something long goes on. */
export type Progress = { advance: () => void; stop: () => void };

/** All that the commands know of the world they run in. */
export type Terminal = {
  root: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  /** Prints the result that was asked for, and nothing else. */
  print: (text: string) => void;
  warn: (text: string) => void;
  /** How many columns the reader's screen has; undefined where the output goes to a file or a program. */
  columns?: number | undefined;
  hasColour: boolean;
  /** The answer of the person at the keyboard; null where there is nobody to ask. */
  confirm: (question: string) => Promise<boolean | null>;
  progress: (label: string, total: number) => Progress;
};
