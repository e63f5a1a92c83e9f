import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadError } from '#src/components/LoadError.tsx';
import { ShareLinks } from '#src/components/ShareLinks.tsx';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { toggleBuiltResults } from '#src/features/filter/built-list.ts';
import { loadJson } from '#src/lib/load-json.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { paths } from '#src/site/paths.ts';
import { MAX_COURSES, selectedCourses } from './comparison.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

type Selection = ReturnType<typeof selectedCourses>;
type Result = FullCourse | 'unknown' | 'failed';

async function load(id: string): Promise<Result> {
  try {
    return await loadJson<FullCourse>(paths.apiCourse(id));
  } catch (error) {
    return error instanceof Error && error.cause === 404 ? 'unknown' : 'failed';
  }
}

type AddProps = { form: HTMLElement; chosen: readonly string[]; onAdd: (id: string) => void };

function ComparisonAdd({ form, chosen, onAdd }: AddProps) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="formations"]')];
  return (
    <p className="field flex-[0_1_26rem]">
      <label className="field-label" htmlFor="ajouter">
        Ajouter une formation
      </label>
      <select className="field-input" id="ajouter" value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="">Choisir dans le catalogue</option>
        {boxes
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, nextElementSibling: link }) => (
            <option key={value} value={value}>
              {link?.textContent}
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

function useSelection() {
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => {
    const followUrl = () => setSelection(selectedCourses(location.search));
    followUrl();
    addEventListener('popstate', followUrl);
    return () => removeEventListener('popstate', followUrl);
  }, []);
  return [selection, setSelection] as const;
}

function useResults(selection: Selection | undefined) {
  const [loaded, setLoaded] = useState<{ selection: Selection; results: readonly Result[] }>();
  useEffect(() => {
    if (selection === undefined) return undefined;
    let isLatest = true;
    void Promise.all(selection.ids.map(load)).then((results) => {
      if (isLatest) setLoaded({ selection, results });
    });
    return () => {
      isLatest = false;
    };
  }, [selection]);
  const results = loaded?.results ?? [];
  return {
    courses: results.filter((result) => typeof result === 'object'),
    unknown: loaded?.selection.ids.filter((_, index) => results[index] === 'unknown') ?? [],
    isLoading: loaded?.selection !== selection,
    hasFailed: loaded?.selection === selection && results.includes('failed'),
  };
}

type ProblemsProps = { areTooMany: boolean; unknown: readonly string[]; hasFailed: boolean; onRetry: () => void };

const Problems = ({ areTooMany, unknown, hasFailed, onRetry }: ProblemsProps) => (
  <>
    {areTooMany && <p>On compare trois formations au plus&nbsp;: voici les trois premières.</p>}
    {unknown.map((id) => (
      <p key={id}>
        {`Nous ne trouvons pas «\u00a0${id}\u00a0»\u00a0: la formation a quitté le catalogue, ou l’adresse est incomplète.`}
      </p>
    ))}
    {hasFailed && (
      <LoadError
        message="La comparaison n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez."
        onRetry={onRetry}
      />
    )}
  </>
);

function Comparison({ builtForm }: { builtForm: HTMLElement }) {
  const [selection, setSelection] = useSelection();
  const { courses, unknown, isLoading, hasFailed } = useResults(selection);
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = selection?.ids.length === 0;

  useLayoutEffect(() => {
    toggleBuiltResults(builtForm, isEmpty);
    return () => toggleBuiltResults(builtForm, true);
  }, [isEmpty, builtForm]);

  const show = (next: Selection) => {
    flushSync(() => setSelection(next));
    (title.current ?? builtForm).focus();
  };
  const choose = (next: readonly string[]) => {
    history.pushState(null, '', paths.compare(next));
    show(selectedCourses(location.search));
  };
  if (selection === undefined || isEmpty) return null;

  const { ids, areTooMany } = selection;
  const known = ids.filter((id) => !unknown.includes(id));
  return (
    <div className="mb-8 grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div role="status">
          <h2 ref={title} className="text-title" tabIndex={-1}>
            {headingOf(courses.length, isLoading, hasFailed)}
          </h2>
        </div>
        {!isLoading && courses.length > 1 && (
          <ShareLinks title="Comparer des formations" url={location.href}>
            <button className="link-button" type="button" onClick={() => print()}>
              Imprimer ou enregistrer en PDF
            </button>
          </ShareLinks>
        )}
      </div>
      <Problems {...{ areTooMany, unknown, hasFailed }} onRetry={() => show({ ...selection })} />
      {isLoading && courses.length === 0 && (
        <div className="min-h-[60vh] animate-skeleton rounded-sm bg-ruling" aria-hidden="true" data-skeleton="" />
      )}
      {courses.length > 0 && (
        <ComparisonTable courses={courses} onRemove={(id) => choose(ids.filter((other) => other !== id))} />
      )}
      <p className="only-print hidden">{location.href}</p>
      <div className="no-print flex flex-wrap items-end gap-x-10 gap-y-6">
        {known.length < MAX_COURSES && (
          <ComparisonAdd form={builtForm} chosen={ids} onAdd={(id) => choose([...known, id])} />
        )}
        <a href={paths.comparison}>Choisir d’autres formations</a>
      </div>
    </div>
  );
}

export const mount = (root: HTMLElement): Promise<void> => {
  const builtForm = document.querySelector<HTMLElement>('#choix');
  if (builtForm === null) return Promise.reject(new Error('The comparison page has no #choix.'));
  builtForm.tabIndex = -1;
  return mountIsland(root, <Comparison builtForm={builtForm} />);
};
