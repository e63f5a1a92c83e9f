import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { FORMS, FORM_TYPES } from '#src/features/contact/contact-forms.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, CONTACT_URL, enrolment, postForm, postText } from '#tests/support/contact-requests.ts';

const FORM = 'application/x-www-form-urlencoded';
const dialogForm = { ...enrolment, leaveEmpty: '', page: '/formation-ia' };

test('leads a posted contact form to its thank-you page', async () => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postForm(contactForm));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/merci-rappel');
  expect(await response.text()).toBe('');
  expect(blobs.records()).toMatchObject([{ ...contact, page: '/contact' }]);
});

test.each(Object.values(FORMS).filter(({ type }) => type !== ''))(
  'leads the form $type to its thank-you page',
  async ({ type, thanks }) => {
    const { handle, blobs } = contactHandler();
    const response = await handle(postForm({ ...dialogForm, type }));
    expect(response.headers.get('location')).toBe(thanks);
    expect(blobs.records()).toMatchObject([{ type, lastName: 'Le Gall' }]);
  },
);

test('reads a multipart form', async () => {
  const { handle, blobs } = contactHandler();
  const body = new FormData();
  for (const [name, value] of Object.entries(contactForm)) body.append(name, value);
  expect((await handle(new Request(CONTACT_URL, { method: 'POST', body }))).status).toBe(303);
  expect(blobs.records()).toMatchObject([contact]);
});

test('refuses a file, and a multipart body that is none', async () => {
  const { handle } = contactHandler();
  const body = new FormData();
  body.append('message', new File(['x'], 'cv.pdf'));
  expect((await handle(new Request(CONTACT_URL, { method: 'POST', body }))).status).toBe(422);
  const broken = postText('rien', { 'content-type': 'multipart/form-data; boundary=x' });
  expect((await handle(broken)).status).toBe(400);
});

test('ignores fields that browsers and extensions add', async () => {
  const { handle } = contactHandler();
  expect((await handle(postForm({ ...contactForm, _charset_: 'UTF-8', submit: 'Envoyer' }))).status).toBe(303);
});

