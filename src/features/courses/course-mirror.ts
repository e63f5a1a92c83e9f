import { atom } from 'nanostores';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course.ts';

export type CourseMirror = { status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; courses: readonly Course[] };

/** What the browser knows of `/api/courses`: fetched once a visit, by whichever island asks first. */
export const $courses = atom<CourseMirror>({ status: 'idle' });

/** Fetches the courses unless they are here or on their way; after a failure, tries again. */
export async function loadCourses(): Promise<void> {
  if ($courses.get().status === 'loading' || $courses.get().status === 'loaded') return;
  $courses.set({ status: 'loading' });
  try {
    const response = await fetch(paths.apiCourses, { credentials: 'include' });
    if (!response.ok) throw new Error(`${String(response.status)}: ${(await response.text()) || response.statusText}`);
    // Our own build wrote this file and its checks parsed it.
    const courses: Course[] = await response.json();
    $courses.set({ status: 'loaded', courses });
  } catch {
    $courses.set({ status: 'failed' });
  }
}
