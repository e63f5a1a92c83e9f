/** Builds the example site for production in a copy of this project, with the same cache. */
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EXAMPLE_CONTENT, EXAMPLE_DAY } from './example-site.ts';
import { buildCopy, projectCopy } from './project-copy.ts';

const root = await projectCopy(resolve('.'), 'example-site');
const cache = resolve('node_modules/.cache');
for (const folder of [cache, join(root, 'node_modules')]) await mkdir(folder, { recursive: true });
await symlink(cache, join(root, 'node_modules/.cache'), 'junction');
await buildCopy(root, { CLOCK: EXAMPLE_DAY, CONTENT_DIR: EXAMPLE_CONTENT, CONTEXT: 'production' });
