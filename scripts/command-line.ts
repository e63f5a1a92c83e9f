import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command that was not written correctly. The message is meant for the person who typed it. */
export class UsageError extends Error {}

export const MISUSE = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

export function readArguments<const Table extends Options>(args: readonly string[], options: Table) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('Option inconnue, ou sans la valeur qu’elle attend.');
  }
}
