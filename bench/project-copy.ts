import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSampleCourses } from './sample-courses.ts';

/** The folders that no copy needs. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'bench', 'docs', 'tests', 'coverage', 'test-results']);

/**
 * Copies are made inside the project, so that packages are found in its own `node_modules`, by their real paths:
 * through a link, some would be loaded twice.
 */
const copyFolder = (root: string, name: string) => join(root, '.cache', name);

/** Adds generated courses to those that are there, which other files name, until there are so many. */
async function fill(folder: string, courses: number): Promise<void> {
  const directory = join(folder, 'content/courses');
  await mkdir(directory, { recursive: true });
  await writeSampleCourses(directory, Math.max(0, courses - (await readdir(directory)).length));
}

/** A copy of all that a build of this project reads. */
export async function projectCopy(root: string, name: string): Promise<string> {
  const folder = copyFolder(root, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root))
    if (!entry.startsWith('.') && !LEFT_OUT.has(entry))
      await cp(join(root, entry), join(folder, entry), { recursive: true });
  return folder;
}

/** A copy of this project with so many courses, most of them generated. */
export async function siteCopy(root: string, courses: number): Promise<string> {
  const folder = await projectCopy(root, 'bench/site');
  await fill(folder, courses);
  return folder;
}

/** The same without the PDF of each course, which a bare Astro project has no page for. */
export async function siteCopyWithoutProgrammes(root: string, courses: number): Promise<string> {
  const folder = await siteCopy(root, courses);
  await rm(join(folder, 'src/pages/programmes'), { recursive: true });
  return folder;
}

/** The least that Astro makes pages of the same courses with: one collection, one template, no integration. */
export async function bareCopy(root: string, courses: number): Promise<string> {
  const folder = copyFolder(root, 'bench/bare-astro');
  await rm(folder, { recursive: true, force: true });
  await cp(fileURLToPath(new URL('bare-astro', import.meta.url)), folder, { recursive: true });
  await fill(folder, courses);
  return folder;
}
