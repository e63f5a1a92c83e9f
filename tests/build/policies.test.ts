import { expect, test } from 'vitest';
import { slashed } from '#src/lib/slashed.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { builtFiles } from '../support/built-site.ts';

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

/** Chromium shows a PDF in a page of its own making, which a strict policy would empty; there is no script in it. */
const isPdf = (response: Response): boolean => response.headers.get('content-type') === 'application/pdf';

const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The strictest policy of an answer: browsers apply that of the header and that in the page, which is there for unknown addresses. */
async function policyOf(response: Response): Promise<string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return policy.startsWith("default-src 'none'") ? policy : (WRITTEN.exec(await response.text())?.[1] ?? policy);
}

async function faultsOf(response: Response): Promise<string[]> {
  const policy = await policyOf(response);
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  return [
    ...(policy.startsWith("default-src 'none'") ? [] : ["no default-src 'none'"]),
    ...(/unsafe|data:|\*|https?:/.test(scripts) ? [`script-src ${scripts}`] : []),
    ...(/base-uri 'none'|sandbox/.test(policy) ? [] : ['base-uri']),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(response.headers.get('x-frame-options') === 'DENY' ? [] : ['may be framed']),
  ];
}

test('lets no file answer under any address without a strict policy', async () => {
  const files = builtFiles()
    .map((file) => slashed(file))
    .filter((file) => !/^_(headers|redirects)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found: string[] = [];
  let answered = 0;
  for (const variant of new Set(files.flatMap(variantsOf))) {
    const response = await site.answer(new Request(new URL(`http://localhost${variant}`)));
    // A redirect shows nothing, and where it leads is an address like these.
    if (response.status >= 300 && response.status < 400) continue;
    answered += 1;
    if (isPdf(response)) continue;
    found.push(...(await faultsOf(response)).map((fault) => `${String(response.status)} ${variant}: ${fault}`));
  }
  expect(answered).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
