import { parseArgs } from 'node:util';
import { Misuse, unknownWord } from './misuse.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Every option of every command; each command says which of them it takes. */
const OPTIONS = {
  since: text,
  until: text,
  type: text,
  course: text,
  page: text,
  email: text,
  state: text,
  mail: text,
  search: text,
  limit: text,
  kind: text,
  csv: text,
  xlsx: text,
  receipt: text,
  suspects: flag,
  json: flag,
  undo: flag,
  yes: flag,
  'same-phone': flag,
  'dry-run': flag,
  help: flag,
} as const;

export type OptionName = keyof typeof OPTIONS;

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

export const takesValue = (name: OptionName): boolean => OPTIONS[name].type === 'string';

const strictly = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });

export type Values = ReturnType<typeof strictly>['values'];
export type Arguments = { values: Values; positionals: string[] };

/** The options and the words that follow a command, checked for what that command takes. */
export function parseArguments(args: readonly string[], accepted: readonly OptionName[]): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const known: OptionName[] = [...accepted, 'help'];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value, rawName, inlineValue } = token;
    if (!isOption(name) || !known.includes(name))
      throw unknownWord(
        'Option',
        rawName,
        known.map((each) => `--${each}`),
      );
    if (takesValue(name) && value === undefined) throw new Misuse(`L’option ${rawName} attend une valeur.`);
    // It may be the next option; a lone dash is the terminal.
    if (takesValue(name) && inlineValue === false && /^-./.test(value))
      throw new Misuse(`L’option ${rawName} attend une valeur, et non «\u00A0${value}\u00A0».`);
    if (!takesValue(name) && value !== undefined) throw new Misuse(`L’option ${rawName} ne prend pas de valeur.`);
  }
  return strictly(args);
}
