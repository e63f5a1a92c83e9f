import { z } from 'zod';
import { BLOG_CATEGORIES } from '#src/features/blog/article-categories.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { nextArticleNumber } from '#src/features/blog/article.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { creatorSchema } from '#src/features/creators/creator-schema.ts';
import { teamMemberSchema } from '#src/features/team/team-member-schema.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial-schema.ts';
import { text } from '#src/content-model/fields.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { categories } from '#src/site/categories.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import { BODY, fileNameQuestion, type Kind, publishedQuestion, slugOf, today } from './kind.ts';
import { type Project, textsIn } from './project.ts';

const course = courseSchema.shape;

const ORDER_STEP = 10;

/** Behind every other course. */
function lastOrder(project: Project): string {
  const orders = project.entriesOf('courses').map(({ data }) => Number(valueAt(data, ['order']) ?? 0));
  return String(Math.max(0, ...orders.filter(Number.isFinite)) + ORDER_STEP);
}

const courseKind: Kind = {
  name: 'course',
  label: 'une formation',
  folder: 'courses',
  extension: '.md',
  fields: course,
  questions: [
    { name: 'title', field: course.title },
    fileNameQuestion('courses', ({ title = '' }) => slugOf(title)),
    { name: 'description', field: course.description },
    {
      name: 'category',
      field: course.category,
      choices: (project) => [
        ...new Set([...categories.courses.map(({ name }) => name), ...textsIn(project, 'courses', 'category')]),
      ],
    },
    { name: 'duration', field: course.duration },
    { name: 'eligibleForCPF', field: course.eligibleForCPF, label: 'Éligible au CPF', propose: () => 'non' },
    { name: 'order', field: course.order, propose: (_, project) => lastOrder(project) },
    { name: 'createdAt', field: course.createdAt, propose: today },
    publishedQuestion(course.published),
  ],
  advice:
    'Sous la seconde ligne de tirets\u00a0: comment la formation se passe (docs/composants-mdx.md dit les encadrés).',
  pathOf: paths.course,
};

const article = articleSchema.shape;

/** Titles up to there fit tabs and search engines whole. */
const SHORT_TITLE = 50;

const nextNumber = (project: Project): number => nextArticleNumber(project.entriesOf('blog').map(({ id }) => id));

const articleKind: Kind = {
  name: 'article',
  label: 'un article de blog',
  folder: 'blog',
  extension: '.md',
  fields: article,
  questions: [
    { name: 'title', field: article.title },
    {
      name: 'shortTitle',
      field: article.shortTitle,
      isAsked: ({ title = '' }) => title.length > SHORT_TITLE,
    },
    fileNameQuestion('blog', ({ title = '' }, project) => `${nextNumber(project)}-${slugOf(title)}`),
    { name: 'excerpt', field: article.excerpt },
    { name: 'category', field: z.enum(BLOG_CATEGORIES).describe('Catégorie') },
    { name: 'author', field: article.author, choices: (project) => textsIn(project, 'team', 'name') },
    { name: 'tags', field: article.tags },
    { name: 'createdAt', field: article.createdAt, propose: today },
    publishedQuestion(article.published),
  ],
  advice:
    'Sous la seconde ligne de tirets\u00a0: le texte, 300 mots ou plus (docs/composants-mdx.md dit les encadrés).',
  pathOf: (id) => paths.article(articleNumber(id)),
};

const testimonial = testimonialSchema.shape;

const testimonialKind: Kind = {
  name: 'testimonial',
  label: 'un témoignage',
  folder: 'testimonials',
  extension: '.md',
  fields: testimonial,
  questions: [
    { name: 'name', field: testimonial.name },
    fileNameQuestion('testimonials', ({ name = '' }) => slugOf(name)),
    { name: 'role', field: testimonial.role },
    { name: 'rating', field: testimonial.rating },
    { name: 'course', field: testimonial.course, choices: (project) => textsIn(project, 'courses', 'title') },
    { name: 'trainedAt', field: testimonial.trainedAt },
    { name: 'createdAt', field: testimonial.createdAt, propose: today },
    { name: BODY, field: text(900).describe('Ce que la personne dit, dans ses mots') },
    publishedQuestion(testimonial.published),
  ],
  pathOf: () => paths.home,
};

const member = teamMemberSchema.shape;

const memberKind: Kind = {
  name: 'member',
  label: 'un membre de l’équipe',
  folder: 'team',
  extension: '.md',
  fields: member,
  questions: [
    { name: 'name', field: member.name },
    fileNameQuestion('team', ({ name = '' }) => slugOf(name)),
    { name: 'role', field: member.role },
    { name: 'biography', field: member.biography },
    { name: 'createdAt', field: member.createdAt, propose: today },
    publishedQuestion(member.published),
  ],
  pathOf: () => paths.about,
};

const creator = creatorSchema.shape;

/** The sentences that the law wants of a paid recommendation, and of courses that public money pays for. */
const partnership = (name: string) =>
  `Publicité, collaboration commerciale\u00a0: ${name} reçoit une rémunération de l’organisme de formation. Formation certifiante, ` +
  'finançable sur fonds publics (CPF) si vous avez des droits\u202f; participation obligatoire sauf exonération\u202f; ' +
  'assiduité et passage de l’examen attendus. Inscription personnelle, sans cadeau, sur moncompteformation.gouv.fr.';

/** The same on days when no public fund may pay. */
const suspended = (name: string) =>
  `Publicité, collaboration commerciale\u00a0: ${name} reçoit une rémunération de l’organisme de formation. Aucun fonds public ne ` +
  'peut payer cette formation en ce moment.';

const welcome = (name: string) =>
  `Vous arrivez d’une vidéo de ${name}. Demandez le programme, lisez-le, et décidez tranquillement.`;

const SUBJECTS = ['Choisir ses outils d’IA', 'Écrire avec l’IA', 'Créer des images', 'Automatiser sans programmer'];

const creatorKind: Kind = {
  name: 'creator',
  label: 'la page d’un créateur de vidéos',
  folder: 'creators',
  extension: '.yaml',
  fields: creator,
  questions: [
    { name: 'displayName', field: creator.displayName },
    fileNameQuestion('creators', ({ displayName = '' }) => slugOf(displayName)),
    { name: 'channel', field: creator.channel },
    { name: 'welcome', field: creator.welcome, propose: ({ displayName = '' }) => welcome(displayName) },
    { name: 'partnership', field: creator.partnership, propose: ({ displayName = '' }) => partnership(displayName) },
    { name: 'suspended', field: creator.suspended, propose: ({ displayName = '' }) => suspended(displayName) },
    publishedQuestion(creator.published),
  ],
  given: (project) => {
    const [blocks] = project.entriesOf('creators').flatMap(({ data }) => {
      const known = creator.blocks.safeParse(valueAt(data, ['blocks']));
      return known.success ? [known.data] : [];
    });
    return { blocks: blocks ?? SUBJECTS.map((title) => ({ title, description: 'Ce que l’on y apprend, à écrire.' })) };
  },
  advice: 'Les quatre blocs viennent d’une autre page\u00a0: relisez-les.',
  pathOf: paths.creator,
};

/** All that `npm run new` can write. */
export const KINDS: readonly Kind[] = [courseKind, articleKind, testimonialKind, memberKind, creatorKind];
