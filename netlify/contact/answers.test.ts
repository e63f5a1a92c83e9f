import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';
import {
  contact,
  CONTACT_URL,
  contactForm,
  contactHandler,
  enrolment,
  postForm,
  postJson,
  postText,
  without,
} from '#tests/support/contact-requests.ts';
import { logLines } from '#tests/support/netlify-runtime.ts';
import { MAX_BODY_BYTES } from './read-fields.ts';

const FORM = 'application/x-www-form-urlencoded';
const json = (changes: object) => postJson({ ...contact, ...changes });
const withType = (type: string, more: Record<string, string> = {}) =>
  postText(JSON.stringify(contact), { 'content-type': type, ...more });
const text = (body: BodyInit) => postText(body);
const before = (fields: string) => text(JSON.stringify(contact).replace('{', `{${fields}`));
const formText = (body: string) => postText(body, { 'content-type': FORM });
const withHeaders = (headers: Record<string, string>) => postJson(contact, headers);
const multipart = (fields: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request(CONTACT_URL, { method: 'POST', body });
};
const stream = (pull: UnderlyingDefaultSource['pull'], headers: Record<string, string> = {}) => {
  const body = new ReadableStream({ pull });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
  return new Request(CONTACT_URL, init);
};
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const FRENCH_ERRORS = { nom: ['Le nom doit contenir au moins 2 caractères'], email: ['Email invalide'] };

type Row = [name: string, request: () => Request, status: number, code?: string, errors?: object];

