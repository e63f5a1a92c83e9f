import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder for the temporary files of a test run and deletes it afterwards. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cursive-tests-'));
  // POSIX reads TMPDIR, Windows reads TEMP and TMP.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
