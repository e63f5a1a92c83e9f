import type { Config, Context } from '@netlify/functions';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { countdown, withTimeout } from '#src/lib/promises.ts';
import { purge, retentionLimits } from '#netlify/daily/purge.ts';
import { READ_MS, sendDigest } from '#netlify/daily/send-digest.ts';
import { mailerFrom } from '#netlify/mail/mailer.ts';
import { PREVIEWS } from '#netlify/requests/blobs.ts';
import { log, logError } from '#netlify/requests/log.ts';
import { backgroundRecords } from '#netlify/requests/records.ts';

async function purgeAll(deployContext: string, now: Date): Promise<boolean> {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const timeLeft = countdown(READ_MS - 1000);
  const isLate = () => timeLeft() < 0;
  let isWhole = true;
  for (const context of [deployContext, PREVIEWS]) {
    const limits = retentionLimits(now, retention, context === PREVIEWS);
    const counts = await purge(backgroundRecords(context), now, limits, isLate);
    log('info', 'purge', { context, ...counts });
    isWhole &&= counts.isWhole;
  }
  return isWhole;
}

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const now = new Date();
  const deployContext = deploy.context;
  const purging = withTimeout(READ_MS - 500, purgeAll(deployContext, now), () => new Error('purge too slow')).catch(
    (error: unknown) => {
      logError('purge', error);
      return false;
    },
  );
  const mailer = mailerFrom(process.env, deployContext);
  await sendDigest(backgroundRecords(deployContext), { now, purging, mailer });
};

/** This UTC time is before offices open in Paris, in summer and in winter. */
export const config: Config = { schedule: '37 5 * * *' };
