import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import nodeLog from 'astro/logger/node';

/** Messages that come at every run and ask for no action. */
const NOISE = [
  // Each page that is written, and in a message of its own the time that it took.
  /^\s*[├└]─ /,
  /^\s*\(\+\S+\)\s*$/,
  // Rolldown, about each article with components: Astro has read its directive before.
  /^\[MODULE_LEVEL_DIRECTIVE\].*astro:head-inject/,
  // Vite, about drawings in a style sheet: pages make them after style sheets are read, and a test looks for each that a page names.
  /^\s*\/(?:illustrations\/\S+|images\/(?:chevron|coche)\.svg) referenced in \S+ didn't resolve at build time/,
];

/** Whether a message of Astro's, or of what it runs, is worth a line. */
export function isWorthALine({ level, message }: Pick<AstroLoggerMessage, 'level' | 'message'>): boolean {
  const text = stripVTControlCharacters(message);
  return level === 'error' || !NOISE.some((noise) => noise.test(text));
}

/** Astro's own log, without what is the same at every run. */
export default function quietLog(): AstroLoggerDestination {
  const log = nodeLog();
  return {
    ...log,
    write: (message) => {
      if (isWorthALine(message)) log.write(message);
    },
  };
}
