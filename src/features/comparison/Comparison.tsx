import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { MirrorFailure } from '#src/components/MirrorFailure.tsx';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { paths } from '#src/site/paths.ts';
import { askedCourses, MOST_COURSES } from './comparison-query.ts';
import { COMPARISON_TEXTS as TEXTS } from './comparison-texts.ts';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonAdd } from './ComparisonAdd.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { $fullCourses, isUnknown, loadFullCourse } from './full-course-mirror.ts';

const LINES = 8;

/** The table to come, in its own shape. */
function ComparisonSkeleton({ columns }: { columns: number }) {
  return (
    <div aria-hidden="true" data-skeleton="">
      {Array.from({ length: LINES }, (_, line) => (
        <div key={line} className="flex gap-4 border-b border-ruling py-[0.8rem]">
          {Array.from({ length: columns + 1 }, (_cell, column) => (
            <span key={column} className="h-8 flex-1 rounded-sm bg-ruling" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The comparison that the address asks for; `place` holds the choice that the build wrote, for when it asks for none. */
export function Comparison({ place }: { place: HTMLElement }) {
  const [asked, setAsked] = useState<ReturnType<typeof askedCourses>>({ ids: [], areTooMany: false });
  const title = useRef<HTMLHeadingElement>(null);
  const mirrors = useStore($fullCourses);
  const { ids, areTooMany } = asked;

  useEffect(() => {
    const followUrl = () => {
      setAsked(askedCourses(location.search));
    };
    followUrl();
    addEventListener('popstate', followUrl);
    return () => {
      removeEventListener('popstate', followUrl);
    };
  }, []);
  useEffect(() => {
    toggleStaticResults(place, ids.length === 0);
    for (const id of ids) void loadFullCourse(id);
  }, [ids, place]);

  const choose = (next: readonly string[]) => {
    history.pushState(null, '', paths.compare(next));
    setAsked(askedCourses(location.search));
    title.current?.focus();
  };
  if (ids.length === 0) return null;

  const known = ids.map((id) => ({ id, mirror: mirrors[id] ?? { status: 'loading' as const } }));
  const failed = known.filter(({ mirror }) => mirror.status === 'failed' && !isUnknown(mirror));
  const courses = known.flatMap(({ mirror }) => (mirror.status === 'loaded' ? [mirror.data] : []));
  const isLoading = known.some(({ mirror }) => mirror.status === 'loading');
  return (
    // The site's header stays in sight over the heads of the table.
    <div className="mb-8 grid gap-6 [--under-header:4.25rem]">
      <h2 ref={title} tabIndex={-1}>
        <span role="status">
          {isLoading
            ? TEXTS.loading
            : courses.length > 0
              ? TEXTS.count(courses.length)
              : failed.length > 0
                ? TEXTS.title
                : TEXTS.none}
        </span>
      </h2>
      {!isLoading && courses.length > 1 && <ComparisonActions />}
      {areTooMany && <p>{TEXTS.tooMany}</p>}
      {known.map(({ id, mirror }) => isUnknown(mirror) && <p key={id}>{TEXTS.unknown(id)}</p>)}
      {failed.length > 0 && (
        <MirrorFailure
          message={TEXTS.failed}
          onRetry={() => {
            for (const { id } of failed) void loadFullCourse(id);
          }}
        />
      )}
      {isLoading && <ComparisonSkeleton columns={ids.length} />}
      {!isLoading && courses.length > 0 && (
        <ComparisonTable
          courses={courses}
          onRemove={(id) => {
            choose(ids.filter((other) => other !== id));
          }}
        />
      )}
      {/* On paper the address alone leads back to these very courses. */}
      <p className="hidden print:block">{location.href}</p>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6 print:hidden">
        {courses.length < MOST_COURSES && (
          <ComparisonAdd
            chosen={ids}
            onAdd={(id) => {
              choose([...courses.map((course) => course.id), id]);
            }}
          />
        )}
        <a href={paths.comparison}>{TEXTS.restart}</a>
      </div>
    </div>
  );
}
