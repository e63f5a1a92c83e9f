import { stat } from 'node:fs/promises';
import { expect } from 'vitest';

/** Expects that only its owner can read a file or folder. On Windows, the folder of a user decides this. */
export async function expectPrivate(path: string): Promise<void> {
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o077).toBe(0);
}
