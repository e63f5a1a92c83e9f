import { createHash } from 'node:crypto';
import type { Programme } from '../programme.ts';

const HASH_LENGTH = 12;

/** What tells two states of a programme apart: short enough to be read aloud, the same for the same words. */
export function contentHash({ title, lead, notes, sections, provider, edition }: Programme): string {
  const said = JSON.stringify({ title, lead, notes, sections, provider, edition });
  return createHash('sha256').update(said).digest('hex').slice(0, HASH_LENGTH);
}
