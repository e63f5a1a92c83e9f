/** Serves `dist/` to the end-to-end tests with an empty store. The developer's own store stays untouched. */
import { copyFile, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { startPreview, stopAtSignal } from '../../scripts/preview-server.ts';
import { JOURNEYS_SITE } from './leads.ts';

const project = process.cwd();
const site = resolve(JOURNEYS_SITE);
await rm(site, { recursive: true, force: true });
await mkdir(join(site, '.netlify'), { recursive: true });
const [contentRoot = ''] = CONTENT.split('/');
// Links folders but copies the file, because Windows lets every user link folders, but not files.
for (const name of ['dist', contentRoot, '.netlify/v1'])
  await symlink(join(project, name), join(site, name), 'junction');
await copyFile(join(project, 'netlify.toml'), join(site, 'netlify.toml'));
// Changes the working directory, because the function writes its mails below it.
process.chdir(site);
// Counts each request as a separate visitor, because the rate limit would refuse so many requests from one address.
const { close } = await startPreview(site, Number(process.env.PORT), { visitorOf: () => crypto.randomUUID() });
stopAtSignal(close);
