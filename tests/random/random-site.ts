import { resolve } from 'node:path';

/** The folder in which the tests build the site of a random provider. */
export const RANDOM_SITE = resolve(import.meta.dirname, '../../.cache/random-site');
