import { readProjectFile } from '#src/lib/read-project-file.ts';

/** The build writes the functions here, for Netlify's Frameworks API. */
export const FUNCTIONS_FOLDER = '.netlify/v1/functions';

/** The page for refused forms. The contact function fills it. */
export const ERROR_SHELL_FILE = 'dist/demande-non-envoyee.html';

/** The programme of the AI course, attached to a confirmation e-mail. */
export const PROGRAMME_FILE = 'dist/programmes/formation-ia.pdf';

export function readErrorShell(): string | null {
  const page = readProjectFile(ERROR_SHELL_FILE);
  return page === undefined ? null : new TextDecoder().decode(page);
}

export function readProgramme(): Buffer | null {
  const file = readProjectFile(PROGRAMME_FILE);
  return file === undefined ? null : Buffer.from(file);
}

/** The courses and sessions that forms name, one per line. */
export const SUBJECTS_FILE = '.netlify/subjects.txt';

/** The subjects of forms at the last build; empty without a build. Responses never repeat other subjects. */
export const readSubjects = (): string[] =>
  new TextDecoder().decode(readProjectFile(SUBJECTS_FILE) ?? new Uint8Array()).split('\n');
