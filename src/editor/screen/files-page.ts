import type { Choices } from './merge-entry.ts';
import type { Conflict, Resolution } from './merge-save.ts';
import type { OpenedEntries } from './opened-entries.ts';
import type { ShownProblem } from './entry-problems.ts';

/** The page's part beside Decap when files are read and written. */
export type FilesPage = {
  opened: OpenedEntries;
  /** The text that Decap says to have filled the form with that is being saved. */
  filledWith: () => string;
  refuse: (problems: readonly ShownProblem[]) => void;
  /** Lets somebody choose; null when nothing is to be saved. */
  resolve: (conflict: Conflict) => Promise<Choices | null>;
  /** Says which fields were changed elsewhere and kept. */
  tellTaken: (fields: readonly string[]) => void;
};

/** An error whose text Decap shows as it is, without the word « Error » before it. */
export function spokenError(text: string): Error {
  const error = new Error(text);
  error.name = '';
  return error;
}

/** Says in the page's own dialogue, which has room for it, why nothing was changed. */
export function refuseAll({ refuse }: Pick<FilesPage, 'refuse'>, problems: readonly ShownProblem[]): never {
  refuse(problems);
  throw spokenError('Rien n’a été changé\u00a0: voyez pourquoi dans la fenêtre.');
}

/** The choices of somebody told of a conflict, for the very text that they are shown. */
export async function resolved({ resolve }: Pick<FilesPage, 'resolve'>, conflict: Conflict): Promise<Resolution> {
  const choices = await resolve(conflict);
  if (choices === null)
    throw spokenError('Rien n’a été enregistré\u00a0: votre texte est toujours dans le formulaire.');
  return { version: conflict.version, choices };
}
