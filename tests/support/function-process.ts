import contact from '#netlify/entries/contact/contact.ts';
import { PRODUCTION } from './production.ts';

/** The function as a process of its own: it answers the request in `BODY`, does what that sets off, and says its status. */
const background: Promise<unknown>[] = [];
const request = new Request('https://site.example/api/contact', {
  method: 'POST',
  body: process.env.BODY ?? '',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'a3f1' },
});
const { status } = await contact(request, {
  ...PRODUCTION,
  ip: '192.0.2.1',
  requestId: 'request-1',
  waitUntil: (work) => background.push(work),
});
await Promise.all(background);
process.send?.(status);
process.disconnect();
