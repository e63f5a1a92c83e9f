import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Mutant } from './mutant.ts';

/** The outcome of a fault: a test said so, something broke or hung, or nobody noticed. */
export type Fate = 'assertion' | 'error' | 'hang' | 'survived';

/** Longer than all tests of a fault take together on a machine that does other things. */
const TIMEOUT_MS = 300_000;

/** Where Node tells of each process that it starts. */
const PROCESSES = 'child_process';

/** The tests of these rest on what the faults are put into. */
const FOLDERS = ['netlify/', 'scripts/leads/', 'src/features/contact/'];

/** Of fast-check, a property that fails has the assertion for its cause. */
const isAssertion = ({ name = '', message }: { name?: string; message: string }): boolean =>
  name === 'AssertionError' || message.startsWith('Property failed after');

function fateOf(modules: readonly TestModule[]): Fate {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  if (tests.some((test) => test.result().errors?.some(isAssertion))) return 'assertion';
  return modules.every((module) => module.ok()) ? 'survived' : 'error';
}

/** Runs tests over the code with a fault in it: the fault is put in as a module is read, and no file is touched. */
class Mutation {
  readonly #root: string;
  /** The tests' own set-up takes another folder for temporary files, and takes it away at its end. */
  readonly #environment = { ...process.env };
  readonly #workers = new Set<ChildProcess>();
  #vitest: Vitest | undefined;
  #mutant: Mutant | undefined;

  constructor(root: string) {
    this.#root = root;
    subscribe(PROCESSES, this.#remember);
  }

  readonly #remember = (message: unknown): void => {
    if (!(message instanceof Object) || !('process' in message) || !(message.process instanceof ChildProcess)) return;
    const worker = message.process;
    this.#workers.add(worker);
    worker.once('exit', () => this.#workers.delete(worker));
  };

  get #target(): string {
    return this.#mutant === undefined ? '' : join(this.#root, this.#mutant.file);
  }

  async #start(): Promise<Vitest> {
    const options = { root: this.#root, watch: false, reporters: [{}], maxWorkers: 1, fsModuleCache: false };
    const mutation = {
      name: 'mutation',
      enforce: 'pre',
      transform: (code: string, id: string) =>
        this.#mutant !== undefined && id === this.#target
          ? code.replace(this.#mutant.from, () => this.#mutant?.to ?? '')
          : undefined,
    } as const;
    const vitest = await createVitest(options, { plugins: [mutation] });
    await vitest.standalone();
    return vitest;
  }

  async #run(paths: readonly string[]): Promise<Fate> {
    const vitest = (this.#vitest ??= await this.#start());
    vitest.invalidateFile(this.#target);
    const specifications = await vitest.globTestSpecifications([...paths]);
    const run = vitest.runTestSpecifications(specifications).then(({ testModules }) => fateOf(testModules));
    let timer: NodeJS.Timeout | undefined;
    const hang = new Promise<Fate>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, 'hang');
    });
    const fate = await Promise.race([run, hang]);
    clearTimeout(timer);
    if (fate === 'hang') await this.#restart();
    return fate;
  }

  /** Runs the tests that should notice a fault, one file after the other; where none does, all that may. */
  async try(mutant: Mutant): Promise<Fate> {
    this.#mutant = mutant;
    try {
      for (const test of mutant.tests) {
        const fate = await this.#run([test]);
        if (fate === 'assertion' || fate === 'hang') return fate;
      }
      return await this.#run(FOLDERS);
    } finally {
      this.#vitest?.invalidateFile(this.#target);
      this.#mutant = undefined;
    }
  }

  async close(): Promise<void> {
    unsubscribe(PROCESSES, this.#remember);
    await this.#restart();
  }

  /** A worker that hangs hears nothing, and would go on for ever. */
  async #restart(): Promise<void> {
    for (const worker of this.#workers) worker.kill('SIGKILL');
    const vitest = this.#vitest;
    this.#vitest = undefined;
    await vitest?.close();
    process.env = { ...this.#environment };
  }
}

/** Tries faults one after the other. */
export async function runMutants(
  root: string,
  mutants: readonly Mutant[],
  onDone: (mutant: Mutant, fate: Fate) => void,
): Promise<Fate[]> {
  const mutation = new Mutation(root);
  const fates: Fate[] = [];
  try {
    for (const mutant of mutants) {
      const fate = await mutation.try(mutant);
      onDone(mutant, fate);
      fates.push(fate);
    }
    return fates;
  } finally {
    await mutation.close();
  }
}
