import { purge, type PurgeCounts, retentionLimits } from '#netlify/daily/purge.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Given, type LeadsCommand, options } from './options.ts';
import { type Site, withSites } from './site-store.ts';
import { isConfirmed, type Terminal } from './terminal.ts';

type Counts = Omit<PurgeCounts, 'isWhole'>;

async function purgeAll(sites: readonly Site[], now: Date, isDryRun: boolean): Promise<Counts> {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const total = { requests: 0, suspects: 0 };
  for (const { records, isPreview } of sites) {
    const { requests, suspects } = await purge(records, {
      now,
      limits: retentionLimits(now, retention, isPreview),
      isDryRun,
    });
    total.requests += requests;
    total.suspects += suspects;
  }
  return total;
}

const textOf = ({ requests, suspects }: Counts): string => `${requests} demande(s), ${suspects} mise(s) à l’écart`;

const purgeRequests = ({ values }: Given, terminal: Terminal): Promise<number> =>
  withSites(
    terminal,
    async (sites) => {
      const now = terminal.now();
      const isDry = values['dry-run'] === true;
      const expected = await purgeAll(sites, now, true);
      const question = `Effacer définitivement ${textOf(expected)}\u202f?`;
      const isNothing = expected.requests + expected.suspects === 0;
      if (!isDry && !isNothing && !(await isConfirmed(question, values.yes, terminal))) return 1;
      const counts = isDry ? expected : await purgeAll(sites, now, false);
      const title = isDry ? 'Serait effacé' : 'Effacé';
      terminal.print(values.json === true ? `${JSON.stringify(counts)}\n` : `${title}\u00A0: ${textOf(counts)}\n`);
      return 0;
    },
    { withPreviews: true },
  );

export const purgeCommand: LeadsCommand = {
  name: 'purge',
  summary: 'efface ce qui a dépassé la durée de conservation',
  options: options('dry-run', 'json', 'yes'),
  notes: [
    'La durée est celle de content/requests.yaml, à compter de chaque demande. Le site en ligne efface de lui-même chaque nuit.',
  ],
  examples: ['purge --dry-run', 'purge --yes'],
  run: purgeRequests,
};
