import { diff3Merge } from 'node-diff3';
import { readEntry, writeEntry } from './entry-format.ts';
import { type Group, isGroup, isSame } from './plain-data.ts';

/** Three texts of one file: what a form was opened from, what it holds now, and what the file says by now. */
export type Versions = { base: string; mine: string; theirs: string };

export const SIDES = ['mine', 'theirs'] as const;

/** Which of two values is to stay: « mine » is the form's. */
export type Side = (typeof SIDES)[number];

export type Choices = Readonly<Record<string, Side>>;

/** A field that was changed in both places, each in its own way; of a text, each passage: `body[1]`. */
export type FieldConflict = { field: string; mine?: unknown; theirs?: unknown };

export type Merge = {
  text: string;
  /** The fields that were changed in the file alone: their new values are in the text. */
  taken: readonly string[];
  /** The fields that somebody has to choose; the text holds those of the form. */
  conflicts: readonly FieldConflict[];
};

type Values = { base: unknown; mine: unknown; theirs: unknown };

const BODY = 'body';

const linesOf = (value: unknown): string[] => (typeof value === 'string' ? value.split('\n') : []);

class FieldMerge {
  readonly taken: string[] = [];
  readonly conflicts: FieldConflict[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  value(field: string, values: Values): unknown {
    const { base, mine, theirs } = values;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) {
      this.taken.push(field);
      return theirs;
    }
    if (isGroup(mine) && isGroup(theirs)) return this.group(field, { base: isGroup(base) ? base : {}, mine, theirs });
    return field === BODY ? this.text(field, values) : this.#chosen({ field, mine, theirs });
  }

  /** Puts changes of different lines together. */
  text(field: string, { base, mine, theirs }: Values): string {
    const pieces = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
    let passage = 0;
    const lines = pieces.flatMap(({ ok, conflict }) => {
      if (conflict === undefined) return ok ?? [];
      passage += 1;
      const [ours, others] = [conflict.a.join('\n'), conflict.b.join('\n')];
      return this.#chosen({ field: `${field}[${passage}]`, mine: ours, theirs: others });
    });
    if (passage === 0) this.taken.push(field);
    return lines.join('\n');
  }

  #chosen(conflict: FieldConflict & { mine: string; theirs: string }): string;
  #chosen(conflict: FieldConflict): unknown;
  #chosen(conflict: FieldConflict): unknown {
    const choice = this.#choices[conflict.field];
    if (choice === undefined) this.conflicts.push(conflict);
    return choice === 'theirs' ? conflict.theirs : conflict.mine;
  }

  group(field: string, { base, mine, theirs }: { base: Group; mine: Group; theirs: Group }): Group {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const merged = names.map((name): [string, unknown] => [
      name,
      this.value(field === '' ? name : `${field}.${name}`, {
        base: base[name],
        mine: mine[name],
        theirs: theirs[name],
      }),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
}

/**
 * Puts what was changed in a form and what was changed in its file meanwhile into one text, field by field. A field
 * that both have changed needs a choice: `{ 'price.amount': 'theirs' }`.
 */
export function mergeEntry({ base, mine, theirs }: Versions, isMarkdown: boolean, choices: Choices = {}): Merge {
  const [before, form, file] = [base, mine, theirs].map((text) => readEntry(text, isMarkdown));
  const merge = new FieldMerge(choices);
  const data = merge.group('', { base: before ?? {}, mine: form ?? {}, theirs: file ?? {} });
  return { text: writeEntry(theirs, data, isMarkdown), taken: merge.taken, conflicts: merge.conflicts };
}
