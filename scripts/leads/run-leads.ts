import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { exportCommand } from './export-command.ts';
import { failureText } from './failure-text.ts';
import { forgetCommand } from './forget-command.ts';
import { handledCommand } from './handled-command.ts';
import { commandHelp, generalHelp } from './help.ts';
import { listCommand } from './list-command.ts';
import { Misuse, unknownWord } from './misuse.ts';
import { purgeCommand } from './purge-command.ts';
import { resendCommand } from './resend-command.ts';
import { showCommand } from './show-command.ts';
import { statsCommand } from './stats-command.ts';
import type { Terminal } from './terminal.ts';

const OK = 0;
const FAILURE = 1;
const MISUSE = 2;

const COMMANDS: readonly Command[] = [
  listCommand,
  showCommand,
  exportCommand,
  statsCommand,
  resendCommand,
  handledCommand,
  forgetCommand,
  purgeCommand,
];

function commandNamed(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((each) => each.name);
  throw unknownWord('Commande', name, names);
}

async function runCommand(command: Command, rest: readonly string[], terminal: Terminal): Promise<number> {
  const given = parseArguments(rest, command.options);
  if (given.values.help === true) {
    terminal.print(commandHelp(command));
    return OK;
  }
  const wanted = command.operand === undefined ? 0 : 1;
  if (given.positionals.length < wanted) throw new Misuse(`Il manque ${command.operand ?? ''}.`);
  if (given.positionals.length > wanted)
    throw new Misuse(`Mot en trop\u00A0: ${given.positionals.slice(wanted).join(' ')}.`);
  return command.run(given, terminal);
}

/** Runs one command and gives its exit code. Only what was asked for goes to `print`. */
export async function runLeads([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.print(generalHelp(COMMANDS));
    return OK;
  }
  if (name === undefined) {
    terminal.warn(generalHelp(COMMANDS));
    return MISUSE;
  }
  try {
    return await runCommand(commandNamed(name), rest, terminal);
  } catch (error) {
    if (!(error instanceof Misuse)) {
      terminal.warn(`${failureText(error)}\n`);
      return FAILURE;
    }
    const about = COMMANDS.some((each) => each.name === name) ? `${name} ` : '';
    terminal.warn(`${error.message}\nAide\u00A0: npm run leads -- ${about}--help\n`);
    return MISUSE;
  }
}
