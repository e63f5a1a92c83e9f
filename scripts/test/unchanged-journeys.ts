import { existsSync } from 'node:fs';
import { codeOf, hashOf, type Journeys } from '#tests/support/served-files.ts';
import { BuiltSite } from '../preview-site.ts';

/** The function's own code: a journey that has asked it rests on that, too. */
const FUNCTION_CODE = /^netlify\/|^src\/features\/(contact|courses)\//;

/**
 * The journeys of the built site that would find everything as it was when they last passed: their own code, and what
 * stands at each address that they were served. `changed` are the files that have changed since then.
 */
export async function unchangedJourneys(
  root: string,
  journeys: Journeys,
  changed: readonly string[],
): Promise<string[]> {
  const site = new BuiltSite(root);
  const hashes = new Map<string, Promise<string>>();
  const hashAt = (address: string): Promise<string> => {
    const known = hashes.get(address);
    if (known !== undefined) return known;
    const found = site
      .answer(new Request(new URL(address, 'http://localhost')))
      .then(({ headers }) => hashOf(headers.get('etag')));
    hashes.set(address, found);
    return found;
  };
  const isFunctionChanged = changed.some((file) => FUNCTION_CODE.test(file));
  const isSame = async ([address, hash]: [string, string]) =>
    hash === '' ? !isFunctionChanged : (await hashAt(address)) === hash;
  const unchanged: string[] = [];
  for (const [name, { code, served }] of Object.entries(journeys)) {
    const [, file = ''] = name.split(' › ');
    const spec = `tests/e2e/${file}`;
    if (!existsSync(spec) || codeOf(spec) !== code) continue;
    // A journey without a page asks the server directly: what it rests on isn't known.
    const addresses = Object.entries(served);
    if (addresses.length > 0 && (await Promise.all(addresses.map(isSame))).every(Boolean)) unchanged.push(name);
  }
  return unchanged;
}
