import { testimonialSchema } from '../../src/features/testimonials/testimonial-schema.ts';
import { text } from '../../src/lib/content-fields.ts';
import { paths } from '../../src/site/paths.ts';
import { BODY, fileNameQuestion, type Kind, publishedQuestion, slugOf, today } from './kind.ts';
import { textsIn } from './project.ts';

const { shape } = testimonialSchema;

export const testimonialKind: Kind = {
  name: 'testimonial',
  label: 'un témoignage',
  folder: 'testimonials',
  extension: '.md',
  fields: shape,
  questions: [
    { name: 'name', field: shape.name },
    fileNameQuestion('testimonials', ({ name = '' }) => slugOf(name)),
    { name: 'role', field: shape.role },
    { name: 'rating', field: shape.rating },
    { name: 'course', field: shape.course, choices: (project) => textsIn(project, 'courses', 'title') },
    { name: 'trainedAt', field: shape.trainedAt },
    { name: 'createdAt', field: shape.createdAt, propose: today },
    { name: BODY, field: text(900).describe('Ce que la personne dit, dans ses mots') },
    publishedQuestion(shape.published),
  ],
  pathOf: () => paths.home,
};
