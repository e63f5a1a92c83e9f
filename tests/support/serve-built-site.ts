/** Serves `dist/` to the journeys, over a store that is empty at first: a developer's own is theirs. */
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { startPreview, stopAtSignal } from '../../scripts/preview-server.ts';
import { JOURNEYS_SITE } from './leads.ts';

const project = process.cwd();
const site = resolve(JOURNEYS_SITE);
await rm(site, { recursive: true, force: true });
await mkdir(join(site, '.netlify'), { recursive: true });
const [contentRoot = ''] = CONTENT.split('/');
for (const name of ['dist', contentRoot, 'netlify.toml', '.netlify/v1'])
  await symlink(join(project, name), join(site, name));
// The function keeps its mails below the folder that it runs in.
process.chdir(site);
// All journeys run on one computer: each request counts as a visitor of its own.
const { close } = await startPreview(site, Number(process.env.PORT), { visitorOf: () => crypto.randomUUID() });
stopAtSignal(close);
