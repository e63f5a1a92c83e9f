import { useStore } from '@nanostores/react';
import { courseFile } from '#src/features/courses/course-list.tsx';
import { COMPARISON_TEXTS as TEXTS } from './comparison-texts.ts';

type Props = { chosen: readonly string[]; onAdd: (id: string) => void };

/** Adds a course. The list loads when the visitor is about to open it. */
export function ComparisonAdd({ chosen, onAdd }: Props) {
  const state = useStore(courseFile.$state);
  const load = () => void courseFile.load();
  const others = state.status === 'loaded' ? state.data.filter(({ id }) => !chosen.includes(id)) : [];
  return (
    <p className="field flex-[0_1_26rem]">
      <label className="field-label" htmlFor="ajouter">
        {TEXTS.add}
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
        <option value="">{state.status === 'failed' ? TEXTS.addFailed : 'Choisir dans le catalogue'}</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}
