import { resolve } from 'node:path';
import { Tinypool } from 'tinypool';

export function inThreads(module: string, name: string): (input: object) => Promise<unknown> {
  let pool: Tinypool | undefined;
  return (input) => {
    pool ??= new Tinypool({ filename: resolve(module), name, minThreads: 0 });
    return pool.run(input);
  };
}
