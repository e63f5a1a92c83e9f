import { parseArgs } from 'node:util';
import { Misuse, unknownWord } from '../leads/misuse.ts';
import type { Answers, Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

/** What the command line asks for. */
export type Order = { kind: Kind | undefined; given: Answers; isQuiet: boolean; wantsHelp: boolean };

export function kindNamed(name: string): Kind {
  const kind = KINDS.find((each) => each.name === name);
  if (kind !== undefined) return kind;
  throw unknownWord(
    'Sorte',
    name,
    KINDS.map((each) => each.name),
  );
}

/** The options of a kind are its questions. */
function optionsOf(kind: Kind | undefined): Record<string, { type: 'string' | 'boolean'; short?: string }> {
  const answers = kind?.questions.map(({ name }) => [name, { type: 'string' }] as const) ?? [];
  return { ...Object.fromEntries(answers), yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
}

/** Reads `course --title 'Excel' --yes`, or says what is wrong with it. */
export function readOrder([first = '', ...rest]: readonly string[]): Order {
  const kind = first === '' || first.startsWith('-') ? undefined : kindNamed(first);
  const options = optionsOf(kind);
  const args = kind === undefined ? [first, ...rest].filter((word) => word !== '') : rest;
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  const given: Record<string, string> = {};
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Misuse(`Mot en trop\u00a0: ${token.value}.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined)
      throw unknownWord(
        'Option',
        rawName,
        Object.keys(options).map((option) => `--${option}`),
      );
    if (type === 'boolean') flags.add(name);
    else if (value === undefined || value.startsWith('--')) throw new Misuse(`L’option ${rawName} attend une valeur.`);
    else given[name] = value;
  }
  return { kind, given, isQuiet: flags.has('yes'), wantsHelp: flags.has('help') };
}
