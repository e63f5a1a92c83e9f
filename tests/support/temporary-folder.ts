import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for all that the tests of a run keep for a while; it goes with them. For Vitest and Playwright alike. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cursive-tests-'));
  // POSIX reads the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
