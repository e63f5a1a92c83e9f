import type * as z from 'zod/mini';
import { paths } from '#src/site/paths.ts';
import type { FIELDS } from './contact-fields.ts';
import * as schema from './contact-schema.ts';

export type FieldName = Exclude<keyof typeof FIELDS, 'type' | 'page' | 'leaveEmpty' | 'formation'>;

const REQUEST_SENT = {
  title: 'Demande envoyée avec succès\u202f!',
  description: 'Nous vous recontacterons dans les plus brefs délais.',
};
const RETRY = 'Une erreur est survenue. Veuillez réessayer.';

export const TOASTS = {
  contact: {
    success: {
      title: 'Demande envoyée',
      description: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
    },
    failure: { title: 'Erreur', description: 'Une erreur est survenue lors de l’envoi du formulaire.' },
  },
  course: { success: REQUEST_SENT, failure: { title: 'Erreur lors de l’envoi', description: RETRY } },
  dialog: { success: REQUEST_SENT, failure: { title: 'Erreur', description: RETRY } },
} as const;

type Form = {
  /** Contact forms have '': they send no `type`, and their requests store null. */
  type: string;
  label: string;
  schema: z.core.$ZodType;
  fields: readonly FieldName[];
  submit: string;
  /** The path of the thank-you page. With JavaScript, a form that `stays` shows a toast instead. */
  thanks: `/${string}`;
  hidden?: Readonly<Record<string, string>>;
  needsAiCourse?: true;
  /** A message starts with this text and ends with the visitor's name. Forms send it only with JavaScript. */
  message?: string;
  stays?: true;
  toasts: keyof typeof TOASTS;
  crm?: true;
  download?: string;
};

const contact = {
  type: '',
  label: 'Contact',
  schema: schema.contactSchema,
  thanks: paths.thanksCallback,
  stays: true,
  fields: ['firstName', 'lastName', 'email', 'phone', 'courseInterest', 'message', 'acceptedTerms'],
} as const;

export const AI_COURSE_NAME = 'formation ia';
const COURSE = { formation: AI_COURSE_NAME } as const;

const lead = <const Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  ({
    type,
    schema: schema.leadSchema(type, fields),
    fields: ['prenom', 'nom', 'email', 'telephone', 'profession'],
    hidden: COURSE,
    needsAiCourse: true,
    toasts: 'dialog',
  }) as const;

export const FORMS = {
  contact: {
    ...contact,
    submit: 'Envoyer ma demande',
    toasts: 'contact',
  },
  information: {
    ...contact,
    submit: 'Poser ma question',
    toasts: 'course',
  },
  recall: {
    ...contact,
    fields: ['firstName', 'lastName', 'email', 'phone', 'courseInterest', 'acceptedTerms'],
    submit: 'Demander un rappel',
    toasts: 'course',
  },
  enrolment: {
    ...lead('inscription_formation_ia', schema.leadFields),
    label: 'Inscription',
    submit: 'Envoyer ma demande d’inscription',
    thanks: paths.thanksEnrolment,
    // Replaces `COURSE`, because this form already has a field `formation`, in which visitors choose a session.
    hidden: { type_de_demande: 'Inscription Formation IA' },
    message: 'Demande d’inscription à la formation IA de',
    crm: true,
  },
  callback: {
    ...lead('callback_formation_ia', schema.callbackFields),
    label: 'Rappel',
    submit: 'Me faire rappeler',
    thanks: paths.thanksCallback,
    message: 'Demande de rappel au sujet de la formation IA de',
    crm: true,
  },
  /** The API accepts this form, but no page shows it. */
  heroCallback: {
    ...lead('callback_formation_ia_hero', schema.heroCallbackFields),
    label: 'Rappel',
    submit: 'Me faire rappeler',
    thanks: paths.thanksCallback,
  },
  programme: {
    ...lead('download_program_ia', schema.leadFields),
    label: 'Programme',
    submit: 'Télécharger le programme',
    thanks: paths.thanksDownload,
    message: 'Téléchargement du programme de la formation IA par',
    crm: true,
    download: paths.aiProgrammeFile,
  },
  registration: {
    ...lead('registration_ia', schema.leadFields),
    label: 'Inscription',
    submit: 'Envoyer ma demande',
    thanks: paths.thanksAiEnrolment,
  },
  programmeRequest: {
    ...lead('programme_ia', schema.leadFields),
    label: 'Programme',
    submit: 'Recevoir le programme',
    thanks: paths.thanksAiProgramme,
  },
  cpf: {
    ...lead('cpf_ia', schema.leadFields),
    label: 'Vérification CPF',
    submit: 'Vérifier avec un conseiller',
    thanks: paths.thanksAiCpf,
  },
  complaint: {
    type: 'reclamation',
    label: 'Réclamation',
    schema: schema.leadSchema('reclamation', schema.complaintFields),
    fields: ['prenom', 'nom', 'email', 'telephone', 'message'],
    submit: 'Envoyer ma réclamation',
    thanks: paths.thanksComplaint,
    toasts: 'contact',
  },
} as const satisfies Record<string, Form>;

type EveryForm = (typeof FORMS)[keyof typeof FORMS];

export type FormKind = keyof typeof FORMS;
export type FormType = EveryForm['type'];
export type FormSchema = EveryForm['schema'];
export type FormContent = z.output<FormSchema>;
export type FormDescription = Form & Pick<EveryForm, 'type' | 'schema'>;

export const contactForm = (kind: FormKind): FormDescription => FORMS[kind];

export const formsOfType = (type: unknown): FormDescription[] =>
  Object.values<FormDescription>(FORMS).filter((form) => form.type === type);

export type FormSubject = {
  interest: string;
  choices: readonly SubjectChoice[];
};

export type SubjectChoice = {
  /** Sent as `formation`: « Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers) ». */
  value: string;
  label: string;
  session?: string | undefined;
  key?: string;
  calendar?: string | undefined;
};

export const typeName = (type: string | null): string => (type === null || type === '' ? 'contact' : type);