test.each([
  ['firstName=Zo%E9', 'invalid_encoding'],
  ['firstName=Zo%', 'invalid_encoding'],
  ['firstName=Zoé&firstName=Anaïs', 'duplicate_field'],
  ['', 'empty_body'],
])('refuses the form %j with a page', async (body, outcome) => {
  const { handle, logs } = contactHandler();
  const response = await handle(postText(body, { 'content-type': FORM }));
  expect(response.status).toBe(400);
  expect(logs).toEqual([expect.stringContaining(`"outcome":"${outcome}"`)]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('shows what is wrong and keeps what was typed', async () => {
  const { handle, blobs } = contactHandler();
  const typed = { ...contactForm, email: 'zoe"><script>', message: 'Première\r\nligne <b>', firstName: 'Z' };
  const response = await handle(postForm(typed));
  const page = parse(await response.text());
  expect(response.status).toBe(422);
  expect(blobs.objects.size).toBe(0);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('fr');
  expect(page.querySelector('h1')?.text).toBe('Votre demande est à corriger');
  const summary = page.querySelector('.error-summary');
  expect(summary?.getAttribute('role')).toBe('alert');
  expect(summary?.getAttribute('tabindex')).toBe('-1');
  expect(summary?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['#demande-firstName', 'Prénom\u00A0: Le prénom doit contenir au moins 2 caractères'],
    ['#demande-email', expect.stringContaining('Adresse email invalide')],
  ]);
  const email = page.querySelector('#demande-email');
  expect(email?.getAttribute('value')).toBe('zoe"><script>');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector(`#${email?.getAttribute('aria-describedby') ?? ''}`)?.text).toContain(
    'Adresse email invalide',
  );
  expect(page.querySelectorAll('.field-example').map(({ text }) => text)).toEqual(['Exemple\u00a0: prenom@exemple.fr']);
  expect(page.querySelector('#demande-phone')?.getAttribute('value')).toBe(contact.phone);
  expect(page.querySelector('#demande-phone')?.hasAttribute('aria-invalid')).toBe(false);
  expect(page.querySelector('textarea')?.text.trim()).toBe('Première\r\nligne <b>');
  expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('bureautique');
  expect(page.querySelector('#demande-acceptedTerms')?.hasAttribute('checked')).toBe(true);
  expect(page.querySelector('input[name=page]')?.getAttribute('value')).toBe('/contact');
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('can be sent again, corrected, from the page that refused it', async () => {
  const { handle, blobs } = contactHandler();
  const refused = await handle(postForm({ ...dialogForm, email: 'zoe' }));
  const page = parse(await refused.text());
  const again = Object.fromEntries(
    page
      .querySelectorAll('form input')
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
  const response = await handle(postForm({ ...again, email: enrolment.email }));
  expect(response.headers.get('location')).toBe('/merci-inscription');
  expect([...blobs.objects.keys()][0]).toMatch(/^contact\//);
  expect(blobs.records()).toMatchObject([
    { profession: 'Comptable', message: enrolment.message, page: '/formation-ia' },
  ]);
});

test('says which course and session a refused request is about, and sends them again', async () => {
  const { handle, blobs } = contactHandler();
  const formation = 'Excel & Word (session des 11 et 12 janvier 2027, Angers)';
  const page = parse(await (await handle(postForm({ ...contactForm, formation, phone: '06' }))).text());
  expect(page.querySelector('form strong')?.text).toBe(formation);
  const sent = page.querySelector('input[name=formation]')?.getAttribute('value') ?? '';
  await handle(postForm({ ...contactForm, formation: sent }));
  expect(blobs.records()).toMatchObject([{ formation }]);
  const dialog = parse(await (await handle(postForm({ ...dialogForm, email: 'zoe' }))).text());
  expect(dialog.querySelector('form strong')).toBeNull();
});

test.each(Object.entries(FORMS))(
  'gives back the form %s with the fields that were sent, in their order',
  async (_kind, form) => {
    const { handle } = contactHandler();
    const typed = Object.fromEntries(form.fields.map((name) => [name, name === 'acceptedTerms' ? 'on' : '?']));
    const page = parse(await (await handle(postForm({ ...typed, type: form.type, leaveEmpty: '' }))).text());
    const names = page.querySelectorAll('form .field-input').map((field) => field.getAttribute('name'));
    expect(names).toEqual(form.fields);
  },
);

test('gives back the form of each type with a label for every field', async () => {
  const { handle } = contactHandler();
  for (const type of FORM_TYPES) {
    const page = parse(await (await handle(postForm({ type, leaveEmpty: '' }))).text());
    const inputs = page.querySelectorAll('form :is(input:not([type=hidden]), select, textarea)');
    expect(inputs.length).toBeGreaterThan(4);
    for (const input of inputs) expect(page.querySelector(`label[for="${input.id}"]`)).not.toBeNull();
  }
});

test('offers the way back when it cannot tell which form it was', async () => {
  const { handle } = contactHandler();
  const response = await handle(postForm({ type: 'autre' }));
  const page = parse(await response.text());
  expect(response.status).toBe(422);
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('a.button')?.getAttribute('href')).toBe('/contact');
});

test('keeps what was typed when the store is down', async () => {
  const { handle } = contactHandler({ fetch: () => Promise.resolve(new Response(null, { status: 500 })) });
  const response = await handle(postForm(contactForm));
  const page = parse(await response.text());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(page.querySelector('#demande-email')?.getAttribute('value')).toBe(contact.email);
  expect(page.querySelector('.error-summary')?.text).toContain('n’a pas pu être enregistrée');
});

test.each([
  [{ ...contactForm, leaveEmpty: 'http://spam.example' }],
  [{ ...contact, acceptedTerms: 'on' }],
  [{ ...contactForm, elapsed: '40' }],
])('answers a robot as it would a person, and keeps apart what it sent', async (form) => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postForm(form));
  expect(response.headers.get('location')).toBe('/merci-rappel');
  expect([...blobs.objects.keys()].filter((key) => !key.startsWith('contact-open/'))).toEqual([
    expect.stringMatching(/^contact-suspects\/2026-11\//),
  ]);
});

test('takes a request with a filled trap from a person who took the time to type it', async () => {
  const { handle, blobs } = contactHandler();
  await handle(postForm({ ...contactForm, leaveEmpty: 'https://exemple.example', elapsed: '42000' }));
  expect([...blobs.objects.keys()].every((key) => key.startsWith('contact/'))).toBe(true);
});

test('does not hold an unreadable duration against anyone', async () => {
  const { handle, blobs } = contactHandler();
  await handle(postForm({ ...contactForm, elapsed: '' }));
  await handle(postForm({ ...contactForm, elapsed: 'NaN', message: 'autre' }));
  expect([...blobs.objects.keys()].every((key) => key.startsWith('contact/'))).toBe(true);
});
