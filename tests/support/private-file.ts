import { stat } from 'node:fs/promises';
import { expect } from 'vitest';

/** Expects that only the owner can access the file. Skips Windows, which has no such file modes. */
export async function expectPrivate(path: string): Promise<void> {
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o077).toBe(0);
}
