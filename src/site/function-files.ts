import { readProjectFile } from '#src/lib/read-project-file.ts';

/** Where the build puts the functions: Netlify's Frameworks API takes them from there. */
export const FUNCTIONS_FOLDER = '.netlify/v1/functions';

/** The page of a refused form, which the site's build makes for the contact function. */
export const ERROR_SHELL_FILE = 'dist/demande-non-envoyee.html';

/** The programme of the AI course, attached to the confirmation of a request for it. */
export const PROGRAMME_FILE = 'dist/programmes/formation-ia.pdf';

/** The page of a refused form; null where there is no build. */
export function readErrorShell(): string | null {
  const page = readProjectFile(ERROR_SHELL_FILE);
  return page === undefined ? null : new TextDecoder().decode(page);
}

/** The programme of the AI course; null where there is no build, or no such course. */
export function readProgramme(): Buffer | null {
  const file = readProjectFile(PROGRAMME_FILE);
  return file === undefined ? null : Buffer.from(file);
}
