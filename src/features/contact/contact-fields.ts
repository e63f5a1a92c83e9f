import * as z from 'zod/mini';
import { slugify } from '#src/lib/french-text.ts';
import { LISTED_CATEGORIES } from '#src/site/listed-categories.ts';
import { cleanEmail, emailMessage, isEmail } from './email-address.ts';
import { cleanLine, cleanPhone, cleanText, isName, isPhone, visibleLength } from './typed-text.ts';

/** The same numbers are the `maxlength` of the inputs. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 30,
  profession: 100,
  formation: 200,
  message: 5000,
  page: 200,
} as const;

/** The categories of courses, as the contact form offers them: those too that have no course at the moment. */
export const COURSE_INTERESTS = LISTED_CATEGORIES.map((label) => ({ value: slugify(label), label }));

/** Whether the contact form offers that field of interest. */
export const isCourseInterest = (value: string): boolean =>
  COURSE_INTERESTS.some((interest) => interest.value === value);

/** Labels of both vocabularies: forms, error summaries and mails take them from here. */
export const FIELD_LABELS = {
  firstName: 'Prénom',
  prenom: 'Prénom',
  lastName: 'Nom',
  nom: 'Nom',
  email: 'Adresse email',
  phone: 'Téléphone',
  telephone: 'Téléphone',
  profession: 'Profession',
  courseInterest: 'Domaine de formation qui vous intéresse',
  formation: 'Formation',
  message: 'Votre message',
  acceptedTerms: 'J’ai lu dans quelles conditions mes données servent à répondre à ma demande',
  type: 'Type de demande',
  page: 'Page',
  leaveEmpty: 'Laissez ce champ vide',
} as const;

const NAME_INPUT = { type: 'text', maxLength: LIMITS.name } as const;
const PHONE_INPUT = { type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone } as const;

/** The HTML attributes of a one-line field; a textarea takes `maxLength` alone. */
export const INPUT_ATTRIBUTES = {
  firstName: { ...NAME_INPUT, autoComplete: 'given-name' },
  prenom: { ...NAME_INPUT, autoComplete: 'given-name' },
  lastName: { ...NAME_INPUT, autoComplete: 'family-name' },
  nom: { ...NAME_INPUT, autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
  phone: PHONE_INPUT,
  telephone: PHONE_INPUT,
  profession: { type: 'text', autoComplete: 'organization-title', maxLength: LIMITS.profession },
} as const;

const PHONE_EXAMPLE = 'Exemple\u00a0: 06 39 98 00 00';

/** Examples beside the errors of fields whose form is easily missed. */
export const FIELD_EXAMPLES: Readonly<Partial<Record<keyof typeof FIELD_LABELS, string>>> = {
  email: 'Exemple\u00a0: prenom@exemple.fr',
  phone: PHONE_EXAMPLE,
  telephone: PHONE_EXAMPLE,
};

const INVALID = 'Valeur non valide';
const tooLong = (what: string, limit: number) => `${what} ne peut pas dépasser ${limit} caractères`;

/**
 * Before a text is cleaned: to normalise marks takes time by the square of their number, half a second for a body full of
 * them. Nobody types four times what is kept.
 */
const bounded = (limit: number, message: string) => z.maxLength(4 * limit, { error: message, abort: true });

const line = (invalid: string, what: string, limit: number) =>
  z
    .string(invalid)
    .check(bounded(limit, tooLong(what, limit)), z.overwrite(cleanLine), z.maxLength(limit, tooLong(what, limit)));

const name = (what: string) => {
  const tooShort = `${what} doit contenir au moins 2 caractères`;
  return line(tooShort, what, LIMITS.name).check(z.refine(isName, tooShort));
};

export const firstName = name('Le prénom');
export const lastName = name('Le nom');

/** A name that may be left out, as in the callback form that asks for a number alone. */
export const optionalName = (what: string) => z.optional(line(INVALID, what, LIMITS.name));

export const email = (invalid: string) =>
  z
    .string(invalid)
    .check(
      bounded(LIMITS.email, invalid),
      z.overwrite(cleanEmail),
      z.refine(isEmail, { error: ({ input }) => emailMessage(invalid, String(input)) }),
    );

export const phone = (invalid: string) =>
  z.string(invalid).check(
    bounded(LIMITS.phone, invalid),
    z.overwrite(cleanPhone),
    z.refine((number) => number.length <= LIMITS.phone && isPhone(number), invalid),
  );

/** Empty means none; anything else must be right. */
export const orEmpty = (field: z.ZodMiniString) =>
  z.optional(
    z.string(INVALID).check((context) => {
      if (context.value.trim() === '') {
        context.value = '';
        return;
      }
      const parsed = z.safeParse(field, context.value);
      if (parsed.success) context.value = parsed.data;
      else
        context.issues.push({
          code: 'custom',
          input: context.value,
          message: parsed.error.issues[0]?.message ?? INVALID,
        });
    }),
  );

export const profession = z.optional(line(INVALID, 'La profession', LIMITS.profession));
export const formation = z.optional(line(INVALID, 'La formation', LIMITS.formation));

const writtenText = z
  .string(INVALID)
  .check(
    bounded(LIMITS.message, tooLong('Le message', LIMITS.message)),
    z.overwrite(cleanText),
    z.maxLength(LIMITS.message, tooLong('Le message', LIMITS.message)),
  );

export const message = z.optional(writtenText);

/** The text of a form that would say nothing without it. */
export const requiredMessage = writtenText.check(
  z.refine((text) => visibleLength(text) > 0, 'Le message ne peut pas rester vide'),
);

export const courseInterest = z.optional(
  z.enum(['', ...COURSE_INTERESTS.map(({ value }) => value)], 'Domaine inconnu'),
);

const TERMS = 'Vous devez accepter les conditions';
export const acceptedTerms = z.boolean(TERMS).check(z.refine((accepted) => accepted, TERMS));

/** Path of the page that holds the form; what follows `?` or `#` is dropped, for it may name a person. */
const page = z.optional(
  z.string('Page inconnue').check(
    bounded(LIMITS.page, 'Page inconnue'),
    z.overwrite((path) => cleanLine(path).replace(/[?#].*$/, '')),
    z.maxLength(LIMITS.page, 'Page inconnue'),
    z.regex(/^(?:\/(?!\/).*)?$/, 'Page inconnue'),
  ),
);

/** Not for people: `leaveEmpty` is a hidden field that robots fill, `elapsed` the milliseconds since the page was opened. */
export const hiddenFields = {
  page,
  leaveEmpty: z.optional(z.string(INVALID)),
  elapsed: z.optional(z.number(INVALID).check(z.nonnegative(INVALID))),
  /** Version of the notice that stood at the form. */
  notice: z.optional(z.string(INVALID).check(z.regex(/^[\da-f]{8}$/, INVALID))),
};
