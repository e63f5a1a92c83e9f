import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';

/**
 * Reads and checks one data file of `content/`, for example `readContentFile('site.yaml', siteSchema)`.
 * The project's root is the working directory of every command.
 */
export function readContentFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(load(readFileSync(resolve('content', name), 'utf8')));
}
