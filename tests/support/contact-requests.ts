import { expect } from 'vitest';
import * as z from 'zod/mini';

export const CONTACT_URL = 'https://site.example/api/contact';

export const contact = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  email: 'zoe.legall@courriel.example',
  phone: '06 39 98 12 34',
  courseInterest: 'bureautique',
  message: 'Bonjour, je cherche une formation.',
  acceptedTerms: true,
};

export const enrolment = {
  nom: 'Le Gall',
  prenom: 'Zoé',
  email: 'zoe.legall@courriel.example',
  telephone: '06 39 98 12 34',
  profession: 'Comptable',
  type: 'inscription_formation_ia',
  formation: 'formation ia',
  message: 'Inscription de Zoé Le Gall',
};

/** What a browser without JavaScript sends for the contact form. */
export const contactForm = { ...contact, acceptedTerms: 'on', type: '', page: '/contact', leaveEmpty: '' };

export const postText = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request(CONTACT_URL, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

export const postJson = (body: unknown, headers: Record<string, string> = {}): Request =>
  postText(JSON.stringify(body), headers);

export const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}): Request =>
  postText(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });

/** A record with some of its fields left out. */
export const without = (record: object, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** The id in a successful answer. */
export async function idOf(response: Response): Promise<string> {
  return z.parse(z.object({ id: z.string() }), await response.json()).id;
}

/** Matchers whose type says nothing, so that they can stand in typed data. */
export const anyText: unknown = expect.any(String);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
