import { slugify } from '#src/lib/french-text.ts';
import { LISTED_CATEGORIES } from '#src/site/browser-facts.ts';

/** In UTF-16 units, like `maxlength`. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 30,
  profession: 100,
  formation: 200,
  message: 5000,
  page: 200,
} as const;

export const COURSE_INTERESTS = LISTED_CATEGORIES.map((label) => ({ value: slugify(label), label }));

export const isCourseInterest = (value: string): boolean =>
  COURSE_INTERESTS.some((interest) => interest.value === value);

export type FieldTexts = {
  label: string;
  input?: { type: string; maxLength: number; autoComplete: string };
  example?: string;
  kind?: 'wide' | 'checkbox';
};

const NAME_INPUT = { type: 'text', maxLength: LIMITS.name } as const;
const FIRST_NAME = { label: 'Prénom', input: { ...NAME_INPUT, autoComplete: 'given-name' } };
const LAST_NAME = { label: 'Nom', input: { ...NAME_INPUT, autoComplete: 'family-name' } };
const PHONE = {
  label: 'Téléphone',
  input: { type: 'tel', maxLength: LIMITS.phone, autoComplete: 'tel' },
  example: 'Exemple\u00a0: 06 39 98 00 00',
};

export const FIELDS = {
  firstName: FIRST_NAME,
  prenom: FIRST_NAME,
  lastName: LAST_NAME,
  nom: LAST_NAME,
  email: {
    label: 'Adresse email',
    input: { type: 'email', maxLength: LIMITS.email, autoComplete: 'email' },
    example: 'Exemple\u00a0: prenom@exemple.fr',
  },
  phone: PHONE,
  telephone: PHONE,
  profession: {
    label: 'Profession',
    input: { type: 'text', maxLength: LIMITS.profession, autoComplete: 'organization-title' },
  },
  courseInterest: { label: 'Domaine de formation qui vous intéresse', kind: 'wide' },
  formation: { label: 'Formation' },
  message: { label: 'Votre message', kind: 'wide' },
  acceptedTerms: { label: 'J’ai lu et j’accepte les conditions de traitement de ma demande', kind: 'checkbox' },
  type: { label: 'Type de demande' },
  page: { label: 'Page' },
  leaveEmpty: { label: 'Laissez ce champ vide' },
} as const satisfies Record<string, FieldTexts>;

export const isCheckbox = (name: string): boolean =>
  (FIELDS as Readonly<Record<string, FieldTexts>>)[name]?.kind === 'checkbox';
