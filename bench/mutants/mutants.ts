import { FUNCTION_MUTANTS } from './function-mutants.ts';
import { LEADS_MUTANTS } from './leads-mutants.ts';
import { OUTBOX_MUTANTS } from './outbox-mutants.ts';
import { STORE_MUTANTS } from './store-mutants.ts';

/** Faults made by hand: each is one that somebody could make, and that would cost a visitor or an adviser something. */
export const MUTANTS = [...FUNCTION_MUTANTS, ...STORE_MUTANTS, ...OUTBOX_MUTANTS, ...LEADS_MUTANTS];
