import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadError } from '#src/components/LoadError.tsx';
import { ShareLinks } from '#src/components/ShareLinks.tsx';
import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { courseFile } from '#src/features/courses/course-list.tsx';
import { loadJson } from '#src/lib/load-json.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { paths } from '#src/site/paths.ts';
import { MAX_COURSES, selectedCourses } from './comparison.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

type State = { status: 'loading' | 'failed' | 'unknown' } | { status: 'loaded'; course: FullCourse };

function useCourses(ids: readonly string[]) {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const load = useCallback(async (id: string) => {
    const set = (state: State) => {
      setStates((others) => ({ ...others, [id]: state }));
    };
    set({ status: 'loading' });
    try {
      set({ status: 'loaded', course: await loadJson(paths.apiCourse(id)) });
    } catch (error) {
      set({ status: error instanceof Error && error.cause === 404 ? 'unknown' : 'failed' });
    }
  }, []);
  useEffect(() => {
    for (const id of ids) void load(id);
  }, [ids, load]);
  return { states, load };
}

const LINES = 8;

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

type AddProps = { chosen: readonly string[]; onAdd: (id: string) => void };

/** A select that adds a course. Its options load when the visitor is about to open it. */
function ComparisonAdd({ chosen, onAdd }: AddProps) {
  const state = useStore(courseFile.$state);
  const load = () => void courseFile.load();
  const others = state.status === 'loaded' ? state.data.filter(({ id }) => !chosen.includes(id)) : [];
  return (
    <p className="field flex-[0_1_26rem]">
      <label className="field-label" htmlFor="ajouter">
        Ajouter une formation
      </label>
      <select
        className="field-input"
        id="ajouter"
        value=""
        onPointerEnter={load}
        onPointerDown={load}
        onFocus={load}
        onChange={(event) => {
          if (event.target.value !== '') onAdd(event.target.value);
        }}
      >
        <option value="">
          {state.status === 'failed' ? 'Le catalogue n’a pas pu être chargé' : 'Choisir dans le catalogue'}
        </option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}

function headingOf(total: number, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Chargement des formations à comparer';
  if (total === 0) return hasFailed ? 'Comparer des formations' : 'Aucune formation à comparer';
  if (total === 1) return 'Une seule formation\u00a0: ajoutez-en une autre';
  return `${total === 2 ? 'Deux' : 'Trois'} formations côte à côte`;
}

/** The comparison of the courses in the URL. Without a course in the URL, `builtForm` is shown. */
export function Comparison({ builtForm }: { builtForm: HTMLElement }) {
  const [selection, setSelection] = useState<ReturnType<typeof selectedCourses>>({ ids: [], areTooMany: false });
  const title = useRef<HTMLHeadingElement>(null);
  const { ids, areTooMany } = selection;
  const { states, load } = useCourses(ids);

  useEffect(() => {
    const followUrl = () => {
      setSelection(selectedCourses(location.search));
    };
    followUrl();
    addEventListener('popstate', followUrl);
    return () => {
      removeEventListener('popstate', followUrl);
    };
  }, []);
  useEffect(() => {
    toggleStaticResults(builtForm, ids.length === 0);
  }, [ids, builtForm]);

  const choose = (next: readonly string[]) => {
    history.pushState(null, '', paths.compare(next));
    setSelection(selectedCourses(location.search));
    title.current?.focus();
  };
  if (ids.length === 0) return null;

  const entries = ids.map((id) => ({ id, state: states[id] ?? { status: 'loading' as const } }));
  const failed = entries.filter(({ state }) => state.status === 'failed');
  const courses = entries.flatMap(({ state }) => (state.status === 'loaded' ? [state.course] : []));
  const isLoading = entries.some(({ state }) => state.status === 'loading');
  return (
    // Keeps the table's headings below the sticky header.
    <div className="mb-8 grid gap-6 [--under-header:4.25rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div role="status">
          <h2 ref={title} className="text-title" tabIndex={-1}>
            {headingOf(courses.length, isLoading, failed.length > 0)}
          </h2>
        </div>
        {!isLoading && courses.length > 1 && (
          <ShareLinks title="Comparer des formations" url={location.href}>
            <button
              className="link-button"
              type="button"
              onClick={() => {
                print();
              }}
            >
              Imprimer ou enregistrer en PDF
            </button>
          </ShareLinks>
        )}
      </div>
      {areTooMany && <p>On compare trois formations au plus&nbsp;: voici les trois premières.</p>}
      {entries.map(
        ({ id, state }) =>
          state.status === 'unknown' && (
            <p key={id}>
              {`Nous ne trouvons pas «\u00a0${id}\u00a0»\u00a0: la formation a quitté le catalogue, ou l’adresse est incomplète.`}
            </p>
          ),
      )}
      {failed.length > 0 && (
        <LoadError
          message="La comparaison n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez."
          onRetry={() => {
            for (const { id } of failed) void load(id);
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
      <p className="hidden print:block">{location.href}</p>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6 print:hidden">
        {courses.length < MAX_COURSES && (
          <ComparisonAdd
            chosen={ids}
            onAdd={(id) => {
              choose([...courses.map((course) => course.id), id]);
            }}
          />
        )}
        <a href={paths.comparison}>Choisir d’autres formations</a>
      </div>
    </div>
  );
}

export const mount = (root: HTMLElement): Promise<void> => {
  const builtForm = document.querySelector<HTMLElement>('#choix');
  if (builtForm === null) return Promise.reject(new Error('The comparison page has no #choix.'));
  return mountIsland(root, <Comparison builtForm={builtForm} />);
};
