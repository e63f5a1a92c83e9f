/** Writes the JSON Schemas of `content/` for code editors; `npm run dev` does the same. */
import { SCHEMAS_FOLDER, writeSchemas } from '../src/content-model/json-schemas.ts';

writeSchemas(process.cwd());
process.stdout.write(`Schémas écrits dans ${SCHEMAS_FOLDER}.\n`);
