import { existsSync } from 'node:fs';
import { codeOf, codeOfFunctions, hashOf, type Journeys } from './served-files.ts';
import { BuiltSite } from '../preview-site.ts';

/**
 * The journeys of the built site that would find everything as it was when they last passed: their own code, and what
 * stands at each address that they were served.
 */
export async function unchangedJourneys(root: string, journeys: Journeys): Promise<string[]> {
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
  const functionsNow = codeOfFunctions();
  const unchanged: string[] = [];
  for (const [name, { code, functions, served }] of Object.entries(journeys)) {
    const isSame = async ([address, hash]: [string, string]) =>
      hash === '' ? functions === functionsNow : (await hashAt(address)) === hash;
    const [, file = ''] = name.split(' › ');
    const spec = `tests/e2e/${file}`;
    if (!existsSync(spec) || codeOf(spec) !== code) continue;
    // A journey without a page asks the server directly: what it rests on isn't known.
    const addresses = Object.entries(served);
    if (addresses.length > 0 && (await Promise.all(addresses.map(isSame))).every(Boolean)) unchanged.push(name);
  }
  return unchanged;
}
