import { expect, test } from 'vitest';
import { slashed } from '#src/lib/text-file.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { atLeast } from '../support/at-least.ts';
import { builtFiles, writtenPolicy } from '../support/built-site.ts';

const site = new BuiltSite(process.cwd());

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
    ...(response.headers.get('x-frame-options') === 'DENY' ? [] : ['may be framed']),
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
    const response = await site.answer(new Request(new URL(`http://localhost${variant}`)));
    // A redirect shows nothing, and where it leads is an address like these.
    if (response.status >= 300 && response.status < 400) continue;
    answered += 1;
    const faults = faultsOf(response, await response.text());
    found.push(...faults.map((fault) => `${String(response.status)} ${variant}: ${fault}`));
  }
  expect(answered).toBeGreaterThanOrEqual(atLeast(1000));
  expect(found).toEqual([]);
});

test('lets a file that is no page do nothing when it is opened by its address', async () => {
  const files = builtFiles()
    .map((file) => slashed(file))
    .filter((file) => !/^_(headers|redirects)$|\.(html|pdf)$/.test(file));
  const found: string[] = [];
  for (const file of files) {
    const { headers } = await site.answer(new Request(new URL(`http://localhost/${file}`)));
    if (headers.get('content-security-policy')?.startsWith("default-src 'none'") !== true) found.push(file);
  }
  expect(files.length).toBeGreaterThanOrEqual(atLeast(200));
  expect(found).toEqual([]);
});
