import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_RULES, FOLDER_RULES } from './content-rules.ts';
import { isDate } from './fields.ts';

/** Where `.vscode/settings.json` and Astro's extension look for the schemas. */
export const SCHEMAS_FOLDER = '.vscode/schemas';

/** The schemas of the content by the names of their files. */
export const CONTENT_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(FOLDER_RULES).map(([folder, { schema }]) => [folder, schema])),
  ...Object.fromEntries(Object.entries(FILE_RULES).map(([file, schema]) => [file.replace('.yaml', ''), schema])),
};

/** A date as it is typed: the schema takes also what a YAML parser makes of it. */
const DAY = String.raw`^\d{4}-\d{2}-\d{2}($|T)`;

/** The JSON Schema of a file. It leaves out rules between two fields. */
export const toJsonSchema = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const choices = z.globalRegistry.get(zodSchema)?.editor?.choices;
      delete jsonSchema.editor;
      if (choices !== undefined && jsonSchema.enum !== undefined)
        jsonSchema.enumDescriptions = jsonSchema.enum.map((value) => choices[String(value)]);
      if (!isDate(zodSchema)) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: 'string', pattern: DAY });
    },
  });

/** Writes the schemas with which code editors complete and check what is typed. */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, SCHEMAS_FOLDER), { recursive: true });
  for (const [name, schema] of Object.entries(CONTENT_SCHEMAS))
    writeFileSync(join(root, SCHEMAS_FOLDER, `${name}.schema.json`), JSON.stringify(toJsonSchema(schema), null, 2));
}
