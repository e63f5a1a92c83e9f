import { atom, type ReadableAtom } from 'nanostores';
import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { paths } from '#src/site/paths.ts';

export type CourseMirror = { status: 'loading' | 'failed' | 'unknown' } | { status: 'loaded'; course: FullCourse };

// What a course holds, our own build wrote and its checks parsed: here it is enough that it is one.
const isCourse = (value: unknown): value is FullCourse =>
  typeof value === 'object' && value !== null && 'facts' in value;

const $mirrors = atom<Readonly<Record<string, CourseMirror>>>({});

/** What the browser knows of each course that was asked for. */
export const $fullCourses: ReadableAtom<Readonly<Record<string, CourseMirror>>> = $mirrors;

async function ask(id: string): Promise<CourseMirror> {
  try {
    const response = await fetch(paths.apiCourse(id), { credentials: 'include' });
    if (response.status === 404) return { status: 'unknown' };
    const course: unknown = response.ok ? await response.json() : undefined;
    return isCourse(course) ? { status: 'loaded', course } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** Fetches a course unless it is here or on its way; after a failure, tries again. */
export async function loadFullCourse(id: string): Promise<void> {
  const known = $mirrors.get()[id];
  if (known !== undefined && known.status !== 'failed') return;
  $mirrors.set({ ...$mirrors.get(), [id]: { status: 'loading' } });
  const answer = await ask(id);
  $mirrors.set({ ...$mirrors.get(), [id]: answer });
}
