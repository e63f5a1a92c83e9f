import { readProjectFile } from '#src/lib/read-project-file.ts';

/** The build writes the functions here, for Netlify's Frameworks API. */
export const FUNCTIONS_FOLDER = '.netlify/v1/functions';

export const ERROR_SHELL_FILE = 'dist/demande-non-envoyee.html';

export const PROGRAMME_FILE = 'dist/programmes/formation-ia.pdf';

export function readErrorShell(): string | null {
  const page = readProjectFile(ERROR_SHELL_FILE);
  return page === undefined ? null : new TextDecoder().decode(page);
}

export function readProgramme(): Buffer | null {
  const file = readProjectFile(PROGRAMME_FILE);
  return file === undefined ? null : Buffer.from(file);
}

export const SUBJECTS_FILE = '.netlify/subjects.txt';

export const readSubjects = (): string[] =>
  new TextDecoder().decode(readProjectFile(SUBJECTS_FILE) ?? new Uint8Array()).split('\n');
