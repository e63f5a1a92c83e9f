import type { ContactSubmission } from '#netlify/functions/contact/submission.ts';

/** The thirteen keys that programs rely on, always all of them and in this order. */
export const plainSubmission = ({
  id,
  firstName,
  lastName,
  email,
  phone,
  courseInterest,
  message,
  acceptedTerms,
  createdAt,
  type,
  profession,
  formation,
  page,
}: ContactSubmission) => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  courseInterest,
  message,
  acceptedTerms,
  createdAt,
  type,
  profession,
  formation,
  page,
});
