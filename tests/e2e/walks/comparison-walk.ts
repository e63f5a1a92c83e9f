import { expect } from '@playwright/test';
import fc from 'fast-check';
import { selectedCourses } from '#src/features/comparison/comparison.ts';
import type { Course } from '#src/features/courses/course-json.ts';
import { paths } from '#src/site/paths.ts';
import { gestures, type Model, press, pushAddress, type Step, type Walk } from './walk.ts';
import { searchOf, textsOf } from './page-parts.ts';

type ComparisonModel = Model & { loaded: string[]; hasFailed: boolean };

const HEADINGS = [
  'Comparer des formations',
  'Une seule formation\u00a0: ajoutez-en une autre',
  'Deux formations côte à côte',
  'Trois formations côte à côte',
];

export function comparisonWalk(courses: readonly Course[]): Walk<ComparisonModel> {
  const titleOf = (id: string) => courses.find((course) => course.id === id)?.title ?? id;
  const [a = '', b = '', c = ''] = courses.map(({ id }) => id);
  const idsOf = (model: Model) => selectedCourses(searchOf(model)).ids;
  const load = (model: ComparisonModel) => {
    const missing = idsOf(model).filter((id) => !model.loaded.includes(id));
    model.hasFailed = model.network === 'down' && missing.length > 0;
    if (!model.hasFailed) model.loaded.push(...missing);
  };
  const go = (model: ComparisonModel, ids: readonly string[]) => {
    pushAddress(model, paths.compare(ids));
    load(model);
  };
  const shownIds = (model: ComparisonModel) => idsOf(model).filter((id) => model.loaded.includes(id));
  const open = (model: ComparisonModel) => {
    model.loaded = [];
    load(model);
  };
  return {
    starts: [[a], [a, b], [a, b, c]].map((ids) => paths.compare(ids)),
    initial: { loaded: [], hasFailed: false },
    open,
    moved: load,
    steps: [
      fc.nat(2).map((index): Step<ComparisonModel> => ({
        name: `remove ${String(index)}`,
        can: (model) => shownIds(model)[index] !== undefined,
        waits: () => true,
        act: async (model, page) => {
          const id = shownIds(model)[index] ?? '';
          await press(model, page.getByRole('button', { name: `Retirer ${titleOf(id)}`, exact: true }), 'Enter');
          const others = idsOf(model).filter((other) => other !== id);
          go(model, others);
        },
      })),
      fc.constantFrom(...courses.slice(0, 6)).map(({ id, title }): Step<ComparisonModel> => ({
        name: `add ${id}`,
        can: (model) => idsOf(model).length > 0 && idsOf(model).length < 3 && !idsOf(model).includes(id),
        act: async (model, page) => {
          await page.getByLabel('Ajouter une formation').selectOption({ label: title });
          model.usesControl = true;
          go(model, [...idsOf(model), id]);
        },
      })),
      gestures.map((gesture): Step<ComparisonModel> => ({
        name: `${gesture} retry`,
        can: ({ hasFailed }) => hasFailed,
        waits: () => true,
        act: async (model, page) => {
          await press(model, page.getByRole('button', { name: 'Réessayer' }), gesture);
          load(model);
        },
      })),
    ],
    compare: async (model, page) => {
      const ids = shownIds(model);
      const isEmpty = idsOf(model).length === 0;
      expect(await textsOf(page, '[data-comparison] [role=status] h2')).toEqual(isEmpty ? [] : [HEADINGS[ids.length]]);
      expect(await textsOf(page, '[data-comparison] thead th a')).toEqual(ids.map(titleOf));
      expect(await page.locator('#choix > form').isVisible()).toBe(isEmpty);
      expect(await page.locator('[data-comparison] [role=alert]').isVisible()).toBe(model.hasFailed);
    },
  };
}
