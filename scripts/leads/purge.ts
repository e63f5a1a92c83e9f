import { purge, retentionLimits } from '#netlify/daily/purge.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Command, confirm } from './command.ts';

export const purgeRequests: Command = {
  options: ['dry-run', 'yes'],
  withPreviews: true,
  run: async (call) => {
    const now = call.now();
    const { retention } = readContentFile('requests.yaml', requestsSchema);
    const purgeAll = async (isDryRun: boolean): Promise<number> => {
      let erased = 0;
      for (const { records, isPreview } of call.sites) {
        const limits = retentionLimits(now, retention, isPreview);
        const { requests, suspects } = await purge(records, { now, limits, isDryRun });
        erased += requests + suspects;
      }
      return erased;
    };
    const expected = await purgeAll(true);
    if (call.values['dry-run'] === true) {
      call.print(`Serait effacé\u00A0: ${expected} demande(s)\n`);
      return;
    }
    if (expected > 0) await confirm(`Effacer définitivement ${expected} demande(s)\u202f?`, call);
    call.print(`Effacé\u00A0: ${await purgeAll(false)} demande(s)\n`);
  },
};
