import { z } from 'zod';
import { FILE_RULES, FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { isDate } from '../../src/content-model/fields.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';

/** The folder where code editors look for the schemas. */
export const SCHEMAS_FOLDER = '.vscode/schemas';

/** Where VS Code reads which schema is that of which file. */
export const SETTINGS = '.vscode/settings.json';

type ContentSchema = {
  /** The name of the schema's file in that folder. */
  file: string;
  /** The content files that it is about. */
  globs: readonly string[];
  schema: z.ZodType;
};

/** Every schema of `content/`, of its folders and of its single files. */
export const CONTENT_SCHEMAS: readonly ContentSchema[] = [
  ...Object.entries(FOLDER_RULES).map(([folder, { schema, extensions }]) => ({
    file: `${folder}.schema.json`,
    globs: extensions.map((extension) => `${CONTENT}/${folder}/*${extension}`),
    schema,
  })),
  ...Object.entries(FILE_RULES).map(([name, schema]) => ({
    file: name.replace(/\.yaml$/, '.schema.json'),
    globs: [`${CONTENT}/${name}`],
    schema,
  })),
];

/** One form for editors, where the schema has one for each parser of YAML. */
const DAY = String.raw`^\d{4}-\d{2}-\d{2}($|T)`;

/**
 * The values that an editor may type in a file, as JSON Schema. YAML knows dates where JSON does not: a day is text with the
 * form of one. Rules between two fields have no place in a schema; `npm run content` keeps them.
 */
export function toJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The words of the editors' screen: a code editor shows them beside each choice.
      const choices = z.globalRegistry.get(zodSchema)?.editor?.choices;
      delete jsonSchema.editor;
      if (choices !== undefined && jsonSchema.enum !== undefined)
        jsonSchema.enumDescriptions = jsonSchema.enum.map((value) => choices[String(value)]);
      if (!isDate(zodSchema)) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: 'string', pattern: DAY });
    },
  });
}

/** The text of a schema's file. */
export const schemaText = (schema: z.ZodType): string => `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`;

/** The settings of VS Code with the schema of every data file; what stands beside stays. Those of Markdown files Astro's extension finds. */
export function wiredSettings(settings: string): string {
  const wires = CONTENT_SCHEMAS.filter(({ globs }) => globs.every((glob) => glob.endsWith('.yaml'))).map(
    ({ file, globs }) => `    "./${SCHEMAS_FOLDER}/${file}": [${globs.map((glob) => `"${glob}"`).join(', ')}]`,
  );
  return settings.replace(/(?<="yaml\.schemas": )\{[^}]*\}/, () => `{\n${wires.join(',\n')}\n  }`);
}
