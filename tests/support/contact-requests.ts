import { expect } from 'vitest';
import { type ContactDeps, handleContact } from '#netlify/contact/handle-contact.ts';
import { boundedFetch, type Fetch, VISITOR_BUDGET } from '#netlify/requests/blobs.ts';
import { localStore } from '#netlify/local/local-blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { COURSE_INTERESTS } from '#src/features/contact/contact-fields.ts';
import { MemoryBlobs } from './memory-store.ts';

export const CONTACT_URL = 'https://site.example/api/contact';

export const contact = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  email: 'zoe.legall@courriel.example',
  phone: '06 39 98 12 34',
  courseInterest: COURSE_INTERESTS[0]?.value ?? '',
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

/** The fields of the contact form that a browser without JavaScript sends. */
export const contactForm = { ...contact, acceptedTerms: 'on', type: '', page: '/contact', leaveEmpty: '' };

export const postText = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request(CONTACT_URL, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

export const postJson = (body: unknown, headers: Record<string, string> = {}): Request =>
  postText(JSON.stringify(body), headers);

export const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}): Request =>
  postText(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });

export const without = (record: object, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** A matcher of type `unknown`, for use inside typed objects. */
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** A contact handler with a store in memory and a fixed clock. */
export function contactHandler({
  blobs = new MemoryBlobs(),
  fetch = blobs.fetch,
  budget = VISITOR_BUDGET,
  ...overrides
}: Partial<ContactDeps> & { fetch?: Fetch; blobs?: MemoryBlobs; budget?: typeof VISITOR_BUDGET } = {}) {
  const handle = (request: Request, more: Partial<ContactDeps> = {}) =>
    handleContact(request, {
      ip: '192.0.2.1',
      requestId: 'request-1',
      now: () => new Date('2026-11-20T10:00:00Z'),
      openRecords: () => {
        const bounded = boundedFetch(fetch, budget);
        return new Records(() => localStore('contact', bounded));
      },
      limiter: () => 0,
      errorShell: () => null,
      bodyTimeoutMs: 5000,
      planTasks: () => [],
      startDelivery: () => undefined,
      ...overrides,
      ...more,
    });
  return { handle, blobs };
}
