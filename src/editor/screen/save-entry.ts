import { type Editable, NUMBER_KEY, schemaOf } from './editable.ts';
import { type PendingWrite, readEntry } from './entry-format.ts';
import { entryProblems, formProblems, type ShownProblem } from './entry-problems.ts';
import { spokenError } from './files-page.ts';
import type { OpenedEntries } from './opened-entries.ts';
import { type Group, textOf } from './plain-data.ts';
import { inFrench } from './french-signs.ts';
import { asRecords } from './map-as-list.ts';
import { withoutScreenKeys } from './screen-keys.ts';
import { withoutReplacedSamples } from './replaced-samples.ts';
import { tidyEntry } from './tidy-entry.ts';

/** Decap's data of an entry, in the maps of its own library. */
export type CmsMap = {
  get: (key: string) => unknown;
  clear: () => CmsMap;
  merge: (data: Group) => CmsMap;
  toJS: () => Group;
};

export type CmsEntry = { get: ((key: 'data') => CmsMap) & ((key: string) => unknown) };

type Save = {
  editables: readonly Editable[];
  pending: PendingWrite;
  /** The number of the next new entry of a numbered folder. */
  nextNumber: () => number;
  /** Says what is wrong, and why nothing was written. */
  refuse: (problems: readonly ShownProblem[]) => void;
  opened: OpenedEntries;
  /** A server checks what is saved, and says everything at once. */
  isCheckedElsewhere: boolean;
};

/** Before an entry is saved: checks it, and gives what its file will say. Nothing is written if it throws. */
export function saveEntry({ editables, pending, nextNumber, refuse, opened, isCheckedElsewhere }: Save) {
  return ({ entry }: { entry: CmsEntry }): CmsMap | undefined => {
    const editable = editables.find(({ name }) => name === entry.get('collection'));
    const schema = editable === undefined ? undefined : schemaOf(editable, textOf(entry.get('slug')));
    if (editable === undefined || schema === undefined) return undefined;
    const isMarkdown = editable.kind === 'folder' && editable.extension !== 'yaml';
    const file = textOf(entry.get('path'));
    const raw = textOf(entry.get('raw'));
    const source = opened.baseOf(file, raw) ?? '';
    const before = source === '' ? {} : readEntry(source, isMarkdown);
    const isNew = entry.get('newRecord') === true;
    const shown = withoutScreenKeys(entry.get('data').toJS());
    const data = withoutReplacedSamples(inFrench(tidyEntry(schema, asRecords(schema, shown), before), before), before);
    pending.expect({ data, before: source, shown, raw });
    const form = { file, schema, shown, data, isMarkdown, isNamedByTitle: isNew && editable.kind === 'folder' };
    const problems = [...formProblems(form), ...(isCheckedElsewhere ? [] : entryProblems(form))];
    if (problems.length > 0) {
      refuse(problems);
      throw spokenError('Rien n’a été enregistré\u00a0: des champs sont à corriger.');
    }
    const isNumbered = isNew && editable.kind === 'folder' && editable.editor.numbered === true;
    return entry
      .get('data')
      .clear()
      .merge(isNumbered ? { ...data, [NUMBER_KEY]: nextNumber() } : data);
  };
}