/** Requests and their answers. `errors` has the invalid fields only, under the names that the client sent. */
const ANSWERS: Row[] = [
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): Row => [
    method,
    () => new Request(CONTACT_URL, { method }),
    405,
    'method_not_allowed',
  ]),
  ['another site', () => withHeaders({ 'sec-fetch-site': 'cross-site' }), 403, 'cross_origin'],
  ['another subdomain', () => withHeaders({ 'sec-fetch-site': 'same-site' }), 403, 'cross_origin'],
  ['same origin with origin null', () => withHeaders({ 'sec-fetch-site': 'same-origin', origin: 'null' }), 201],
  ['a typed address', () => withHeaders({ 'sec-fetch-site': 'none' }), 201],
  ['origin of another host', () => withHeaders({ origin: 'https://ailleurs.example', host: 'site.example' }), 403],
  ['origin null', () => withHeaders({ origin: 'null', host: 'site.example' }), 403],
  ['origin of another port', () => withHeaders({ origin: 'http://site.example:8888', host: 'site.example' }), 403],
  ['own origin', () => withHeaders({ origin: 'https://site.example', host: 'site.example' }), 201],
  ['own origin without host', () => withHeaders({ origin: 'https://site.example' }), 201],
  ...['text/plain', 'application/xml', ';;;', 'application/json; charset=iso-8859-1', `${FORM}; charset=latin1`].map(
    (type): Row => [type, () => withType(type), 415, 'unsupported_media_type'],
  ),
  ['a type of 15 kB', () => withType(`application/json;${' '.repeat(15_000)}x`), 415],
  ['gzip', () => withType('application/json', { 'content-encoding': 'gzip' }), 415],
  ['no type', () => new Request(CONTACT_URL, { method: 'POST', body: new TextEncoder().encode('{}') }), 415],
  ['type in capitals', () => withType('APPLICATION/JSON; Charset="UTF-8"'), 201],
  ['charset=utf8', () => withType('application/json;charset=utf8'), 201],
  ['empty body', () => text(''), 400, 'empty_body'],
  ['only a byte order mark', () => text('\uFEFF'), 400, 'empty_body'],
  ['half an object', () => text('{"firstName":'), 400, 'invalid_json'],
  ['a form as JSON', () => text('firstName=Zo%C3%A9'), 400, 'invalid_json'],
  ...['null', '[]', '"Zoé"', '3'].map((body): Row => [body, () => text(body), 400, 'invalid_json_shape']),
  ['Latin-1', () => text(new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d])), 400, 'invalid_encoding'],
  ['a byte order mark', () => text(`\uFEFF${JSON.stringify(contact)}`), 201],
  ...['abc', '-1', '1e3'].map((length): Row => [length, () => withHeaders({ 'content-length': length }), 400]),
  ['announced 64 KiB and a byte', () => withHeaders({ 'content-length': String(MAX_BODY_BYTES + 1) }), 413],
  ['64 KiB', () => text(JSON.stringify(contact).padEnd(MAX_BODY_BYTES - 4, ' ')), 201],
  ['endless body', () => stream((part) => part.enqueue(new Uint8Array(1024)), { 'content-length': '10' }), 413],
  ['broken body', () => stream((part) => part.error(new Error('reset'))), 400, 'unreadable_body'],
  ['deep nesting', () => text(JSON.stringify(without(contact, 'message')).replace('{', `{"message":${deep},`)), 422],
  ['deep unknown field', () => before(`"autre":${deep},`), 422, 'unknown_field'],
  ['unknown field', () => json({ nickname: 1 }), 422, 'unknown_field', { nickname: ['Champ inconnu'] }],
  ['__proto__', () => before('"__proto__":{"admin":true},"constructor":1,'), 422, 'unknown_field'],
  ['invalid names', () => json({ '<img src=x>': 1, ['a'.repeat(41)]: 1 }), 422, 'unknown_field', undefined],
  ['long message', () => json({ message: 'a'.repeat(5001) }), 422, 'too_long'],
  ['null or empty text for absent fields', () => json({ courseInterest: '', message: null, type: null }), 201],
  ['French field names', () => postJson({ ...enrolment, nom: '', email: 'zoe' }), 422, undefined, FRENCH_ERRORS],
  ['enrolment without number', () => postJson(without(enrolment, 'telephone')), 201],
  ['fields in the address', () => new Request(`${CONTACT_URL}?firstName=Z`, postJson(contact)), 201],
  ['another email line', () => json({ email: 'zoe@courriel.example\r\nBcc: x@y.fr' }), 422, 'invalid_fields'],
  ['unknown type', () => json({ type: 'autre' }), 422, undefined, { type: ['Type de demande inconnu'] }],
  ['form', () => postForm(contactForm), 303],
  ['form with fields of extensions', () => postForm({ ...contactForm, _charset_: 'UTF-8', submit: 'Envoyer' }), 303],
  ['form in Latin-1', () => formText('firstName=Zo%E9'), 400, 'invalid_encoding'],
  ['form cut off', () => formText('firstName=Zo%'), 400, 'invalid_encoding'],
  ['form with a field twice', () => formText('firstName=Zoé&firstName=Anaïs'), 400, 'duplicate_field'],
  ['multipart form', () => multipart(contactForm), 303],
  ['empty form', () => formText(''), 400, 'empty_body'],
  ['file', () => multipart({ message: new File(['x'], 'cv.pdf') }), 422, 'invalid_fields'],
  ['bad multipart', () => postText('rien', { 'content-type': 'multipart/form-data; boundary=x' }), 400, 'invalid_form'],
];

test.each(ANSWERS)('answers %s', async (_name, request, status, code, errors) => {
  const lines = logLines();
  const { handle, blobs } = contactHandler();
  const sent = request();
  const isForm = sent.headers.get('content-type')?.includes('form') && status !== 415;
  const response = await handle(sent);
  expect(response.status).toBe(status);
  expect(blobs.records()).toHaveLength(status < 400 ? 1 : 0);
  if (code !== undefined) expect(lines.join('')).toContain(`"outcome":"${code}"`);
  const body = await response.text();
  if (sent.method === 'HEAD') expect(body).toBe('');
  else if (status >= 400 && !isForm) {
    const answer = JSON.parse(body) as { errors?: object };
    expect(answer).toMatchObject({ message: expect.any(String) as string, ...(code && { code }) });
    if (errors !== undefined) expect(answer.errors).toEqual(errors);
  }
  if (status === 405) expect(response.headers.get('allow')).toBe('POST');
  expect(body).not.toContain('img src');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  // Logs contain no typed text.
  for (const value of [contact.email, contact.lastName, contact.phone, contact.message, 'Anaïs'])
    expect(lines.join('')).not.toContain(value);
});

test('refuses a body that does not arrive in time', async () => {
  const never = stream(() => Promise.withResolvers<undefined>().promise);
  const response = await contactHandler({ bodyTimeoutMs: 50 }).handle(never);
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ code: 'request_timeout' });
});

