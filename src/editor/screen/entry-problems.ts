import { z } from 'zod';
import { type ContentProblem, describeValue } from '#src/content-model/zod-messages.ts';
import { missingText } from '#src/content-model/missing-text.ts';
import { partProblems } from '#src/content-model/part-problems.ts';
import { schemaProblems } from '#src/content-model/schema-problems.ts';
import { slugify } from '#src/lib/french-text.ts';
import { type Group, isGroup } from './plain-data.ts';
import { type FieldReading, readField, shapeOf } from './read-field.ts';
import { nameOf, recordsOf } from './map-as-list.ts';

function inside(schema: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema === undefined ? undefined : shapeOf(schema)[part];
}

const wordsOf = (schema: z.core.$ZodType): Partial<Pick<FieldReading, 'title' | 'description'>> => readField(schema);

/** A field by its path in the words of its form, and its schema, where the form has it. */
function fieldAt(schema: z.core.$ZodType, field: string): { label: string; schema: z.core.$ZodType | undefined } {
  const words: string[] = [];
  let current: z.core.$ZodType | undefined = schema;
  for (const part of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    const bare: z.core.$ZodType | undefined = current === undefined ? undefined : readField(current).schema;
    current = inside(bare, part);
    const { title, description } = current === undefined ? {} : wordsOf(current);
    words.push(bare instanceof z.ZodObject ? (title ?? description ?? part) : part);
  }
  return { label: words.join(', '), schema: current };
}

/** The path of a field in the words of its form: `sessions[2].end` is `Prochaines sessions, 2, Dernier jour`. */
export const labelOf = (schema: z.core.$ZodType, field: string): string => fieldAt(schema, field).label;

/** Names choices as a form does: « À distance » is `remote` in the file. */
const inChoices = (text: string, choices: Readonly<Record<string, string>>): string =>
  Object.entries(choices).reduce((said, [value, word]) => said.replaceAll(`« ${value} »`, `« ${word} »`), text);

/** Where a form shows what is wrong: a field by its path, `modules[2].title`, or a line of the text, from 1. */
export type FieldTarget = { field: string; line?: number };

/** A problem in the words of a form, and with the place in it where it can be mended, if it has one. */
export type ShownProblem = ContentProblem & { target?: FieldTarget };

/** The wording of a problem of one field, in the words of the form. */
function ofField({ field, allowed, mend }: ContentProblem, whole: z.core.$ZodType) {
  const { label, schema } = fieldAt(whole, field);
  const choices = schema === undefined ? {} : (readField(schema).editor.choices ?? {});
  return { field: label, allowed: inChoices(allowed, choices), mend: inChoices(mend, choices) };
}

/** A problem of a file as its form says it. The text begins at line `textBegins` of what lines are counted in. */
export function shownProblem(problem: ContentProblem, schema: z.core.$ZodType, textBegins = 1): ShownProblem {
  const { field } = problem;
  const named = /^ligne (\d+)/.exec(field)?.[1];
  const line = named === undefined ? problem.line : Number(named);
  const isOfText = named !== undefined || field.startsWith('<') || (field === '' && (line ?? 0) >= textBegins);
  if (!isOfText) return { ...problem, ...ofField(problem, schema), ...(field === '' ? {} : { target: { field } }) };
  const lineOfText = line === undefined ? {} : { line: Math.max(1, line - textBegins + 1) };
  const place = named === undefined ? field : field.replace(named, String(lineOfText.line));
  return { ...problem, field: place === '' ? 'Texte' : `Texte, ${place}`, target: { field: 'body', ...lineOfText } };
}

/** Two entries of one name would become one, without a word. */
function sharedNames(schema: z.core.$ZodType, shown: Group, file: string): ContentProblem[] {
  return recordsOf(schema).flatMap((record) => {
    const entries = shown[record];
    const names = Array.isArray(entries) ? entries.filter(isGroup).map(nameOf) : [];
    const [shared] = names.filter((name, index) => names.indexOf(name) < index);
    if (shared === undefined) return [];
    return [
      {
        file,
        field: record,
        found: `« ${shared} » plusieurs fois`,
        allowed: 'un nom pour chaque entrée',
        mend: 'donnez un autre nom à l’une d’elles',
      },
    ];
  });
}

/** A new entry is named by its first field: of figures of speech, nothing is left for a name. */
function namelessEntry(schema: z.core.$ZodType, shown: Group, file: string): ContentProblem[] {
  const [field = ''] = Object.keys(shapeOf(schema));
  const title = shown[field];
  if (typeof title !== 'string' || title.trim() === '' || slugify(title) !== '') return [];
  return [
    {
      file,
      field,
      found: describeValue(title),
      allowed: 'un texte avec au moins une lettre ou un chiffre\u00a0: l’adresse de la page en est faite',
      mend: 'ajoutez un mot',
    },
  ];
}

type Entry = {
  file: string;
  schema: z.core.$ZodType;
  /** The data that the form shows, and those that the file would hold. */
  shown: Group;
  data: Group;
  isMarkdown: boolean;
  /** It is new, and its file gets its name from it. */
  isNamedByTitle: boolean;
};

/** The problems that keep an entry from being saved and that its file would no longer show. */
export function formProblems({ file, schema, shown, isNamedByTitle }: Entry): ShownProblem[] {
  const nameless = isNamedByTitle ? namelessEntry(schema, shown, file) : [];
  return [...sharedNames(schema, shown, file), ...nameless].map((problem) => shownProblem(problem, schema));
}

/** A new file would have the name of another one. */
export const takenName = (file: string, taken: string): ContentProblem => ({
  file,
  field: '',
  found: `${taken}, qui existe déjà`,
  allowed: 'un nom que rien ne porte',
  mend: 'changez le titre, ou ouvrez l’entrée qui porte ce nom',
});

/** The problems of an entry by its schema and its components; what other files say of it is checked where they are. */
export function entryProblems({
  file,
  schema,
  data,
  isMarkdown,
}: Pick<Entry, 'file' | 'schema' | 'data' | 'isMarkdown'>): ShownProblem[] {
  const { body, ...meta } = data;
  const found = schema instanceof z.ZodType ? schemaProblems(file, schema, isMarkdown ? meta : data) : [];
  const text = typeof body === 'string' ? body : '';
  const ofText = isMarkdown ? [...missingText(file, data, text), ...partProblems(file, text)] : [];
  return [...found, ...ofText].map((problem) => shownProblem(problem, schema));
}
