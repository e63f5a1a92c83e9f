import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillInNumbers } from '../bench/marketing-site.ts';
import { projectCopy, siteCopyWithoutProgrammes } from '../bench/project-copy.ts';
import type { Site } from './picture-state.ts';

const run = promisify(execFile);

/** Enough for a second page of the catalogue. */
const MANY = 60;

/** The drawings of earlier builds, by what they are drawn from: share images and programmes. */
const DRAWN = 'node_modules/.cache/cursive';

const withDrawings = async (root: string, folder: string): Promise<string> => {
  await cp(join(root, DRAWN), join(folder, DRAWN), { recursive: true }).catch(() => undefined);
  return folder;
};

async function build(root: string, environment: Record<string, string> = {}): Promise<void> {
  await run('npm', ['run', '-s', 'build'], { cwd: root, env: { ...process.env, ...environment } });
}

/** How each site is made of a checkout, and where: all but the shipped one are copies with other content or settings. */
const BUILDS: Readonly<Record<Site, (root: string) => Promise<string>>> = {
  'as shipped': async (root) => {
    await build(root);
    return root;
  },
  'with drafts': async (root) => {
    const folder = await withDrawings(root, await projectCopy(root, 'gallery-sites/drafts'));
    await build(folder, { CONTEXT: 'deploy-preview' });
    return folder;
  },
  'with a portal': async (root) => {
    const folder = await withDrawings(root, await projectCopy(root, 'gallery-sites/portal'));
    await fillInNumbers(join(folder, 'content/site.yaml'));
    await build(folder);
    return folder;
  },
  'with many courses': async (root) => {
    const folder = await siteCopyWithoutProgrammes(root, MANY);
    await build(folder);
    return folder;
  },
};

export type BuiltSite = {
  /** `http://localhost:34567` */
  origin: string;
  /** Every page that was built, by its address. */
  pages: readonly string[];
  stop: () => void;
};

const pagesIn = (root: string): string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();

/** Builds a site of a checkout and serves it by that checkout's own `npm run preview`. */
export async function builtSite(root: string, site: Site): Promise<BuiltSite> {
  const folder = await BUILDS[site](root);
  const server = spawn(process.execPath, ['scripts/preview.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(text.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => {
      reject(new Error(`The site "${site}" could not be served.`));
    });
  });
  return { origin, pages: pagesIn(folder), stop: () => server.kill() };
}

/** `main` → `b130c67…`, all 40 digits of it. @throws When there is no such commit. */
export async function commitOf(root: string, name: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: root });
  return stdout.trim();
}

/** A checkout of another commit, inside this one so that it finds the packages; its own where it asks for others. */
export async function checkoutOf(root: string, commit: string): Promise<string> {
  const folder = join(root, '.cache/gallery-commit');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(root, '.cache/gallery-commit.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  await rm(archive);
  const lockOf = (checkout: string) => readFile(join(checkout, 'package-lock.json'), 'utf8');
  if ((await lockOf(root)) !== (await lockOf(folder))) await run('npm', ['ci'], { cwd: folder });
  return withDrawings(root, folder);
}

export async function stopAll(sites: Iterable<Promise<BuiltSite>>): Promise<void> {
  for (const site of await Promise.allSettled(sites)) if (site.status === 'fulfilled') site.value.stop();
}
