import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type ContactSubmission, submissionSchema } from '#netlify/functions/contact/submission.ts';

const run = promisify(execFile);

/** What the site's owner finds of one person: the output of `npm run leads -- list --json`, in the site's folder. */
export async function storedFrom(email: string, cwd = process.cwd()): Promise<ContactSubmission[]> {
  const { stdout } = await run('npm', ['run', '-s', 'leads', '--', 'list', '--json'], { cwd, maxBuffer: 2 ** 26 });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(submissionSchema, JSON.parse(line)))
    .filter((submission) => submission.email === email);
}
