import { creatorSchema } from '../../src/features/creators/creator-schema.ts';
import { valueAt } from '../../src/lib/value-at.ts';
import { paths } from '../../src/site/paths.ts';
import { fileNameQuestion, type Kind, publishedQuestion, slugOf } from './kind.ts';

const { shape } = creatorSchema;

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

export const creatorKind: Kind = {
  name: 'creator',
  label: 'la page d’un créateur de vidéos',
  folder: 'creators',
  extension: '.yaml',
  fields: shape,
  questions: [
    { name: 'displayName', field: shape.displayName },
    fileNameQuestion('creators', ({ displayName = '' }) => slugOf(displayName)),
    { name: 'channel', field: shape.channel },
    { name: 'welcome', field: shape.welcome, propose: ({ displayName = '' }) => welcome(displayName) },
    { name: 'partnership', field: shape.partnership, propose: ({ displayName = '' }) => partnership(displayName) },
    { name: 'suspended', field: shape.suspended, propose: ({ displayName = '' }) => suspended(displayName) },
    publishedQuestion(shape.published),
  ],
  given: (project) => {
    const [blocks] = project.entriesOf('creators').flatMap(({ data }) => {
      const known = shape.blocks.safeParse(valueAt(data, ['blocks']));
      return known.success ? [known.data] : [];
    });
    return { blocks: blocks ?? SUBJECTS.map((title) => ({ title, description: 'Ce que l’on y apprend, à écrire.' })) };
  },
  advice: 'Les quatre blocs viennent d’une autre page\u00a0: relisez-les.',
  pathOf: paths.creator,
};
