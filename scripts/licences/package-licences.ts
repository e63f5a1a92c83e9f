import { z } from 'zod';

/** A package of the lock file; `isTool` when nothing that is published needs it. */
export type PackageLicence = { name: string; version: string; licence: string; isTool: boolean };

/** Packages whose `package.json` says nothing that npm understands; read in their licence files and READMEs. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  callsite: 'MIT',
  fuzzy: 'MIT',
  'png-js': 'MIT',
  precond: 'MIT',
};

/** https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

/** The licences of all packages of a `package-lock.json`, by name; each version once. */
export function licencesOf(lock: string): PackageLicence[] {
  const found = new Map<string, PackageLicence>();
  for (const [place, { name: alias, version = '', license, dev, link }] of Object.entries(
    lockSchema.parse(JSON.parse(lock)).packages,
  )) {
    if (place === '' || link) continue;
    const name = alias ?? place.replace(/^.*node_modules\//, '');
    const key = `${name}@${version}`;
    const isTool = dev && found.get(key)?.isTool !== false;
    found.set(key, { name, version, licence: license ?? SAID_ELSEWHERE[name] ?? 'unknown', isTool });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
