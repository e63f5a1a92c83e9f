import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { categories } from '../../src/site/categories.ts';
import { valueAt } from '../../src/lib/value-at.ts';
import { paths } from '../../src/site/paths.ts';
import { fileNameQuestion, type Kind, publishedQuestion, slugOf, today } from './kind.ts';
import { type Project, textsIn } from './project.ts';

const { shape } = courseSchema;

const ORDER_STEP = 10;

/** Behind every other course. */
function lastOrder(project: Project): string {
  const orders = project.entriesOf('courses').map(({ data }) => Number(valueAt(data, ['order']) ?? 0));
  return String(Math.max(0, ...orders.filter(Number.isFinite)) + ORDER_STEP);
}

export const courseKind: Kind = {
  name: 'course',
  label: 'une formation',
  folder: 'courses',
  extension: '.md',
  fields: shape,
  questions: [
    { name: 'title', field: shape.title },
    fileNameQuestion('courses', ({ title = '' }) => slugOf(title)),
    { name: 'description', field: shape.description },
    {
      name: 'category',
      field: shape.category,
      choices: (project) => [
        ...new Set([...categories.courses.map(({ name }) => name), ...textsIn(project, 'courses', 'category')]),
      ],
    },
    { name: 'duration', field: shape.duration },
    { name: 'eligibleForCPF', field: shape.eligibleForCPF, label: 'Éligible au CPF', propose: () => 'non' },
    { name: 'order', field: shape.order, propose: (_, project) => lastOrder(project) },
    { name: 'createdAt', field: shape.createdAt, propose: today },
    publishedQuestion(shape.published),
  ],
  advice:
    'Sous la seconde ligne de tirets\u00a0: comment la formation se passe (docs/composants-mdx.md dit les encadrés).',
  pathOf: paths.course,
};
