import { expect, test } from 'vitest';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { anyText, contact, CONTACT_URL, postJson, postText } from '#tests/support/contact-requests.ts';
import { MAX_BODY_BYTES } from './request-body.ts';

const FORM = 'application/x-www-form-urlencoded';

test.each<Record<string, string>>([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': ';;;' },
  { 'content-type': 'application/json; charset=iso-8859-1' },
  { 'content-type': `${FORM}; charset=latin1` },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
])('does not read a body that comes as %j', async (headers) => {
  const { handle, blobs } = contactHandler();
  const response = await handle(postText(JSON.stringify(contact), headers));
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'unsupported_media_type', message: anyText });
  expect(blobs.objects.size).toBe(0);
});

test('takes no content type apart that is longer than any browser writes: it could cost a second', async () => {
  const { handle } = contactHandler();
  const answers = ['a=b;'.repeat(60), `${' '.repeat(15_000)}x`].map((params) =>
    handle(postText(JSON.stringify(contact), { 'content-type': `application/json;${params}` })),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([415, 415]);
});

test('does not read a body without a content type', async () => {
  const { handle } = contactHandler();
  const request = new Request(CONTACT_URL, { method: 'POST', body: new TextEncoder().encode('{}') });
  expect((await handle(request)).status).toBe(415);
});

test.each(['application/json', 'APPLICATION/JSON; Charset="UTF-8"', 'application/json;charset=utf8'])(
  'reads a body that comes as %s',
  async (type) => {
    const { handle } = contactHandler();
    expect((await handle(postText(JSON.stringify(contact), { 'content-type': type }))).status).toBe(201);
  },
);

test.each([
  ['', 'empty_body'],
  ['\uFEFF', 'empty_body'],
  ['{"firstName":', 'invalid_json'],
  ['firstName=Zo%C3%A9', 'invalid_json'],
  ['null', 'invalid_json_shape'],
  ['[]', 'invalid_json_shape'],
  ['"Zoé"', 'invalid_json_shape'],
  ['3', 'invalid_json_shape'],
  [new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]), 'invalid_encoding'],
])('refuses the JSON body %j', async (body, code) => {
  const { handle } = contactHandler();
  const response = await handle(postText(body));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code });
});

test('accepts a byte order mark, and takes the last of two equal JSON keys', async () => {
  const { handle, blobs } = contactHandler();
  const body = `\uFEFF${JSON.stringify(contact).replace('{', '{"firstName":"Anaïs",')}`;
  expect((await handle(postText(body))).status).toBe(201);
  expect(blobs.records()).toMatchObject([{ firstName: 'Zoé' }]);
});

test.each([['abc'], ['-1'], ['1e3']])('refuses the announced length %s', async (length) => {
  const { handle } = contactHandler();
  const response = await handle(postJson(contact, { 'content-length': length }));
  expect(response.status).toBe(400);
});

test('refuses a body that announces more than 64 KiB without reading it', async () => {
  const { handle } = contactHandler();
  const request = postJson(contact, { 'content-length': String(MAX_BODY_BYTES + 1) });
  expect((await handle(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});

function streamed(pull: UnderlyingDefaultSource['pull'], headers: Record<string, string> = {}) {
  const body = new ReadableStream({ pull });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
  return new Request(CONTACT_URL, init);
}

test('stops reading an endless body at 64 KiB, even one that announced ten bytes', async () => {
  const { handle } = contactHandler();
  let sent = 0;
  const endless = (controller: ReadableStreamDefaultController) => {
    sent += 1024;
    controller.enqueue(new Uint8Array(1024));
    // Whoever reads so far reads on for ever.
    if (sent > 64 * MAX_BODY_BYTES) controller.close();
  };
  expect((await handle(streamed(endless, { 'content-length': '10' }))).status).toBe(413);
  expect(sent).toBeLessThan(MAX_BODY_BYTES + 8 * 1024);
});

test('accepts a body of exactly 64 KiB', async () => {
  const { handle } = contactHandler();
  const body = JSON.stringify(contact).padEnd(MAX_BODY_BYTES - 4, ' ');
  expect(new TextEncoder().encode(body).byteLength).toBeLessThanOrEqual(MAX_BODY_BYTES);
  expect((await handle(postText(body))).status).toBe(201);
});

test('refuses a body that breaks off', async () => {
  const { handle } = contactHandler();
  const response = await handle(
    streamed((controller) => {
      controller.error(new Error('reset'));
    }),
  );
  expect(response.status).toBe(400);
});

test('survives values that are nested without end', async () => {
  const { handle } = contactHandler();
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const body = JSON.stringify(contact);
  for (const field of ['"message":', '"autre":', '"type_de_demande":']) {
    const response = await handle(
      postText(body.replace('{', `{${field}${deep},`).replace(/,"message":"Bonjour[^"]*"/, '')),
    );
    expect(response.status).toBe(422);
  }
});
