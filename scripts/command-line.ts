import { closest, distance } from 'fastest-levenshtein';
import yargs, { type Argv, type Options } from 'yargs';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';

/** A command was not written as it has to be. The message is meant for the person who typed it. */
export class UsageError extends Error {}

/** The help of a command was asked for: it is the message. */
export class HelpRequest extends Error {}

type OptionTable = Readonly<Record<string, Options & { type: 'string' | 'boolean'; describe: string }>>;

/** A command that `npm run` knows, or one of the commands below it: `list` in `npm run leads -- list`. */
export type Command = {
  name: string;
  summary: string;
  /** The words that are no options, as help shows them: `<identifiant>` has to be there, `[fichiers]` may be. */
  operand?: string;
  options: OptionTable;
  notes?: readonly string[];
  examples?: readonly string[];
};

export type Program<Below extends Command = Command> = Command & {
  commands?: readonly Below[];
  /** The name for one of `commands`, and the title of their list, where they are not called so. */
  commandWord?: string;
  listTitle?: string;
  language?: 'fr' | 'en';
};

/** The arguments of a command: its options, and the words that are none. */
export type Given<Values> = { values: Values; words: string[] };

/** The sentences of this file, and those of yargs that they take the place of. */
const TEXTS = {
  fr: {
    typeset: withNoBreakSpaces,
    strings: {
      'Commands:': 'Commandes :',
      'Options:': 'Options :',
      'Examples:': 'Exemples :',
      'default:': 'à défaut :',
      'Show help': 'cette aide',
      'Not enough arguments following: %s':
        'L’option --%s attend une valeur (après le signe =, si cette valeur commence par un tiret).',
      string: 'une valeur',
      boolean: 'sans valeur',
    },
    usage: 'Utilisation :',
    command: 'Commande',
    unknown: (what: string, typed: string) => `${what} inconnue : ${typed}.`,
    nearest: (word: string) => `Vouliez-vous dire ${word} ?`,
    possible: (words: string) => `Possibles : ${words}.`,
    missing: (operand: string) => `Il manque ${operand}.`,
    surplus: (words: string) => `Mot en trop : ${words}.`,
    flag: (option: string) => `L’option ${option} ne prend pas de valeur.`,
    help: 'Aide :',
  },
  en: {
    typeset: (text: string) => text,
    strings: {
      'Show help': 'this help',
      'Not enough arguments following: %s': '--%s takes a value (after an = if it begins with a dash).',
    },
    usage: 'Usage:',
    command: 'command',
    unknown: (what: string, typed: string) => `Unknown ${what.toLowerCase()}: ${typed}.`,
    nearest: (word: string) => `Did you mean ${word}?`,
    possible: (words: string) => `Possible: ${words}.`,
    missing: (operand: string) => `${operand} is missing.`,
    surplus: (words: string) => `One word too many: ${words}.`,
    flag: (option: string) => `${option} takes no value.`,
    help: 'Help:',
  },
} as const;

/** « Commande inconnue : lst. Vouliez-vous dire list ? » for `unknownWord('Commande', 'lst', ['list', 'show'])`. */
export function unknownWord(
  what: string,
  typed: string,
  known: readonly string[],
  language: keyof typeof TEXTS = 'fr',
): UsageError {
  const { typeset, unknown, nearest, possible } = TEXTS[language];
  const near = closest(typed, known);
  const isNear = distance(typed, near) <= Math.max(2, typed.length / 3);
  return new UsageError(typeset(`${unknown(what, typed)} ${isNear ? nearest(near) : possible(known.join(', '))}`));
}

const OK = 0;
export const MISUSE = 2;
const WIDTH = 110;

/** As typed: `0042` stays what it is, `--no-x` is an option of that name, and the last of two equal options counts. */
const AS_TYPED = {
  'boolean-negation': false,
  'camel-case-expansion': false,
  'dot-notation': false,
  'duplicate-arguments-array': false,
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'short-option-groups': false,
} as const;

/** Tells yargs of a command: its options, and the texts of its help. */
function declare(parser: Argv, command: Command, { name: program, language = 'fr' }: Program): Argv {
  const { typeset, usage } = TEXTS[language];
  const { name, operand, options, notes = [], examples = [] } = command;
  const isWhole = name === program;
  const summary = isWhole ? command.summary : `${name} : ${command.summary}.`;
  const words = [isWhole ? '' : name, operand, '[options]'].filter(Boolean).join(' ');
  for (const [name, option] of Object.entries(options))
    parser.option(name, { ...option, describe: typeset(option.describe), requiresArg: option.type === 'string' });
  for (const example of examples) parser.example(`$0 ${example}`, '');
  return parser.usage(typeset(`${summary}\n\n${usage} $0 ${words}`)).epilogue(typeset(notes.join('\n\n')));
}

