import { endSentence } from '#src/lib/french-text.ts';
import type { ContentProblem } from '#src/content-model/zod-messages.ts';
import type { ShownProblem } from '#src/editor/screen/entry-problems.ts';
import type { Conflict } from '#src/editor/screen/merge-save.ts';

const sentence = ({ field, found, allowed, mend }: ContentProblem): string =>
  `${field === '' ? '' : `${field}. `}Trouvé\u00a0: ${found}. Attendu\u00a0: ${allowed}. À faire\u00a0: ${endSentence(mend)}`;

/** A wish of an editor's that is not carried out; the message is French, for the editor to read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The same in parts, for a page that has room for them; none where the request itself is wrong. */
  readonly problems: readonly ShownProblem[];

  constructor(reason: string | readonly ShownProblem[], status = 422) {
    super(typeof reason === 'string' ? reason : ['Rien n’a été enregistré.', ...reason.map(sentence)].join(' '));
    this.status = status;
    this.problems = typeof reason === 'string' ? [] : reason;
  }
}

/** A save that would write over what somebody else has changed since its form was opened. */
export class ConflictRefusal extends Refusal {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super('Rien n’a été enregistré\u00a0: la fiche a changé depuis que vous l’avez ouverte.', 409);
    this.conflict = conflict;
  }
}