test('stores a request with its tasks and notice, and answers with its id', async () => {
  const { handle, blobs } = contactHandler({ planTasks: () => ['adviser', 'visitor'] });
  const response = await handle(postJson({ ...contact, page: '/contact', elapsed: 42_000, leaveEmpty: '' }));
  const [record] = blobs.records();
  expect(await response.json()).toEqual({
    id: record?.id,
    message: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
  });
  expect(blobs.paths().map((key) => key.replace('open/', ''))).toEqual(
    Array(2).fill(`contact/2026-11/${record?.id ?? ''}`),
  );
  const waiting = { state: 'waiting', attempts: 0, at: '2026-11-20T10:00:00.000Z' };
  expect(record).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    ...contact,
    profession: null,
    formation: null,
    page: '/contact',
    createdAt: '2026-11-20T10:00:00.000Z',
    type: null,
    v: 2,
    notice: FORM_NOTICE.version,
    tasks: { adviser: waiting, visitor: waiting },
  });
});

test('stores French fields under their English names, and keeps the typed text', async () => {
  const { handle, blobs } = contactHandler();
  const message = '=1+1 <script>alert("é")</script> \'; DROP TABLE leads; -- {{7*7}} \u{1F600}';
  const sent = { ...enrolment, message, type_de_demande: 'Inscription Formation IA', notice: '0badf00d' };
  // `JSON.parse` keeps the last of two equal keys.
  await handle(text(JSON.stringify(sent).replace('{', '{"prenom":"Anaïs",')));
  const english = { firstName: 'Zoé', lastName: 'Le Gall', phone: '06 39 98 12 34', acceptedTerms: false };
  const kept = { message, profession: 'Comptable', formation: 'formation ia', notice: '0badf00d' };
  expect(blobs.records()).toMatchObject([{ ...english, ...kept }]);
});

type Sent = readonly [request: () => Request, at?: string];
const keyed = (message = '') => postJson({ ...contact, message }, { 'idempotency-key': 'a3f1' });
const suspect = () => postForm({ ...contactForm, leaveEmpty: 'x' });
const NIGHT = ['2026-11-30T23:59:00Z', '2026-12-01T00:01:00Z'] as const;

test.each<readonly [name: string, sent: Sent[], records: number]>([
  ['the same key twice', [[keyed], [keyed]], 1],
  ['the same key 200 times at once', Array.from({ length: 200 }, (): Sent => [keyed]), 1],
  ['an edited request with the same key', [[keyed], [() => keyed('autre')]], 2],
  ['JSON without a key twice', [[() => postJson(contact)], [() => postJson(contact)]], 2],
  ['a double click on a form', [[() => postForm(contactForm)], [() => postForm(contactForm)]], 1],
  ['the same form next day', [[() => postForm(contactForm)], [() => postForm(contactForm), '2026-11-21T10:00:00Z']], 2],
  ['a retry in the next month', NIGHT.map((at): Sent => [keyed, at]), 1],
  ['a suspect, then the same with an empty honeypot', [[suspect], [() => postForm(contactForm)]], 2],
])('stores one record per request: %s', async (_name, sent, records) => {
  const { handle, blobs } = contactHandler();
  const send = async ([request, at = '2026-11-20T10:00:00Z']: Sent) => {
    const { status } = await handle(request(), { now: () => new Date(at) });
    expect(status).toBeLessThan(400);
  };
  if (sent.length > 2) await Promise.all(sent.map(send));
  else for (const one of sent) await send(one);
  expect(blobs.records()).toHaveLength(records);
});

test('starts the delivery of a stored request, and confirms the request even if the start fails', async () => {
  const started: string[] = [];
  const startDelivery = (key: string) => {
    started.push(key);
    throw new Error('no background');
  };
  const { handle, blobs } = contactHandler({ planTasks: () => ['adviser'], startDelivery });
  const response = await handle(postJson(contact));
  await handle(json({ leaveEmpty: 'https://robot.example' }));
  await handle(json({ email: 'zoe' }));
  const { id } = (await response.json()) as { id: string };
  expect(started).toEqual([`2026-11/${id}`]);
  expect(blobs.records()).toHaveLength(2);
});

