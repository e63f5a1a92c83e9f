import { parseArgs, type ParseArgsConfig } from 'node:util';
import { withNoBreakSpaces } from '../src/lib/french-text.ts';

export class UsageError extends Error {
  constructor(message: string) {
    super(withNoBreakSpaces(message));
  }
}

const USAGE_ERROR = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

function readArguments<const Schema extends Options>(args: readonly string[], options: Schema) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [option = ''] = /--?[\w-]+/.exec(String(error)) ?? [];
    throw new UsageError(`Option inconnue, ou sans la valeur qu’elle attend : ${option}.`);
  }
}

type Arguments<Schema extends Options> = ReturnType<typeof readArguments<Schema>>;

type Command<Schema extends Options> = {
  help: string;
  options: Schema;
  words?: number;
  run: (values: Arguments<Schema>['values'], words: string[]) => number | Promise<number>;
};

type Output = { print: (text: string) => void; warn: (text: string) => void };

const TERMINAL: Output = {
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
};

export async function exitCodeOf<const Schema extends Options>(
  { help, options, words: limit = 0, run }: Command<Schema>,
  args: readonly string[],
  { print, warn }: Output = TERMINAL,
): Promise<number> {
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) {
      print(help);
      return 0;
    }
    const { values, positionals } = readArguments(args, options);
    if (positionals.length > limit) throw new UsageError(`Mot en trop : ${positionals.slice(limit).join(' ')}.`);
    return await run(values, positionals);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    warn(`${error.message}\n\n${help}`);
    return USAGE_ERROR;
  }
}

export async function runCommand<const Schema extends Options>(command: Command<Schema>): Promise<void> {
  // A reader such as `head` may close the pipe before the end.
  process.stdout.on('error', () => process.exit());
  process.exitCode = await exitCodeOf(command, process.argv.slice(2));
}

export function portOf(text = '8888'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`« ${text} » n’est pas un port : donnez un nombre de 0 à 65535.`);
  return port;
}
