import type { Config, Context } from '@netlify/functions';
import { reportRoutes } from '#netlify/outbox/configuration.ts';
import { dailyReport } from '#netlify/outbox/daily-report.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { sendReport } from '#netlify/outbox/send-report.ts';

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const now = new Date();
  try {
    const found = await dailyReport({ openStore: storesWithRetry(deploy.context), now: () => now });
    if (found === null) return;
    const { report, wasRead } = found;
    const route = await sendReport(report, now, reportRoutes(process.env, deploy.context));
    const { failed, overdue, limited, suspects } = report;
    writeRunLine('report', {
      route,
      failed: failed.count,
      overdue: overdue.count,
      limited: limited.count,
      suspects: suspects.count,
    });
    if (route === 'mail') await wasRead();
  } catch (error) {
    writeErrorLine('report', error);
  }
};

/** Before an office opens in Paris, in summer and in winter. */
export const config: Config = { schedule: '37 5 * * *' };
