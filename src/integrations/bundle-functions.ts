import { now } from '#src/lib/clock.ts';
import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { ERROR_SHELL_FILE, FUNCTIONS_FOLDER, PROGRAMME_FILE, SUBJECTS_FILE } from '#src/site/function-files.ts';
import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { enrolmentSubject, requestSubject } from '#src/features/courses/course-request.ts';
import { readPublishedCourse, readPublishedCourses } from '#src/features/courses/published-courses.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { readOptionalFile } from '#src/lib/content-file.ts';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';

const filesLike = (pattern: string, root: string): Promise<string[]> =>
  Array.fromAsync(glob(pattern, { cwd: root }), (file) => withForwardSlashes(file));

async function filesOfFunctions(root: string): Promise<string[]> {
  const data = await filesLike(`${CONTENT}/*.yaml`, root);
  const files = [...data, ERROR_SHELL_FILE, SUBJECTS_FILE];
  const course = readOptionalFile('ai-course.yaml', aiCourseSchema)?.course;
  if (course === undefined) return files;
  const sheet = await filesLike(`${CONTENT}/courses/${course}.{md,mdx}`, root);
  return [...files, ...sheet, PROGRAMME_FILE];
}

/**
 * Writes the titles of courses, with and without a session, to `SUBJECTS_FILE`. Confirmation mails repeat the field
 * `formation` only if the file has its value. Otherwise, anyone could use the mails to send a text to a stranger.
 */
async function writeSubjects(root: string): Promise<void> {
  const day = now();
  const aiCourse = readOptionalFile('ai-course.yaml', aiCourseSchema)?.course;
  // The pages of the AI course are public even if the page of the course is a draft.
  const enrolment = aiCourse && enrolmentSubject(aiCourse, offeredSessions(readPublishedCourse(aiCourse, day), day));
  const subjects = readPublishedCourses(day).map(({ id, data }) =>
    requestSubject({ id, ...data }, offeredSessions(data, day)),
  );
  const choices = [...subjects, ...(enrolment ? [enrolment] : [])].flatMap((subject) => subject.choices);
  await mkdir(dirname(join(root, SUBJECTS_FILE)), { recursive: true });
  await writeFile(join(root, SUBJECTS_FILE), choices.map(({ value }) => value).join('\n'));
}

const embeddedFiles = (root: string, files: readonly string[]): esbuild.Plugin => ({
  name: 'embedded-files',
  setup(build) {
    build.onLoad({ filter: /[\\/]read-project-file\.ts$/ }, () => ({
      contents: [
        ...files.map(
          (file, index) => `import file${index} from ${JSON.stringify(`./${file}`)} with { type: 'bytes' };`,
        ),
        `const FILES = { ${files.map((file, index) => `${JSON.stringify(file)}: file${index}`).join(', ')} };`,
        'export const readProjectFile = (path) => FILES[path];',
      ].join('\n'),
      resolveDir: root,
    }));
  },
});

export async function bundleFunctions(root: string): Promise<void> {
  // Deletes old bundles, because Netlify would deploy those of removed functions.
  await rm(join(root, FUNCTIONS_FOLDER), { recursive: true, force: true });
  await writeSubjects(root);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: await Array.fromAsync(glob('netlify/entries/*/*.ts', { cwd: root })),
    outdir: FUNCTIONS_FOLDER,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    // CommonJS packages call `require`, which ES modules lack.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CONTENT_DIR': JSON.stringify(CONTENT),
      'process.env.BUILT_AT': JSON.stringify(now().toISOString()),
    },
    plugins: [embeddedFiles(root, await filesOfFunctions(root))],
    logLevel: 'warning',
  });
}
