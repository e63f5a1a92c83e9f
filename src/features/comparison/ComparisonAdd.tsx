import { useStore } from '@nanostores/react';
import { $courses, loadCourses } from '#src/features/courses/course-mirror.ts';
import { COMPARISON_TEXTS as TEXTS } from './comparison-texts.ts';

type Props = { chosen: readonly string[]; onAdd: (id: string) => void };

/** The rest of the catalogue, fetched when a visitor is about to look into it. */
export function ComparisonAdd({ chosen, onAdd }: Props) {
  const mirror = useStore($courses);
  const load = () => void loadCourses();
  const others = mirror.status === 'loaded' ? mirror.data.filter(({ id }) => !chosen.includes(id)) : [];
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
        <option value="">{mirror.status === 'failed' ? TEXTS.addFailed : 'Choisir dans le catalogue'}</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}
