import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectCopy } from './project-copy.ts';

const run = promisify(execFile);

const NAME = 'marketing-site';

/** The same site for a provider who has a marketing portal: a copy of the project with the portal's numbers. */
export const MARKETING_SITE = resolve('.cache', NAME);

export const PORTAL = '26000001';

/** The number of each marketing form in that copy. */
export const FORM_NUMBERS = {
  registration: 'form-registration',
  programme: 'form-programme',
  cpf: 'form-cpf',
  creatorProgramme: 'form-creator-programme',
  creatorCpf: 'form-creator-cpf',
} as const;

/** Sets the portal up as an editor does: fills in the empty lines of `marketingForms`. */
export async function fillInNumbers(file: string): Promise<void> {
  let content = await readFile(file, 'utf8');
  for (const [name, number] of Object.entries({ portal: PORTAL, ...FORM_NUMBERS })) {
    const line = `  ${name}: ''\n`;
    if (!content.includes(line)) throw new Error(`content/site.yaml has no empty "${name}" to fill in`);
    content = content.replace(line, `  ${name}: '${number}'\n`);
  }
  await writeFile(file, content);
}

export async function buildMarketingSite(): Promise<void> {
  const folder = await projectCopy(process.cwd(), NAME);
  await fillInNumbers(join(folder, 'content/site.yaml'));
  await run('npm', ['run', '-s', 'build'], { cwd: folder });
}
