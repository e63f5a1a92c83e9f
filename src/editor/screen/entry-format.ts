import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import { FRONT_MATTER, frontMatterOf } from '#src/lib/front-matter.ts';
import { type Editable, type EditableFolder, NUMBER_KEY, schemaOf } from './editable.ts';
import { patchYaml } from './yaml-patch.ts';
import { withFacts } from './list-facts.ts';
import { type Group, isGroup, isSame, without } from './plain-data.ts';
import { readField, shapeOf } from './read-field.ts';
import { asLists } from './map-as-list.ts';
import { withoutScreenKeys } from './screen-keys.ts';

/** How Decap reads and writes the files of a collection. */
export type EntryFormat = { fromFile: (source: string) => Group; toFile: (data: Group) => string };

/** Days stay the text that an editor typed. */
const parsed = (yaml: string): Group => {
  const data = load(yaml, { schema: CORE_SCHEMA });
  return isGroup(data) ? data : {};
};

export function readEntry(source: string, isMarkdown: boolean): Group {
  if (!isMarkdown) return parsed(source);
  const body = source.replace(FRONT_MATTER, '').trim();
  return { ...parsed(frontMatterOf(source)), ...(body === '' ? {} : { body }) };
}

/** The text of a file that says `data`, as near as can be to what it said before. */
export function writeEntry(before: string, data: Group, isMarkdown: boolean): string {
  if (!isMarkdown) return patchYaml(before, data);
  const { body, ...meta } = data;
  const text = typeof body === 'string' ? body.trim() : '';
  const head = `---\n${patchYaml(frontMatterOf(before), meta)}---\n`;
  return text === '' ? head : `${head}\n${text}\n`;
}

/** An entry that is being saved: its data in the order of its schema, and what its file said before. */
export type Write = { data: Group; before: string; shown?: Group; raw?: string };

/** Decap hands a format the new data alone, in no order: what else is known of the save waits here. */
export class PendingWrite {
  #write: Write | undefined;

  expect(write: Write): void {
    this.#write = write;
  }

  /** The data of the form that was saved last, as it shows them. */
  get shown(): Group {
    return this.#write?.shown ?? {};
  }

  /** The text that Decap says to have filled that form with. */
  get raw(): string {
    return this.#write?.raw ?? '';
  }

  of(data: Group): Write {
    return this.#write !== undefined && isSame(this.#write.data, data) ? this.#write : { data, before: '' };
  }
}

/** The only file of a register, whose records are shown as lists. */
const registerOf = (editable: Editable): z.core.$ZodType | undefined =>
  editable.kind === 'files' && editable.files.length === 1 ? schemaOf(editable, editable.name) : undefined;

/** The switches that are on when a file says nothing: without them, an entry that is online would look like a draft. */
function switchedOn({ schema }: EditableFolder): Group {
  return Object.fromEntries(
    Object.entries(shapeOf(schema))
      .filter(([, field]) => readField(field).fallback === true)
      .map(([name]) => [name, true]),
  );
}

export function entryFormat(editable: Editable, pending: PendingWrite): EntryFormat {
  const isMarkdown = editable.kind === 'folder' && editable.extension !== 'yaml';
  const register = registerOf(editable);
  const defaults = editable.kind === 'folder' ? switchedOn(editable) : {};
  return {
    fromFile: (source) => {
      const data = readEntry(source, isMarkdown);
      if (register !== undefined) return asLists(register, data);
      if (editable.kind !== 'folder') return data;
      const hasState = 'published' in shapeOf(editable.schema);
      return withFacts(editable.folder, { ...defaults, ...data }, { hasState, today: new Date() });
    },
    toFile: (data) => {
      // Decap keeps what is not saved yet as a file too.
      const write = pending.of(withoutScreenKeys(without(data, NUMBER_KEY)));
      return writeEntry(write.before, write.data, isMarkdown);
    },
  };
}
