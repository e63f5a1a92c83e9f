/** The program of a child process, which runs a function once and sends its response to the parent. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type contact from '#netlify/entries/contact/contact.ts';

const { file, init } = JSON.parse(process.env.CALL ?? '') as { file: string; init: RequestInit };
const { default: run } = (await import(pathToFileURL(resolve(file)).href)) as { default: typeof contact };
const background: Promise<unknown>[] = [];
const response = (await run(new Request('https://site.example/api/contact', init), {
  deploy: { context: 'production', id: '0', published: true },
  ip: '192.0.2.1',
  requestId: 'request-1',
  waitUntil: (work) => background.push(work),
})) as Response | undefined;
await Promise.all(background);
process.send?.({ status: response?.status, body: await response?.text() });
process.disconnect();
