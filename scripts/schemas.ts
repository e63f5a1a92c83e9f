/** Writes the JSON Schemas of `content/`, with which code editors complete and check what is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_SCHEMAS, SCHEMAS_FOLDER, schemaText } from './schemas/json-schemas.ts';

mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const { file, schema } of CONTENT_SCHEMAS) writeFileSync(join(SCHEMAS_FOLDER, file), schemaText(schema));
process.stdout.write(`${CONTENT_SCHEMAS.length} schémas écrits dans ${SCHEMAS_FOLDER}.\n`);
