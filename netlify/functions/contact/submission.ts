import { createHash } from 'node:crypto';
import type { FormContent, FormType, LeadType } from '#src/features/contact/contact-schema.ts';

/** One stored request, whichever form and vocabulary it came in. */
export type ContactSubmission = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  courseInterest: string | null;
  message: string | null;
  acceptedTerms: boolean;
  createdAt: string;
  type: LeadType | null;
  profession: string | null;
  formation: string | null;
  /** Path of the page that held the form. */
  page: string | null;
};

const orNull = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

function content(form: FormType, data: FormContent): Omit<ContactSubmission, 'id' | 'createdAt'> {
  const isContact = 'firstName' in data;
  return {
    firstName: orNull(isContact ? data.firstName : data.prenom),
    lastName: orNull(isContact ? data.lastName : data.nom),
    email: orNull(data.email),
    phone: orNull(isContact ? data.phone : data.telephone),
    courseInterest: orNull(isContact ? data.courseInterest : undefined),
    message: orNull(data.message),
    acceptedTerms: data.acceptedTerms ?? false,
    type: form === '' ? null : form,
    profession: orNull(isContact ? undefined : data.profession),
    formation: orNull(data.formation),
    page: orNull(data.page),
  };
}

/**
 * What a form says, ready to be kept. Its id follows from the form, the key and the content, so that a retry finds
 * what its first try wrote, and an edited request never takes the place of another.
 */
export function submissionOf(form: FormType, data: FormContent, key: string, createdAt: Date): ContactSubmission {
  const { firstName, lastName, email, phone, courseInterest, ...rest } = content(form, data);
  const { message, acceptedTerms, type, profession, formation, page } = rest;
  const canonical = [
    firstName,
    lastName,
    email,
    phone,
    courseInterest,
    message,
    acceptedTerms,
    profession,
    formation,
    page,
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([form, key, canonical]))
    .digest('hex');
  return {
    id: hash.slice(0, 32),
    firstName,
    lastName,
    email,
    phone,
    courseInterest,
    message,
    acceptedTerms,
    createdAt: createdAt.toISOString(),
    type,
    profession,
    formation,
    page,
  };
}
