import { countOf } from '#src/lib/french-numbers.ts';
import { trainerOf } from '#src/features/team/trainers.ts';
import { lowerFirst } from '#src/lib/french-text.ts';
import { aiCourse, aiCourseSheet, certifiedWording, wording } from './ai-course.ts';

const isFunded = aiCourseSheet.eligibleForCPF;
const { hours, promises, formPages } = aiCourse;
const trainers = (aiCourseSheet.trainers ?? []).flatMap((id) => trainerOf(id) ?? []);
const courseContents = [
  `${countOf(hours, 'heure')} de formation. ${wording('intensity')}`,
  certifiedWording('certification') ?? aiCourseSheet.fundingNotice,
  wording('funding'),
  ...trainers.map(({ name, role }) => `Qui vous forme\u00a0: ${name}, ${lowerFirst(role)}`),
  certifiedWording('trainers'),
].filter((item) => item !== undefined);
const account = isFunded ? ['Vous consultez votre solde CPF sur moncompteformation.gouv.fr'] : [];

export const AI_FORM_PAGES = {
  inscription: {
    title: 'Inscription Formation IA',
    description: formPages.enrolment.description,
    note: 'Inscription',
    formTitle: 'Vos coordonnées',
    embedded: 'registration',
    promise: promises.enrolment,
    lists: [{ title: 'Ce que comprend la formation', items: courseContents }],
    steps: [],
  },
  programme: {
    title: 'Le programme de la formation IA',
    description: formPages.programme.description,
    note: 'Programme',
    formTitle: 'Recevoir le programme',
    embedded: 'programme',
    promise: promises.programme,
    lists: [
      { title: 'En pratique', items: formPages.programme.terms },
      {
        title: 'Ce que vous recevez',
        items: [...formPages.programme.received, ...(isFunded ? ['Les informations sur le CPF'] : [])],
      },
    ],
    steps: [],
  },
  cpf: {
    title: isFunded ? 'Financer la formation IA avec le CPF' : 'Financer la formation IA',
    description: formPages.cpf.description,
    note: 'Financement',
    formTitle: 'Faire le point sur mon financement',
    embedded: 'cpf',
    promise: promises.cpf,
    lists: isFunded ? [{ title: 'D’autres financements', items: formPages.cpf.others }] : [],
    steps: [...account, ...formPages.cpf.steps],
  },
} as const;

export type AiFormName = keyof typeof AI_FORM_PAGES;
