import * as z from 'zod/mini';
import { COURSE_INTERESTS, LIMITS } from './contact-fields.ts';
import { cleanEmail, emailMessage, isEmail } from './email-address.ts';
import {
  cleanLine,
  cleanPhone,
  cleanText,
  isName,
  isPhone,
  isWholePhone,
  phoneMessage,
  visibleLength,
} from './typed-text.ts';

const INVALID = 'Valeur non valide';
const INVALID_PHONE = 'Numéro de téléphone invalide';
const CALLBACK_PHONE = 'Le numéro de téléphone doit contenir au moins 10 chiffres';
const INVALID_LEAD_EMAIL = 'Email invalide';
const TERMS = 'Vous devez accepter les conditions';
const UNKNOWN_PAGE = 'Page inconnue';
const UNKNOWN_FIELD = 'Champ inconnu';

const tooLong = (label: string, limit: number) => `${label} ne peut pas dépasser ${limit} caractères`;

const line = (invalid: string, label: string, limit: number) =>
  z.string(invalid).check(z.overwrite(cleanLine), z.maxLength(limit, tooLong(label, limit)));

const name = (label: string) => {
  const tooShort = `${label} doit contenir au moins 2 caractères`;
  return line(tooShort, label, LIMITS.name).check(z.refine(isName, tooShort));
};

type Options = { mayBeEmpty?: boolean };

const email = (invalid: string, { mayBeEmpty = false }: Options = {}) =>
  z.string(invalid).check(
    z.overwrite(cleanEmail),
    z.refine((address) => (mayBeEmpty && address === '') || isEmail(address), {
      error: ({ input }) => emailMessage(invalid, String(input)),
    }),
  );

const phone = (
  invalid: string,
  { mayBeEmpty = false, accepts = isPhone }: Options & { accepts?: typeof isPhone } = {},
) =>
  z.string(invalid).check(
    z.overwrite(cleanPhone),
    z.refine((number) => (mayBeEmpty && number === '') || (number.length <= LIMITS.phone && accepts(number)), {
      error: ({ input }) => phoneMessage(invalid, String(input)),
    }),
  );

const writtenText = z
  .string(INVALID)
  .check(z.overwrite(cleanText), z.maxLength(LIMITS.message, tooLong('Le message', LIMITS.message)));

const commonFields = {
  message: z.optional(writtenText),
  formation: z.optional(line(INVALID, 'La formation', LIMITS.formation)),
  /** Path of the page with the form, without query and fragment, which may name a person. */
  page: z.optional(
    z.string(UNKNOWN_PAGE).check(
      z.overwrite((path) => cleanLine(path).replace(/[?#].*$/, '')),
      z.maxLength(LIMITS.page, UNKNOWN_PAGE),
      z.regex(/^(?:\/(?!\/).*)?$/, UNKNOWN_PAGE),
    ),
  ),
  /** The honeypot: a hidden field that only bots fill in. */
  leaveEmpty: z.optional(z.string(INVALID)),
  /** Milliseconds since the page was opened. */
  elapsed: z.optional(z.number(INVALID).check(z.nonnegative(INVALID))),
  notice: z.optional(z.string(INVALID).check(z.regex(/^[\da-f]{8}$/, INVALID))),
};

export const contactSchema = z.strictObject(
  {
    firstName: name('Le prénom'),
    lastName: name('Le nom'),
    email: email('Adresse email invalide'),
    phone: phone(INVALID_PHONE),
    courseInterest: z.optional(z.enum(['', ...COURSE_INTERESTS.map(({ value }) => value)], 'Domaine inconnu')),
    acceptedTerms: z.boolean(TERMS).check(z.refine((accepted) => accepted, TERMS)),
    type: z.optional(z.literal('')),
    ...commonFields,
  },
  UNKNOWN_FIELD,
);

export const leadFields = {
  nom: name('Le nom'),
  prenom: name('Le prénom'),
  email: email(INVALID_LEAD_EMAIL),
  telephone: z.optional(phone(INVALID_PHONE, { mayBeEmpty: true })),
  profession: z.optional(line(INVALID, 'La profession', LIMITS.profession)),
  acceptedTerms: z.optional(z.boolean(INVALID)),
  // A hidden field that the enrolment form sends (contact-forms.ts). It is neither validated nor stored.
  type_de_demande: z.optional(z.unknown()),
  ...commonFields,
};

export const callbackFields = { ...leadFields, telephone: phone(CALLBACK_PHONE, { accepts: isWholePhone }) };

export const heroCallbackFields = {
  ...callbackFields,
  nom: z.optional(line(INVALID, 'Le nom', LIMITS.name)),
  prenom: z.optional(line(INVALID, 'Le prénom', LIMITS.name)),
  email: z.optional(email(INVALID_LEAD_EMAIL, { mayBeEmpty: true })),
};

export const complaintFields = {
  ...leadFields,
  message: writtenText.check(z.refine((text) => visibleLength(text) > 0, 'Le message ne peut pas rester vide')),
};

export const leadSchema = <const Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  z.strictObject({ ...fields, type: z.literal(type) }, UNKNOWN_FIELD);

export const requiredFields = ({ shape }: { shape: Readonly<Record<string, z.core.$ZodType>> }): string[] =>
  Object.entries(shape)
    .filter(([name, field]) => name !== 'type' && !z.safeParse(field, undefined).success)
    .map(([name]) => name);