test.each([
  [{ ...contactForm, leaveEmpty: 'http://spam.example' }, true],
  [{ ...contact, acceptedTerms: 'on' }, true],
  [{ ...contactForm, elapsed: '40' }, true],
  // These requests are not suspect: a browser filled in the honeypot after some seconds, or `elapsed` is not a number.
  [{ ...contactForm, leaveEmpty: 'https://exemple.example', elapsed: '42000' }, false],
  [{ ...contactForm, elapsed: '' }, false],
  [{ ...contactForm, elapsed: 'NaN' }, false],
])('confirms every request, and stores suspects separately: %j, suspect: %s', async (form, isSuspect) => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postForm(form));
  expect(response.headers.get('location')).toBe('/merci-rappel');
  expect(blobs.paths('contact/suspects/2026-11/')).toHaveLength(isSuspect ? 1 : 0);
  expect(blobs.records()).toHaveLength(1);
});

const bug = () => {
  throw new RangeError('secret de Zoé');
};

test.each([
  ['in the handler', { planTasks: bug }, () => postJson(contact)],
  ['in the page for refused forms', { errorShell: bug }, () => postForm({ ...contactForm, email: 'zoe' })],
])('answers a bug %s with a request id only', async (_where, deps, request) => {
  const lines = logLines();
  const response = await contactHandler(deps).handle(request());
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'unexpected', message: 'Une erreur est survenue. Réessayez dans un instant.', requestId: 'request-1' },
  ]);
  expect(lines.join('')).toContain('"error":"RangeError"');
  expect(lines.join('')).not.toContain('secret');
});

test('answers 429 with the seconds to wait and the typed form', async () => {
  const { handle } = contactHandler({ limiter: () => 42 });
  const response = await handle(postForm(contactForm));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
  const page = parse(await response.text());
  expect(page.querySelector('.error-summary')?.text).toContain('Réessayez dans 42\u00A0secondes, ou appelez-nous');
  expect(page.querySelector('#demande-email')?.getAttribute('value')).toBe(contact.email);
});

test('shows the errors of fields and escapes the typed values', async () => {
  const formation = 'Excel & Word (session des 11 et 12 janvier 2027, Angers)';
  const message = 'Première\r\nligne <b>';
  const form = { ...contactForm, email: 'zoe"><script>', message, firstName: 'Z', formation };
  const response = await contactHandler().handle(postForm(form));
  const page = parse(await response.text());
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const links = page.querySelectorAll('.error-summary[role=alert] a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#demande-firstName', '#demande-email']);
  expect(page.querySelector('#demande-email')?.getAttribute('value')).toBe('zoe"><script>');
  expect(page.querySelector('textarea')?.text.trim()).toBe('Première\r\nligne <b>');
  expect(page.querySelectorAll('script')).toEqual([]);
  expect(page.querySelector('form strong')?.text).toBe(formation);
  expect(page.querySelector('input[name=formation]')?.getAttribute('value')).toBe(formation);
});

test('renders every refused form with its fields in order and a label for each', async () => {
  const { handle } = contactHandler();
  for (const form of Object.values(FORMS)) {
    const fields = Object.fromEntries(form.fields.map((name) => [name, name === 'acceptedTerms' ? 'on' : '?']));
    const page = parse(await (await handle(postForm({ ...fields, type: form.type, leaveEmpty: '' }))).text());
    const names = page.querySelectorAll('form .field-input').map((field) => field.getAttribute('name'));
    expect(names).toEqual(form.fields);
    // The honeypot must be hidden. Otherwise, a browser may fill it in, which makes the request suspect.
    expect(page.querySelector('input[name=leaveEmpty]')?.closest('[hidden]')).not.toBeNull();
  }
  for (const type of new Set(Object.values(FORMS).map((form) => form.type))) {
    const page = parse(await (await handle(postForm({ type, leaveEmpty: '' }))).text());
    for (const input of page.querySelectorAll('form :is(input:not([type=hidden]), select, textarea)'))
      expect(input.closest('label') ?? page.querySelector(`label[for="${input.id}"]`)).not.toBeNull();
  }
});

test('links to the contact page when the form is unknown', async () => {
  const response = await contactHandler().handle(postForm({ type: 'autre' }));
  const page = parse(await response.text());
  expect([response.status, page.querySelector('form')]).toEqual([422, null]);
  expect(page.querySelector('a.button')?.getAttribute('href')).toBe('/contact');
});
