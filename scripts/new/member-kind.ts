import { teamMemberSchema } from '../../src/features/team/team-member-schema.ts';
import { paths } from '../../src/site/paths.ts';
import { fileNameQuestion, type Kind, publishedQuestion, slugOf, today } from './kind.ts';

const { shape } = teamMemberSchema;

export const memberKind: Kind = {
  name: 'member',
  label: 'un membre de l’équipe',
  folder: 'team',
  extension: '.md',
  fields: shape,
  questions: [
    { name: 'name', field: shape.name },
    fileNameQuestion('team', ({ name = '' }) => slugOf(name)),
    { name: 'role', field: shape.role },
    { name: 'biography', field: shape.biography },
    { name: 'createdAt', field: shape.createdAt, propose: today },
    publishedQuestion(shape.published),
  ],
  pathOf: () => paths.about,
};
