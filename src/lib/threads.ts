import { resolve } from 'node:path';
import { Tinypool } from 'tinypool';

/** Runs an exported function of a module in worker threads, one per core. They start with the first call. */
export function inThreads(module: string, name: string): (input: object) => Promise<unknown> {
  let pool: Tinypool | undefined;
  return (input) => {
    pool ??= new Tinypool({ filename: resolve(module), name, minThreads: 0 });
    return pool.run(input);
  };
}
