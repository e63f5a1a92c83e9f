import { expect, test } from 'vitest';
import { FORM_NOTICE } from '#src/features/contact/form-notice.ts';
import { openMark, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import {
  anyText,
  contact,
  CONTACT_URL,
  enrolment,
  postJson,
  postText,
  textLike,
  without,
  idOf,
} from '#tests/support/contact-requests.ts';

test('stores a contact request and answers with its id', async () => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postJson({ ...contact, page: '/contact', elapsed: 42_000, leaveEmpty: '' }));
  const [record] = blobs.records();
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    id: textLike(/^[0-9a-f]{32}$/),
    message: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
  });
  expect([...blobs.objects.keys()]).toEqual([textLike(/^contact\/2026-11\/[0-9a-f]{32}$/)]);
  expect(record).toMatchObject({ ...contact, type: null, page: '/contact', createdAt: '2026-11-20T10:00:00.000Z' });
});

test('stores an enrolment under the same names as a contact request', async () => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postJson({ ...enrolment, type_de_demande: 'Inscription Formation IA' }));
  expect(response.status).toBe(201);
  expect(blobs.records()).toEqual([
    {
      id: anyText,
      firstName: 'Zoé',
      lastName: 'Le Gall',
      email: 'zoe.legall@courriel.example',
      phone: '06 39 98 12 34',
      courseInterest: null,
      message: 'Inscription de Zoé Le Gall',
      acceptedTerms: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      type: 'inscription_formation_ia',
      profession: 'Comptable',
      formation: 'formation ia',
      page: null,
      notice: { version: FORM_NOTICE.version, text: FORM_NOTICE.text },
      due: [],
    },
  ]);
});

test('stores an enrolment without telephone as one', async () => {
  const { handle, blobs } = contactHandler();
  expect((await handle(postJson(without(enrolment, 'telephone')))).status).toBe(201);
  expect(blobs.records()).toMatchObject([{ firstName: 'Zoé', lastName: 'Le Gall', phone: null }]);
});

test('keeps markup and formulas as they were typed', async () => {
  const { handle, blobs } = contactHandler();
  const message = '=1+1 <script>alert("é")</script> \'; DROP TABLE leads; -- {{7*7}} \u{1F600}';
  await handle(postJson({ ...contact, message }));
  expect(blobs.records()).toMatchObject([{ message }]);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])(
  'answers %s with 405 and the method it takes',
  async (method) => {
    const { handle } = contactHandler();
    const response = await handle(new Request(CONTACT_URL, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await response.text()) === '').toBe(method === 'HEAD');
  },
);

test.each([
  [{ firstName: 'Z' }, { firstName: ['Le prénom doit contenir au moins 2 caractères'] }],
  [{ lastName: '\u00A0 ' }, { lastName: ['Le nom doit contenir au moins 2 caractères'] }],
  [{ email: 'zoe@courriel.example\r\nBcc: x@y.fr' }, { email: ['Adresse email invalide'] }],
  [{ phone: 'aaaaaaaaaa' }, { phone: ['Numéro de téléphone invalide'] }],
  [{ acceptedTerms: false }, { acceptedTerms: ['Vous devez accepter les conditions'] }],
  [{ acceptedTerms: 'true' }, { acceptedTerms: ['Vous devez accepter les conditions'] }],
  [{ courseInterest: 'cuisine' }, { courseInterest: ['Domaine inconnu'] }],
  [{ type: 'autre' }, { type: ['Type de demande inconnu'] }],
  [{ type: 3 }, { type: ['Type de demande inconnu'] }],
  [
    { firstName: '', email: '' },
    { firstName: ['Le prénom doit contenir au moins 2 caractères'], email: ['Adresse email invalide'] },
  ],
])('refuses %j and names the faulty fields alone', async (wrong, errors) => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postJson({ ...contact, ...wrong }));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Certains champs sont à corriger.',
    code: 'invalid_fields',
    errors,
  });
  expect(blobs.objects.size).toBe(0);
});

test('names the faulty fields of a dialog as the dialog does', async () => {
  const { handle } = contactHandler();
  const response = await handle(postJson({ ...enrolment, nom: '', email: 'zoe' }));
  expect(await response.json()).toMatchObject({
    errors: { nom: ['Le nom doit contenir au moins 2 caractères'], email: ['Email invalide'] },
  });
});

