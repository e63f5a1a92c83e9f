import type { Figure } from './figures.ts';
import { FUNCTION_MUTANTS } from './mutants/function-mutants.ts';
import { LEADS_MUTANTS } from './mutants/leads-mutants.ts';
import { OUTBOX_MUTANTS } from './mutants/outbox-mutants.ts';
import { type Fate, runMutants } from './mutants/run-mutants.ts';
import { STORE_MUTANTS } from './mutants/store-mutants.ts';

/** Faults made by hand: each is one that somebody could make, and that would cost a visitor or an adviser something. */
export const MUTANTS = [...FUNCTION_MUTANTS, ...STORE_MUTANTS, ...OUTBOX_MUTANTS, ...LEADS_MUTANTS];

/** Of the faults, so many must be noticed by an assertion: what merely breaks or hangs tells nobody what is wrong. */
const LEAST = 0.97;

/**
 * Whether tests notice faults put into what stores requests, sends what they set off and erases them. `wanted` is a part of
 * the path of a file: only its faults are tried then.
 */
export async function mutationScore(root: string, wanted = ''): Promise<Figure[]> {
  const mutants = MUTANTS.filter(({ file }) => file.includes(wanted));
  const fates = await runMutants(root, mutants, ({ file, from, to }, fate) => {
    console.error(`${fate.padEnd(9)} ${file}: ${from}\n${' '.repeat(10)}→ ${to}`);
  });
  const count = (which: Fate) => fates.filter((fate) => fate === which).length;
  return [
    {
      subject: wanted === '' ? 'requests' : wanted,
      name: 'faults that an assertion notices',
      measured: count('assertion') / mutants.length,
      limit: LEAST,
      unit: '',
      must: 'reach',
      detail: `${count('assertion')} of ${mutants.length} by an assertion, ${count('error')} by an error, ${count('hang')} by a hang, ${count('survived')} not at all`,
    },
  ];
}
