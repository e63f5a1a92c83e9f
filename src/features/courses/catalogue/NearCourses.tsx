import { useEffect, useState } from 'react';
import { paths } from '#src/site/paths.ts';
import type { Course } from '../course.ts';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';
import { CompareBox } from '../CompareBox.tsx';
import { CourseGrid } from '../CourseGrid.tsx';

type Props = {
  query: string;
  /** The courses that may be offered: those of the category, without those found. */
  among: readonly Course[];
};

/** Courses that do not hold what was typed but look like it: a typing error, a plural, a synonym. */
export function NearCourses({ query, among }: Props) {
  const [near, setNear] = useState<readonly string[]>([]);

  useEffect(() => {
    let isWanted = true;
    import('#src/features/search/load-search.ts')
      .then(({ loadSearch }) => loadSearch())
      .then((find) => {
        const { exact, near: like } = find(query);
        if (isWanted) setNear([...exact, ...like].map(({ href }) => href));
      })
      // They come on top of what was found: without them, the catalogue answers as it always does.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [query]);

  const courses = near.flatMap((href) => among.filter(({ id }) => paths.course(id) === href));
  if (courses.length === 0) return null;
  return (
    <section className="mt-12 grid gap-4" aria-labelledby="proches" data-live="">
      <h3 id="proches">{TEXTS.near}</h3>
      <p className="text-ink-soft">{TEXTS.nearHint}</p>
      <CourseGrid courses={courses} Box={CompareBox} />
    </section>
  );
}