function parserOf(program: Program): Argv {
  const { name, language = 'fr', commands = [], listTitle } = program;
  const { typeset, strings } = TEXTS[language];
  const parser = yargs()
    .scriptName(`npm run ${name} --`)
    .locale(language)
    .updateStrings(
      Object.fromEntries(
        Object.entries({ ...strings, ...(listTitle && { 'Commands:': listTitle }) }).map(([key, text]) => [
          key,
          typeset(text),
        ]),
      ),
    )
    .parserConfiguration(AS_TYPED)
    .wrap(Math.min(WIDTH, process.stdout.columns || WIDTH))
    .version(false)
    .alias('help', 'h')
    .fail((message: string, error: Error | undefined) => {
      throw error === undefined || error.name === 'YError' ? new UsageError(message) : error;
    });
  for (const command of commands)
    parser.command(command.name, typeset(command.summary), (below) => declare(below, command, program));
  return declare(parser, program, program);
}

function parse(args: readonly string[], program: Program) {
  let help = '';
  const argv = parserOf(program).parseSync([...args], {}, (_error, _argv, output) => {
    help = output;
  });
  return { argv, help: help === '' ? '' : `${help}\n` };
}

/** The help of the program as a whole. */
export const helpOf = (program: Program): string => parse(['--help'], program).help;

/** The first option that was given a value with an = sign and takes none: yargs would read `--dry-run=oui` as "no". */
function valuedFlag(args: readonly string[], options: OptionTable): string | undefined {
  const end = args.indexOf('--');
  return args
    .slice(0, end === -1 ? undefined : end)
    .flatMap((arg) => /^-+([^=]+)=/.exec(arg)?.[1] ?? [])
    .find((name) => Object.hasOwn(options, name) && options[name]?.type === 'boolean');
}

/** Reads the arguments of a program; throws a `UsageError` or a `HelpRequest`. `Values` are those that the options declare. */
export function readCommandLine<Values, Below extends Command = Command>(
  args: readonly string[],
  program: Program<Below>,
): Given<Values> & { command: Below | undefined } {
  const { language = 'fr', commands = [], commandWord = TEXTS[language].command } = program;
  const texts = TEXTS[language];
  const { argv, help } = parse(args, program);
  if (help !== '') throw new HelpRequest(help);
  const values = Object.fromEntries(Object.entries(argv).filter(([each]) => each !== '_' && each !== '$0'));
  const words = argv._.map(String);
  const unknown = (what: string, typed: string, known: readonly string[]) => unknownWord(what, typed, known, language);
  const name = commands.length > 0 ? words.shift() : undefined;
  const command = commands.find((each) => each.name === name);
  if (name !== undefined && command === undefined)
    throw unknown(
      commandWord,
      name,
      commands.map((each) => each.name),
    );
  const { options, operand } = command ?? program;
  const known = [...Object.keys(options), 'help'];
  const stranger = Object.keys(values).find((each) => !known.includes(each));
  if (stranger !== undefined)
    throw unknown(
      'Option',
      `--${stranger}`,
      known.map((each) => `--${each}`),
    );
  const flag = valuedFlag(args, options);
  if (flag !== undefined) throw new UsageError(texts.typeset(texts.flag(`--${flag}`)));
  const isWhole = commands.length > 0 && command === undefined;
  if (!isWhole && operand?.startsWith('<') && words.length === 0)
    throw new UsageError(texts.typeset(texts.missing(operand)));
  const most = operand === undefined ? 0 : operand.includes('..') ? Infinity : 1;
  if (words.length > most) throw new UsageError(texts.typeset(texts.surplus(words.slice(most).join(' '))));
  return { command, values: values as Values, words };
}

/** Whether a command ends before it has begun. */
export const isEarlyEnd = (error: unknown): error is Error =>
  error instanceof HelpRequest || error instanceof UsageError;

type Outlet = { print: (text: string) => void; warn: (text: string) => void };

/** Says why a command ends early, and gives its exit code; names its help where the program is known. */
export function endOf(error: Error, { print, warn }: Outlet, program?: Program, args: readonly string[] = []): number {
  if (error instanceof HelpRequest) {
    print(error.message);
    return OK;
  }
  warn(`${error.message}\n`);
  if (program === undefined) return MISUSE;
  const { typeset, help } = TEXTS[program.language ?? 'fr'];
  const command = program.commands?.find(({ name }) => args.includes(name));
  warn(typeset(`${help} npm run ${program.name} --${command === undefined ? '' : ` ${command.name}`} --help\n`));
  return MISUSE;
}
