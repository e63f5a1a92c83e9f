import type * as z from 'zod/mini';
import { paths } from '#src/site/paths.ts';
import type { FIELDS } from './contact-fields.ts';
import * as schema from './contact-schema.ts';

export type FieldName = Exclude<keyof typeof FIELDS, 'type' | 'page' | 'leaveEmpty' | 'formation'>;

const STORED_AI = {
  title: 'Demande envoyée avec succès !',
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
  course: { success: STORED_AI, failure: { title: 'Erreur lors de l’envoi', description: RETRY } },
  dialog: { success: STORED_AI, failure: { title: 'Erreur', description: RETRY } },
} as const;

type Form = {
  /** Sent with the form and stored; '' for the contact forms, which send none. */
  type: string;
  /** The name of its type in mails and in the CRM. */
  label: string;
  schema: z.core.$ZodType;
  /** In order; the schema says which are required. */
  fields: readonly FieldName[];
  submit: string;
  /** The page that follows. With script, a form that `stays` shows a toast instead. */
  thanks: `/${string}`;
  hidden?: Readonly<Record<string, string>>;
  /** The beginning of a message that the script writes: the visitor's name follows. */
  message?: string;
  stays?: true;
  /** Logs failures to the console. */
  logs?: true;
  words: keyof typeof TOASTS;
  /** Passed to the marketing CRM, where there is one. */
  crm?: true;
  /** A file to download once the request is stored. */
  download?: string;
};

const contact = {
  type: '',
  label: 'Contact',
  schema: schema.contactSchema,
  thanks: paths.thanksCallback,
  stays: true,
} as const;
const CONTACT_LINES = ['firstName', 'lastName', 'email', 'phone', 'courseInterest'] as const;

const COURSE = { formation: 'formation ia' } as const;

/** What the forms of the AI course have in common. */
const lead = <const Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  ({
    type,
    schema: schema.leadSchema(type, fields),
    fields: ['prenom', 'nom', 'email', 'telephone', 'profession'],
    hidden: COURSE,
    words: 'dialog',
  }) as const;

/**
 * Every form of the site, for pages, function, mails and commands. Forms of the same type share their label, schema and thank-you
 * page. Those of the AI course without `crm` may be replaced by an embedded marketing form.
 */
export const FORMS = {
  contact: {
    ...contact,
    fields: [...CONTACT_LINES, 'message', 'acceptedTerms'],
    submit: 'Envoyer ma demande',
    words: 'contact',
  },
  information: {
    ...contact,
    fields: [...CONTACT_LINES, 'message', 'acceptedTerms'],
    submit: 'Poser ma question',
    logs: true,
    words: 'course',
  },
  recall: {
    ...contact,
    fields: [...CONTACT_LINES, 'acceptedTerms'],
    submit: 'Demander un rappel',
    logs: true,
    words: 'course',
  },
  enrolment: {
    ...lead('inscription_formation_ia', schema.leadFields),
    label: 'Inscription',
    submit: 'Envoyer ma demande d’inscription',
    thanks: paths.thanksEnrolment,
    hidden: { ...COURSE, type_de_demande: 'Inscription Formation IA' },
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
  /** Accepted by the API, shown on no page. */
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
    words: 'contact',
  },
} as const satisfies Record<string, Form>;

type EveryForm = (typeof FORMS)[keyof typeof FORMS];

export type FormKind = keyof typeof FORMS;
export type FormType = EveryForm['type'];
export type FormLabel = EveryForm['label'];
export type FormSchema = EveryForm['schema'];
export type FormContent = z.output<FormSchema>;
export type FormDescription = Omit<Form, 'type' | 'label' | 'schema'> & {
  type: FormType;
  label: FormLabel;
  schema: FormSchema;
};

export const isFormKind = (kind: unknown): kind is FormKind => typeof kind === 'string' && Object.hasOwn(FORMS, kind);

export const contactForm = (kind: FormKind): FormDescription => FORMS[kind];

/** The forms of a type; none for an unknown type. */
export const formsOfType = (type: unknown): FormDescription[] =>
  Object.values<FormDescription>(FORMS).filter((form) => form.type === type);

/** The subject of a request, when the visitor comes from a course. */
export type FormSubject = {
  /** The category of the course, if the form offers it. */
  interest: string;
  /** One for each session with seats; the first names none. */
  choices: readonly SubjectChoice[];
};

export type SubjectChoice = {
  /** Sent as `formation`: « Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers) ». */
  value: string;
  label: string;
  /** The session's first day, `2027-01-11`. */
  session?: string | undefined;
  /** A calendar file of the session. */
  calendar?: string | undefined;
};

/** Whether a form exists only on pages of the AI course. */
export const isOfAiCourse = ({ hidden }: FormDescription): boolean => hidden?.formation !== undefined;

export const FORM_TYPES: readonly FormType[] = [...new Set(Object.values(FORMS).map(({ type }) => type))];

/** The name of a type in content, logs and commands: `contact` for ''. */
export const typeName = (type: string | null): string => (type === null || type === '' ? 'contact' : type);
