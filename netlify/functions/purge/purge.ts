import type { Config, Context } from '@netlify/functions';
import { type PurgeMark, readPurgeMark, writePurgeMark } from '#netlify/submissions/purge-mark.ts';
import { purge } from '#netlify/submissions/purge.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';

/** Netlify runs no schedule for previews: what testers, or whoever knows such an address, left there goes with the rest. */
const PREVIEWS = 'deploy-preview';

/** Netlify stops a scheduled function after thirty seconds, and the last call that is under way may take some. */
const BUDGET_MS = { site: 17_000, previews: 5000 };

const onError = (error: unknown) => {
  writeErrorLine('purge', error);
};

/** Says when a share of some time is used up. */
function clock(budgetMs: number): (share: number) => boolean {
  const begun = performance.now();
  return (share) => performance.now() - begun >= budgetMs * share;
}

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const now = new Date();
  const marks = () => storesWithRetry(deploy.context)('open');
  const writeMark = (mark: PurgeMark) => writePurgeMark(marks(), mark).catch(onError);
  const before = await readPurgeMark(marks(), now).catch(() => null);
  const since = before?.since ?? now.toISOString();
  // Until it has finished, so that a death in between is heard of.
  await writeMark({ since, isAdvancing: false });
  let [isWhole, isAdvancing] = [true, true];
  for (const [deployContext, budgetMs] of [
    [deploy.context, BUDGET_MS.site],
    [PREVIEWS, BUDGET_MS.previews],
  ] as const)
    try {
      const openStore = storesWithRetry(deployContext);
      const counts = await purge({ openStore, now, retention, isOver: clock(budgetMs) });
      writeRunLine('purge', { deployContext, ...counts });
      isWhole &&= counts.unfinished === undefined;
      isAdvancing &&= counts.unfinished !== 'stuck';
    } catch (error) {
      isWhole = false;
      isAdvancing = false;
      onError(error);
    }
  if (isWhole || isAdvancing) await writeMark({ since: isWhole ? now.toISOString() : since, isAdvancing: true });
};

export const config: Config = { schedule: '17 3 * * *' };
