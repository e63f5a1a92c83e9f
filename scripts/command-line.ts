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

type Arguments<Table extends Options> = ReturnType<typeof readArguments<Table>>;

type Command<Table extends Options> = {
  help: string;
  options: Table;
  /** How many words may follow; none without it. */
  words?: number;
  /** Runs the command and gives its exit code. */
  run: (values: Arguments<Table>['values'], words: string[]) => number | Promise<number>;
};

/** Runs a command of `npm run` and sets its exit code. `--help` prints its help, and a mistake of its user has no stack trace. */
export async function runCommand<const Table extends Options>(
  { help, options, words: most = 0, run }: Command<Table>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // A reader such as `head` may close the pipe before the end.
  process.stdout.on('error', () => process.exit());
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) {
      process.stdout.write(help);
      return;
    }
    const { values, positionals } = readArguments(args, options);
    if (positionals.length > most) throw new UsageError(`Mot en trop\u00a0: ${positionals.slice(most).join(' ')}.`);
    process.exitCode = await run(values, positionals);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exitCode = MISUSE;
  }
}

/** Parses the port given by `--port` or `PORT`. */
export function portOf(text = '8888'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`«\u00a0${text}\u00a0» n’est pas un port\u00a0: donnez un nombre de 0 à 65535.`);
  return port;
}
