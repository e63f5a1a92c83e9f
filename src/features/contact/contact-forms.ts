import { paths } from '#src/site/paths.ts';
import type { FIELD_LABELS } from './contact-fields.ts';
import type { FormType } from './contact-schema.ts';
import type { CrmLabel } from './crm.ts';

export type FieldName = Exclude<keyof typeof FIELD_LABELS, 'type' | 'page' | 'website' | 'formation'>;

export type FormDescription = {
  type: FormType;
  /** What a visitor fills in, in order; the schema of the type says which may be left out. */
  fields: readonly FieldName[];
  submit: string;
  /** Sent as they are, with the type. */
  hidden?: Readonly<Record<string, string>>;
  /** Begins the message that is written for the visitor, before their name. */
  message?: string;
  /** A form that stays says so by a toast; the others lead to the thank-you page of their type. */
  stays?: true;
  /** Why it could not be sent is logged too, for whoever watches the page. */
  logs?: true;
  /** Which of the page's words it uses for its toasts. */
  words: 'contact' | 'course' | 'dialog';
  /** Told to the marketing CRM, where there is one. */
  crm?: CrmLabel;
  /** What the visitor came for, downloaded once the form is stored. */
  download?: string;
};

const CONTACT_LINES = ['firstName', 'lastName', 'email', 'phone', 'courseInterest'] as const;
const LEAD_LINES = ['prenom', 'nom', 'email', 'telephone', 'profession'] as const;
const COURSE = { formation: 'formation ia' } as const;

/** Every form of the site. Those without a CRM label stand in the place of an embedded marketing form. */
export const CONTACT_FORMS = {
  contact: {
    type: '',
    fields: [...CONTACT_LINES, 'message', 'acceptedTerms'],
    submit: 'Envoyer ma demande',
    stays: true,
    words: 'contact',
  },
  information: {
    type: '',
    fields: [...CONTACT_LINES, 'message', 'acceptedTerms'],
    submit: 'Poser ma question',
    stays: true,
    logs: true,
    words: 'course',
  },
  recall: {
    type: '',
    fields: [...CONTACT_LINES, 'acceptedTerms'],
    submit: 'Demander un rappel',
    stays: true,
    logs: true,
    words: 'course',
  },
  enrolment: {
    type: 'inscription_formation_ia',
    fields: LEAD_LINES,
    submit: 'Envoyer mon inscription',
    hidden: { ...COURSE, type_de_demande: 'Inscription Formation IA' },
    message: 'Demande d’inscription à la formation IA de',
    words: 'dialog',
    crm: 'Inscription',
  },
  callback: {
    type: 'callback_formation_ia',
    fields: LEAD_LINES,
    submit: 'Me faire rappeler',
    hidden: COURSE,
    message: 'Demande de rappel au sujet de la formation IA de',
    words: 'dialog',
    crm: 'Rappel',
  },
  programme: {
    type: 'download_program_ia',
    fields: LEAD_LINES,
    submit: 'Télécharger le programme',
    hidden: COURSE,
    message: 'Téléchargement du programme de la formation IA par',
    words: 'dialog',
    crm: 'Programme',
    download: paths.aiProgrammeFile,
  },
  registration: {
    type: 'registration_ia',
    fields: LEAD_LINES,
    submit: 'Envoyer ma demande',
    hidden: COURSE,
    words: 'dialog',
  },
  programmeRequest: {
    type: 'programme_ia',
    fields: LEAD_LINES,
    submit: 'Recevoir le programme',
    hidden: COURSE,
    words: 'dialog',
  },
  cpf: {
    type: 'cpf_ia',
    fields: LEAD_LINES,
    submit: 'Vérifier avec un conseiller',
    hidden: COURSE,
    words: 'dialog',
  },
} as const satisfies Record<string, FormDescription>;

export type FormKind = keyof typeof CONTACT_FORMS;

export const isFormKind = (kind: unknown): kind is FormKind =>
  typeof kind === 'string' && Object.hasOwn(CONTACT_FORMS, kind);

/** The form of a kind, whichever it is. */
export const contactForm = (kind: FormKind): FormDescription => CONTACT_FORMS[kind];