test('refuses unknown fields and those that reach for the prototype', async () => {
  const { handle } = contactHandler();
  const body = JSON.stringify(contact).replace('{', '{"__proto__":{"admin":true},"constructor":1,');
  const response = await handle(postText(body));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('"errors":{"__proto__":["Champ inconnu"],"constructor":["Champ inconnu"]}');
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

test('names in its answers no field that nobody would call so', async () => {
  const { handle } = contactHandler();
  const name = 'a'.repeat(41);
  const response = await handle(postJson({ ...contact, '<img src=x>': 1, [name]: 1, nickname: 1 }));
  expect(await response.json()).toMatchObject({ code: 'unknown_field', errors: { nickname: ['Champ inconnu'] } });
  const form = new FormData();
  form.set('<img src=x>', new Blob(['x']), 'x.txt');
  const page = await handle(new Request(CONTACT_URL, { method: 'POST', body: form }));
  expect([page.status, await page.text()]).toEqual([422, expect.not.stringContaining('img src=x') as unknown]);
});

test('says which field is too long', async () => {
  const { handle } = contactHandler();
  const response = await handle(postJson({ ...contact, message: 'a'.repeat(5001) }));
  expect(await response.json()).toMatchObject({
    code: 'too_long',
    errors: { message: [textLike(/5000/)] },
  });
});

test('takes null for an absent value, and an empty course for none', async () => {
  const { handle, blobs } = contactHandler();
  expect((await handle(postJson({ ...contact, courseInterest: '', message: null, type: null }))).status).toBe(201);
  expect(blobs.records()).toMatchObject([{ courseInterest: null, message: null }]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
  [{ 'sec-fetch-site': 'none' }, 201],
  [{ origin: 'https://ailleurs.example', host: 'site.example' }, 403],
  [{ origin: 'null', host: 'site.example' }, 403],
  [{ origin: 'https://site.example', host: 'site.example' }, 201],
  [{ origin: 'http://site.example:8888', host: 'site.example' }, 403],
  [{ origin: 'https://site.example' }, 201],
  [{}, 201],
])('answers a request with %j by %i', async (headers, status) => {
  const { handle } = contactHandler();
  expect((await handle(postJson(contact, headers))).status).toBe(status);
});

test('ignores fields in the address', async () => {
  const { handle } = contactHandler();
  const request = new Request(`${CONTACT_URL}?firstName=Z`, postJson(contact));
  expect((await handle(request)).status).toBe(201);
});

test('gives every answer the headers of a private, unframed, unsniffed page', async () => {
  const { handle } = contactHandler();
  for (const request of [postJson(contact), postJson({}), new Request(CONTACT_URL)]) {
    const { headers } = await handle(request);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

test('hides a bug behind a request id', async () => {
  const { handle, logs } = contactHandler({
    newKey: () => {
      throw new RangeError('secret de Zoé');
    },
  });
  const response = await handle(postJson(contact));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'unexpected',
    message: 'Une erreur est survenue. Réessayez dans un instant.',
    requestId: 'request-1',
  });
  expect(logs.join()).toContain('"error":"RangeError"');
  expect(logs.join()).not.toContain('secret');
});

test('keeps with a request the notice that its sender had read', async () => {
  const { handle, blobs } = contactHandler();
  await handle(postJson({ ...contact, notice: FORM_NOTICE.version }));
  await handle(postJson({ ...contact, notice: '0badf00d' }));
  expect(blobs.records()).toMatchObject([
    { notice: { version: FORM_NOTICE.version, text: FORM_NOTICE.text } },
    { notice: { version: '0badf00d', text: null } },
  ]);
});

test('starts what a stored request sets off, and nothing for suspects and refusals', async () => {
  const told: string[] = [];
  const { handle, blobs } = contactHandler({
    tasksOf: () => ['adviser', 'visitor'],
    startDelivery: (key) => void told.push(key),
  });
  const id = await idOf(await handle(postJson(contact)));
  await handle(postJson({ ...contact, leaveEmpty: 'https://robot.example' }));
  await handle(postJson({ ...contact, email: 'zoe' }));
  expect(told).toEqual([`2026-11/${id}`]);
  const stored = [...blobs.objects].filter(([key]) => !key.startsWith('contact-open/'));
  const records = stored.map(([, text]): unknown => JSON.parse(text));
  expect(records).toMatchObject([{ due: ['adviser', 'visitor'] }, { due: ['adviser', 'visitor'] }]);
  const suspect = [...blobs.objects.keys()].find((key) => key.startsWith('contact-suspects/')) ?? '';
  expect([...blobs.objects.keys()].filter((key) => key.startsWith('contact-open/'))).toEqual([
    `contact-open/${openMark(`2026-11/${id}`)}`,
    `contact-open/${suspectMark(suspect.replace('contact-suspects/', ''))}`,
  ]);
});

test('answers yes to a stored request even if what follows cannot be started', async () => {
  const { handle } = contactHandler({
    tasksOf: () => ['adviser'],
    startDelivery: () => {
      throw new Error('no background');
    },
  });
  expect((await handle(postJson(contact))).status).toBe(201);
});
