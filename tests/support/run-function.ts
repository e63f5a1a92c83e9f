/** Runs a bundled function of the working directory once, as a process of its own, and sends its answer to the parent. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type contact from '#netlify/entries/contact/contact.ts';
import { PRODUCTION } from './production.ts';

const { name, url, init } = JSON.parse(process.env.CALL ?? '') as { name: string; url: string; init: RequestInit };
const bundle = (await import(pathToFileURL(join(process.cwd(), `${name}.mjs`)).href)) as { default: typeof contact };
const background: Promise<unknown>[] = [];
const response = (await bundle.default(new Request(url, init), {
  ...PRODUCTION,
  ip: '192.0.2.1',
  requestId: 'request-1',
  waitUntil: (work) => background.push(work),
})) as Response | undefined;
await Promise.all(background);
process.send?.({ status: response?.status, body: await response?.text() });
process.disconnect();
