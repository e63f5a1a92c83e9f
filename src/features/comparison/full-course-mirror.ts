import { atom, type ReadableAtom } from 'nanostores';
import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { type JsonMirror, jsonMirror } from '#src/lib/json-mirror.ts';
import { paths } from '#src/site/paths.ts';

type CourseMirrors = Readonly<Record<string, JsonMirror<FullCourse>>>;

const isCourse = (value: unknown): value is FullCourse =>
  typeof value === 'object' && value !== null && 'facts' in value;

const $mirrors = atom<CourseMirrors>({});
const loads = new Map<string, () => Promise<void>>();

/** The mirror of each course that was asked for, by its id. */
export const $fullCourses: ReadableAtom<CourseMirrors> = $mirrors;

/** Whether the site has no such course: asking again would change nothing. */
export const isUnknown = (mirror: JsonMirror<FullCourse>): boolean => mirror.status === 'failed' && mirror.code === 404;

function newMirror(id: string): () => Promise<void> {
  const { $mirror, load } = jsonMirror(paths.apiCourse(id), isCourse);
  $mirror.subscribe((mirror) => {
    $mirrors.set({ ...$mirrors.get(), [id]: mirror });
  });
  loads.set(id, load);
  return load;
}

/** Fetches a course in full unless it is here, on its way or unknown; after a failure, tries again. */
export async function loadFullCourse(id: string): Promise<void> {
  const load = loads.get(id) ?? newMirror(id);
  const mirror = $mirrors.get()[id];
  if (mirror === undefined || !isUnknown(mirror)) await load();
}
