import { z } from 'zod';
import { BLOG_CATEGORIES } from '../../src/features/blog/article-categories.ts';
import { nextArticleNumber } from '../../src/features/blog/article.ts';
import { articleNumber } from '../../src/site/entry-addresses.ts';
import { articleSchema } from '../../src/features/blog/article-schema.ts';
import { paths } from '../../src/site/paths.ts';
import { fileNameQuestion, type Kind, publishedQuestion, slugOf, today } from './kind.ts';
import { type Project, textsIn } from './project.ts';

const { shape } = articleSchema;

/** Titles up to there fit tabs and search engines whole. */
const SHORT_TITLE = 50;

const nextNumber = (project: Project): number => nextArticleNumber(project.entriesOf('blog').map(({ id }) => id));

export const articleKind: Kind = {
  name: 'article',
  label: 'un article de blog',
  folder: 'blog',
  extension: '.md',
  fields: shape,
  questions: [
    { name: 'title', field: shape.title },
    {
      name: 'shortTitle',
      field: shape.shortTitle,
      isAsked: ({ title = '' }) => title.length > SHORT_TITLE,
    },
    fileNameQuestion('blog', ({ title = '' }, project) => `${nextNumber(project)}-${slugOf(title)}`),
    { name: 'excerpt', field: shape.excerpt },
    { name: 'category', field: z.enum(BLOG_CATEGORIES).describe('Catégorie') },
    { name: 'author', field: shape.author, choices: (project) => textsIn(project, 'team', 'name') },
    { name: 'tags', field: shape.tags },
    { name: 'createdAt', field: shape.createdAt, propose: today },
    publishedQuestion(shape.published),
  ],
  advice:
    'Sous la seconde ligne de tirets\u00a0: le texte, 300 mots ou plus (docs/composants-mdx.md dit les encadrés).',
  pathOf: (id) => paths.article(articleNumber(id)),
};
