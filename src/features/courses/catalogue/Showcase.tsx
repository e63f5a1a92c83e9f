import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { MirrorFailure } from '#src/components/MirrorFailure.tsx';
import { CategoryFilter } from '../CategoryFilter.tsx';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';
import { SHOWCASE_SIZE } from '../course.ts';
import { findCourses } from '../find-courses.ts';
import { $courses, loadCourses } from '../course-mirror.ts';
import { CourseGrid } from '../CourseGrid.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';

type Props = {
  /** Holds the built page's courses, those of all categories. */
  place: HTMLElement;
};

/** The home page's courses once awake: the first three of the chosen category. */
export function Showcase({ place }: Props) {
  const mirror = useStore($courses);
  const [category, setCategory] = useState<string>();

  useEffect(() => {
    if (category !== undefined) void loadCourses();
    toggleStaticResults(place, category === undefined);
  }, [category, place]);

  const shown = mirror.status === 'loaded' ? findCourses(mirror.data, { category }).slice(0, SHOWCASE_SIZE) : [];
  const results =
    mirror.status === 'loaded' ? (
      <CourseGrid courses={shown} data-live="" />
    ) : mirror.status === 'failed' ? (
      <MirrorFailure message={TEXTS.failed} onRetry={() => void loadCourses()} />
    ) : (
      <CourseSkeletons count={SHOWCASE_SIZE} label={TEXTS.loading} />
    );

  return (
    <>
      <CategoryFilter category={category} onChoose={setCategory} />
      {/* There from the first choice on, while the courses are on their way: what comes later is announced. */}
      {(category !== undefined || mirror.status !== 'idle') && (
        <p className="sr-only" role="status">
          {mirror.status === 'loaded' && category !== undefined && TEXTS.showing(shown.length, category)}
        </p>
      )}
      {category !== undefined && createPortal(results, place)}
    </>
  );
}
