/** Writes the JSON Schemas of `content/`, with which code editors complete and check what is typed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_SCHEMAS, SCHEMAS_FOLDER, schemaText, SETTINGS, wiredSettings } from './schemas/json-schemas.ts';

mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const { file, schema } of CONTENT_SCHEMAS) writeFileSync(join(SCHEMAS_FOLDER, file), schemaText(schema));
writeFileSync(SETTINGS, wiredSettings(readFileSync(SETTINGS, 'utf8')));
process.stdout.write(`${CONTENT_SCHEMAS.length} schémas écrits dans ${SCHEMAS_FOLDER}.\n`);
