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
  requiredMessage,
} from './contact-fields.ts';

const CALLBACK_PHONE = 'Le numéro de téléphone doit contenir au moins 10 chiffres';
const INVALID_PHONE = 'Numéro de téléphone invalide';
const INVALID_LEAD_EMAIL = 'Email invalide';
export const UNKNOWN_FIELD = 'Champ inconnu';

/** The contact page and the inline forms, which carry no `type`. */
export const contactSchema = z.strictObject(
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

export const leadSchema = <const Type extends string>(type: Type) =>
  z.strictObject({ ...leadFields, type: z.literal(type) }, UNKNOWN_FIELD);

export const callbackSchema = <const Type extends string>(type: Type) =>
  z.strictObject({ ...leadFields, telephone: phone(CALLBACK_PHONE), type: z.literal(type) }, UNKNOWN_FIELD);

/** A complaint says what went wrong. */
export const complaintSchema = <const Type extends string>(type: Type) =>
  z.strictObject({ ...leadFields, message: requiredMessage, type: z.literal(type) }, UNKNOWN_FIELD);

/** A number alone is enough to be called back. */
export const heroCallbackSchema = <const Type extends string>(type: Type) =>
  z.strictObject(
    {
      ...leadFields,
      nom: optionalName('Le nom'),
      prenom: optionalName('Le prénom'),
      email: orEmpty(email(INVALID_LEAD_EMAIL)),
      telephone: phone(CALLBACK_PHONE),
      type: z.literal(type),
    },
    UNKNOWN_FIELD,
  );

/** Fields that a form cannot do without: `['firstName', 'lastName', 'email', 'phone', 'acceptedTerms']` for the contact form. */
export const requiredFields = ({ shape }: { shape: Readonly<Record<string, z.core.$ZodType>> }): string[] =>
  Object.entries(shape)
    .filter(([name, field]) => name !== 'type' && !z.safeParse(field, undefined).success)
    .map(([name]) => name);
