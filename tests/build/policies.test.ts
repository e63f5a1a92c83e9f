import { expect, test } from 'vitest';
import { hashSource } from '#src/site/response-headers.ts';
import { slashed } from '#src/lib/text-file.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { atLeast } from '../support/at-least.ts';
import { builtFiles, builtPages, writtenPolicy } from '../support/built-site.ts';

const site = new BuiltSite(process.cwd());

const answerAt = (address: string): Promise<Response> =>
  site.answer(new Request(new URL(`http://localhost${address}`)));

/** What a policy lets run: its sources of scripts, or else of all. */
const scriptSources = (policy: string): string[] => {
  const directive = /(?:^|; )script-src ([^;]*)/.exec(policy) ?? /(?:^|; )default-src ([^;]*)/.exec(policy);
  return directive?.[1]?.split(' ') ?? ['anything'];
};

const headerPolicy = ({ headers }: Response): string => headers.get('content-security-policy') ?? '';

/** The hashes of the scripts that stand in a page. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*(?:src=|json"))[^>]*>([^]+?)<\/script>/g)].map(([, code = '']) => hashSource(code));

const percentEncoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** A file by its address, and by others under which a server may answer with the same: a link chooses which. */
const variantsOf = (file: string): string[] => {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return [
    address,
    `/${file}`,
    `/${address}`,
    `${address}/`,
    `${address}//`,
    `${address}/deeper/and/deeper`,
    `${address}?utm_source=%3Cscript%3E`,
    address.toUpperCase(),
    address.replace(/[a-z]/i, percentEncoded),
    address.replace(/(?<=^\/)./, percentEncoded),
    `/x/..%2f${address.slice(1)}`,
    address.replace(/\/(?=[^/]*$)/, '/./'),
    address.replace(/\/(?=[^/]*$)/, '/%2e%2e/'),
    `${address}.html`,
    `${address};x=1`,
  ];
};

/** What a page may load and run is written in it, so that it holds at any address; the header says the rest. */
function faultsOf(response: Response, html: string): string[] {
  const header = response.headers.get('content-security-policy') ?? '';
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const written = isPage ? writtenPolicy(html) : '';
  const [, scripts = ''] = /script-src ([^;]*)/.exec(written) ?? [];
  return [
    ...(isPage && !written.startsWith("default-src 'none'") ? ["no default-src 'none'"] : []),
    ...(/unsafe|data:|\*|https?:/.test(scripts) ? [`script-src ${scripts}`] : []),
    ...(/base-uri 'none'|sandbox/.test(header) ? [] : ['base-uri']),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(/frame-ancestors 'none'|sandbox/.test(header) ? [] : ['may be framed']),
  ];
}

test('lets no file answer under any address without a strict policy', async () => {
  const files = builtFiles()
    .map((file) => slashed(file))
    .filter((file) => !/^_(headers|redirects)$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(atLeast(300));
  const found: string[] = [];
  let answered = 0;
  for (const variant of new Set(files.flatMap(variantsOf))) {
    const response = await answerAt(variant);
    // A redirect shows nothing, and where it leads is an address like these.
    if (response.status >= 300 && response.status < 400) continue;
    answered += 1;
    const faults = faultsOf(response, await response.text());
    found.push(...faults.map((fault) => `${String(response.status)} ${variant}: ${fault}`));
  }
  expect(answered).toBeGreaterThanOrEqual(atLeast(1000));
  expect(found).toEqual([]);
});

const others = builtFiles()
  .map((file) => slashed(file))
  .filter((file) => !/^_(headers|redirects)$|\.(html|pdf)$/.test(file));

test('lets a file that is no page do nothing when it is opened by its address', async () => {
  const found: string[] = [];
  for (const file of others)
    if (!headerPolicy(await answerAt(`/${file}`)).startsWith("default-src 'none'")) found.push(file);
  expect(others.length).toBeGreaterThanOrEqual(atLeast(200));
  expect(found).toEqual([]);
});

test('lets a file that is no page run nothing of its own, however its address is spelled', async () => {
  const own = new Set(["'none'", "'self'", ...builtPages().flatMap(({ html }) => scriptsIn(html))]);
  const found: string[] = [];
  let answered = 0;
  for (const variant of new Set(others.flatMap(variantsOf))) {
    const response = await answerAt(variant);
    if (response.status !== 200) continue;
    answered += 1;
    if (scriptSources(headerPolicy(response)).some((source) => !own.has(source))) found.push(variant);
  }
  expect(answered).toBeGreaterThan(2 * others.length);
  expect(found).toEqual([]);
});

test('lets each page run its own scripts, at its address, by a rule of addresses and where nothing is', async () => {
  const addresses = builtPages().map(({ path }) => path);
  const found: string[] = [];
  let scripts = 0;
  for (const address of [
    ...addresses,
    '/courses?category=Bureautique',
    '/nulle-part',
    '/courses/nulle-part',
    '//about',
  ]) {
    const response = await answerAt(address);
    const policy = headerPolicy(response);
    for (const hash of scriptsIn(await response.text())) {
      scripts += 1;
      if (policy.includes('script-src') && !scriptSources(policy).includes(hash)) found.push(`${address}: ${hash}`);
    }
  }
  expect(scripts).toBeGreaterThan(addresses.length);
  expect(found).toEqual([]);
});
