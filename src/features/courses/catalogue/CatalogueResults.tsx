import { useState } from 'react';
import { MirrorFailure } from '#src/components/MirrorFailure.tsx';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';
import { type Course, COURSES_PER_PAGE } from '../course.ts';
import { loadCourses } from '../course-mirror.ts';
import { CatalogueGrid } from '../CatalogueGrid.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';

const SKELETONS = 6;

type Props = {
  /** The address of the query: another query starts from the top of its own list. */
  asked: string;
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  found: readonly Course[];
  /** The ways on where nothing is found: a choice to give up, or all courses. */
  ways: readonly { label: string; onChoose: () => void }[];
};

/** The filter's results, drawn in the browser: skeletons, an error, nothing, or cards. */
export function CatalogueResults({ asked, status, found, ways }: Props) {
  const [more, setMore] = useState({ asked, count: 0 });
  const shown = COURSES_PER_PAGE + (more.asked === asked ? more.count : 0);
  if (status === 'failed') return <MirrorFailure message={TEXTS.failed} onRetry={() => void loadCourses()} />;
  if (status !== 'loaded') return <CourseSkeletons count={SKELETONS} label={TEXTS.loading} />;
  if (found.length === 0)
    return (
      <div className="empty-state" data-live="">
        <h3>{TEXTS.emptyTitle}</h3>
        <p>{TEXTS.emptyHint}</p>
        <p className="actions">
          {ways.map(({ label, onChoose }, index) => (
            <button
              key={label}
              className={index === 0 && ways.length > 1 ? 'button' : 'button button-quiet'}
              type="button"
              onClick={onChoose}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
    );
  return (
    <div data-live="">
      <CatalogueGrid courses={found.slice(0, shown)} isEnd={found.length <= shown} />
      {found.length > shown && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setMore({ asked, count: shown });
            }}
          >
            {`Afficher les suivantes (${String(found.length - shown)})`}
          </button>
        </p>
      )}
    </div>
  );
}
