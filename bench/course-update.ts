import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, median } from './figures.ts';
import { waitForIdleCpu } from './idle-cpu.ts';
import { siteCopy } from './project-copy.ts';
import { isSampleCourse } from './sample-courses.ts';
import { timedBuild } from './timed-build.ts';

/** The digest of every file of a folder, by its path. */
export async function fileDigests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    digests.set(path.slice(folder.length + 1), digest);
  }
  return digests;
}

/** The files that two folders do not have in common, or do not have alike. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();

const COURSES = 1000;
const TIME_LIMIT = 1 / 3;
/** Enough for every list to have several pages, and for some courses to have no picture of their own. */
const FEW_COURSES = 60;

const COURSE = { category: /^category: .*$/m, description: /^description: '/m, title: /^title: /m };

async function edit(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const edited = source.replace(pattern, replacement);
  if (edited === source) throw new Error(`${file} has no ${String(pattern)} to edit`);
  await writeFile(file, edited);
}

/** The generated courses: none of them is named by another file of the content. */
const courseFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'content/courses')))
    .filter(isSampleCourse)
    .sort()
    .map((name) => join(folder, 'content/courses', name));

/** The edits of editors, each made where the one before has left the content. */
const EDITS: Record<string, (folder: string, files: readonly [string, string, string]) => Promise<void>> = {
  'a description': (_folder, [course]) => edit(course, COURSE.description, '$&Désormais, '),
  'a title': (_folder, [course]) => edit(course, COURSE.title, '$&Enfin '),
  'a category': (_folder, [course]) => edit(course, COURSE.category, 'category: Médiation'),
  'a place in the catalogue': (_folder, [, course]) => edit(course, COURSE.title, 'order: 1\n$&'),
  'a new course': (_folder, [course]) => copyFile(course, course.replace(/\.md$/, '-bis.md')),
  'a course the less': (_folder, [, , course]) => rm(course),
  'a course under another address': (_folder, [, course]) => rename(course, course.replace(/\.md$/, '-ter.md')),
  'an article': (folder) => edit(join(folder, 'content/blog/4-ecrire-une-consigne.md'), /$/, '\nUn mot de plus.\n'),
  'the facts of the organisation': (folder) => edit(join(folder, 'content/site.yaml'), /(city: )\S+/, '$1Segré'),
  'the code': (folder) => edit(join(folder, 'src/layouts/SiteFooter.astro'), /<footer /, '$&data-edited '),
};

/** Builds what has changed, then all of it, and compares: the first must have kept nothing that the second makes anew. */
async function updateThenAll(folder: string) {
  const dist = join(folder, 'dist');
  // Netlify keeps packages from one build to the next, and no built site.
  await rm(dist, { recursive: true });
  const update = await timedBuild(folder, { fromNothing: false });
  const updated = await fileDigests(dist);
  await rm(dist, { recursive: true });
  const all = await timedBuild(folder, { fromNothing: false, force: true });
  const stale = differences(updated, await fileDigests(dist));
  if (stale.length > 0) throw new Error(`an update left ${stale.length} stale files, such as ${stale[0] ?? ''}`);
  return { update, all };
}

async function firstFiles(folder: string): Promise<[string, string, string]> {
  const [first, second, third] = await courseFiles(folder);
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are three courses');
  return [first, second, third];
}

async function checkEveryEdit(root: string): Promise<void> {
  const folder = await siteCopy(root, FEW_COURSES);
  await timedBuild(folder);
  for (const [name, make] of Object.entries(EDITS)) {
    await make(folder, await firstFiles(folder));
    await updateThenAll(folder).catch((error: unknown) => {
      throw new Error(`after the edit of ${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

/**
 * The cost of a build after the edit of one course, over that of the whole site from nothing, and over one that makes every
 * page anew but keeps programmes and pictures. The last two must give the same site, to the byte.
 */
export async function courseUpdate(root: string, pairs: number): Promise<Figure[]> {
  await checkEveryEdit(root);
  const folder = await siteCopy(root, COURSES);
  await waitForIdleCpu();
  const first = await timedBuild(folder);
  const files = await courseFiles(folder);
  const builds: Awaited<ReturnType<typeof updateThenAll>>[] = [];
  for (const file of files.slice(0, pairs)) {
    await edit(file, COURSE.title, '$&Enfin ');
    await waitForIdleCpu();
    builds.push(await updateThenAll(folder));
  }
  const seconds = (kind: 'update' | 'all') => median(builds.map((build) => build[kind].seconds));
  const [update, all] = [seconds('update'), seconds('all')];
  return [
    {
      subject: `${COURSES} courses`,
      name: 'update of one over a build from nothing',
      measured: update / first.seconds,
      limit: TIME_LIMIT,
      unit: '',
      detail: `${update.toFixed(1)} s over ${first.seconds.toFixed(1)} s; ${(update / all).toFixed(2)} of ${all.toFixed(1)} s for all pages alone`,
    },
  ];
}
