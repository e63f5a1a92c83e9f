import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT } from '../../src/lib/content-folder.ts';

/** The project of the journeys that visit `dist/`. */
export const AS_SHIPPED = 'as shipped';

/** The kind of annotation by which a journey hands on what it was served. */
export const SERVED = 'served';

/** The file where the notes are kept from run to run. */
export const SERVED_FILE = '.cache/journeys-served.json';

/** The hash of what stood at each address of the built site; empty for the answer of a function. */
export const servedSchema = z.record(z.string(), z.string());

/** The files that a journey that has passed rests on: its own code, the functions', and what stood at each address. */
const journeySchema = z.object({ code: z.string(), functions: z.string(), served: servedSchema });

/** By the line that names a journey in a list of Playwright's: `[project] › file › title`. */
const journeysSchema = z.record(z.string(), journeySchema);

export type Journeys = z.output<typeof journeysSchema>;

/** The notes of the runs before. */
export const notedJourneys = (): Journeys =>
  existsSync(SERVED_FILE) ? (journeysSchema.safeParse(JSON.parse(readFileSync(SERVED_FILE, 'utf8'))).data ?? {}) : {};

/** The hash in an ETag of the preview: `"<hash>-br"`. */
export const hashOf = (etag: string | null | undefined): string => /^"([0-9a-f]+)-/.exec(etag ?? '')?.[1] ?? '';

function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** A journey's own code: its file, and all that journeys share. */
export const codeOf = (spec: string): string =>
  hashOfFiles([spec, ...filesIn('tests/support'), 'playwright.config.ts']);

/** The code that answers at an address where no file stands: the functions, and the rules, words and form fields that they share. */
export const codeOfFunctions = (): string =>
  hashOfFiles(
    [
      'netlify',
      'src/features/contact',
      'src/features/courses',
      'src/components',
      'src/lib',
      'src/site',
      CONTENT,
    ].flatMap(filesIn),
  );
