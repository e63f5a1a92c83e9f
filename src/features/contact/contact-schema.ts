import * as z from 'zod/mini';
import {
  acceptedTerms,
  courseInterest,
  email,
  firstName,
  formation,
  hiddenFields,
  lastName,
  message,
  optionalName,
  orEmpty,
  phone,
  profession,
} from './contact-fields.ts';

const CALLBACK_PHONE = 'Le numéro de téléphone doit contenir au moins 10 chiffres';
const INVALID_PHONE = 'Numéro de téléphone invalide';
const INVALID_LEAD_EMAIL = 'Email invalide';
export const UNKNOWN_FIELD = 'Champ inconnu';

/** The contact page and the inline forms, which carry no `type`. */
const contactSchema = z.strictObject(
  {
    firstName,
    lastName,
    email: email('Adresse email invalide'),
    phone: phone(INVALID_PHONE),
    courseInterest,
    message,
    acceptedTerms,
    formation,
    type: z.optional(z.literal('')),
    ...hiddenFields,
  },
  UNKNOWN_FIELD,
);

const leadFields = {
  nom: lastName,
  prenom: firstName,
  email: email(INVALID_LEAD_EMAIL),
  telephone: orEmpty(phone(INVALID_PHONE)),
  profession,
  formation,
  message,
  acceptedTerms: z.optional(z.boolean('Valeur non valide')),
  // The enrolment form also sends a hidden label of its own, which nothing checks or keeps.
  type_de_demande: z.optional(z.unknown()),
  ...hiddenFields,
};

const lead = <const Type extends string>(type: Type) =>
  z.strictObject({ ...leadFields, type: z.literal(type) }, UNKNOWN_FIELD);

const enrolmentSchema = lead('inscription_formation_ia');
const programmeSchema = lead('download_program_ia');
const embeddedEnrolmentSchema = lead('registration_ia');
const embeddedProgrammeSchema = lead('programme_ia');
const embeddedCpfSchema = lead('cpf_ia');

const callbackSchema = z.strictObject(
  { ...leadFields, telephone: phone(CALLBACK_PHONE), type: z.literal('callback_formation_ia') },
  UNKNOWN_FIELD,
);

/** A number alone is enough to be called back. */
const heroCallbackSchema = z.strictObject(
  {
    ...leadFields,
    nom: optionalName('Le nom'),
    prenom: optionalName('Le prénom'),
    email: orEmpty(email(INVALID_LEAD_EMAIL)),
    telephone: phone(CALLBACK_PHONE),
    type: z.literal('callback_formation_ia_hero'),
  },
  UNKNOWN_FIELD,
);

/** Every form by the `type` it sends; the contact form sends none. */
export const FORM_SCHEMAS = {
  '': contactSchema,
  inscription_formation_ia: enrolmentSchema,
  callback_formation_ia: callbackSchema,
  callback_formation_ia_hero: heroCallbackSchema,
  download_program_ia: programmeSchema,
  registration_ia: embeddedEnrolmentSchema,
  programme_ia: embeddedProgrammeSchema,
  cpf_ia: embeddedCpfSchema,
} as const;

export type FormType = keyof typeof FORM_SCHEMAS;
export type FormSchema = (typeof FORM_SCHEMAS)[FormType];
export type FormContent = z.output<FormSchema>;

export const isFormType = (type: unknown): type is FormType =>
  typeof type === 'string' && Object.hasOwn(FORM_SCHEMAS, type);

/** Fields that a form cannot do without: `['firstName', 'lastName', 'email', 'phone', 'acceptedTerms']` for `''`. */
export const requiredFields = (form: FormType): string[] =>
  Object.entries(FORM_SCHEMAS[form].shape)
    .filter(([name, field]) => name !== 'type' && !z.safeParse(field, undefined).success)
    .map(([name]) => name);
