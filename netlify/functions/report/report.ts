import type { Config, Context } from '@netlify/functions';
import { reportRoutes } from '#netlify/outbox/configuration.ts';
import { dailyReport } from '#netlify/outbox/daily-report.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { sendReport, sendReportAlarm } from '#netlify/outbox/send-report.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { inTime } from '#src/lib/in-time.ts';

/** Of the thirty seconds that Netlify gives a scheduled function, those that leave time to tell of a report that is not made. */
const BUDGET_MS = 12_000;

const onError = (error: unknown) => {
  writeErrorLine('report', error);
};

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const now = new Date();
  const routes = reportRoutes(process.env, deploy.context);
  try {
    const { suspectDays } = readContentFile('requests.yaml', requestsSchema).retention;
    const work = dailyReport({ openStore: storesWithRetry(deploy.context), now: () => now, suspectDays });
    const found = await inTime(BUDGET_MS, work, () => new Error('no report in time')).catch(async (error: unknown) => {
      await sendReportAlarm(now, routes).catch(onError);
      throw error;
    });
    if (found === null) return;
    const { report, wasRead } = found;
    const route = await sendReport(report, now, routes);
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
    onError(error);
  }
};

/** Before an office opens in Paris, in summer and in winter. */
export const config: Config = { schedule: '37 5 * * *' };
