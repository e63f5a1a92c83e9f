import { inParallel, countdown, withTimeout } from '#src/lib/promises.ts';
import { postJson } from '#netlify/delivery/webhook.ts';
import { isValid, type Mailer } from '#netlify/mail/mailer.ts';
import { DeliveryFailure } from '#netlify/requests/request-record.ts';
import { openKey, type Records } from '#netlify/requests/records.ts';
import { log, logError } from '#netlify/requests/log.ts';
import type { SendingVariables } from '#src/site/environment.ts';
import { type Digest, digestEmail, digestSummary, readDigest, section } from './digest.ts';

/** Netlify stops the function after 30 s. Reading takes up to 10 s, a mail 9 s, and each of two alerts 4 s. */
const FUNCTION_MS = 29_500;
export const READ_MS = 10_000;
const ALERT_MS = 4000;
/** A store call starts only if this much time is left, because it takes up to 2.5 s (`BACKGROUND_BUDGET`). */
const CALL_MS = 3000;

export async function sendAlert(text: string, env: SendingVariables): Promise<void> {
  if (!env.ALERT_URL || !isValid(env, 'ALERT_URL')) throw new DeliveryFailure('no_alert_url');
  await postJson('alert', env.ALERT_URL, { body: JSON.stringify({ text }), timeoutMs: ALERT_MS });
}

type Options = {
  now: Date;
  purging: Promise<boolean>;
  mailer: ((now: Date) => Mailer) | null;
};

const SEE_LOG = 'Si cela se répète, voyez le journal de la fonction daily.';
const UNREADABLE = section([SEE_LOG], 'relevé illisible', 'Les demandes n’ont pas pu être lues ce matin');
const UNPURGED = section(
  [SEE_LOG],
  'purge inachevée',
  'La purge n’est pas terminée\u00A0: elle reprend la nuit prochaine',
);

function readInTime(records: Records, now: Date): Promise<Digest> {
  const timeLeft = countdown(READ_MS - CALL_MS);
  const reading = readDigest(records, now, () => timeLeft() < 0);
  return withTimeout(READ_MS, reading, () => new Error('digest too slow')).catch((error: unknown) => {
    logError('digest', error);
    return { sections: UNREADABLE, week: null, reportedOnce: [] };
  });
}

async function problemOf(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    logError('digest', error);
    return error instanceof DeliveryFailure ? error.reason : 'unexpected';
  }
}

async function mailDigest(digest: Digest, { now, mailer }: Options): Promise<void> {
  if (mailer === null) throw new DeliveryFailure('no_mail');
  const { organisation, adviser, send } = mailer(now);
  const body = digestEmail(digest, organisation);
  if (body !== null) await send({ name: `digest-${now.toISOString().slice(0, 10)}`, to: adviser, body });
}

const NO_ALERT = 'L’alerte du lundi n’est pas partie\u00A0: essayez npm run leads -- check';

export async function sendDigest(records: Records, options: Options): Promise<void> {
  const timeLeft = countdown(FUNCTION_MS);
  const read = await readInTime(records, options.now);
  const purgeSection = (await options.purging) ? [] : UNPURGED;
  const { ALERT_URL, SMTP_URL } = process.env;
  const isChecked = read.week !== null && Boolean(ALERT_URL);
  const alertProblem = isChecked ? await problemOf(sendAlert(`${read.week}.`, process.env)) : null;
  const alertSection = alertProblem ? section([`ALERT_URL (${alertProblem})`], 'alerte en panne', NO_ALERT) : [];
  const digest = { ...read, sections: [...read.sections, ...purgeSection, ...alertSection] };
  const summary = digestSummary(digest) || (digest.week ?? '');
  const mailProblem = await problemOf(mailDigest(digest, options));
  let isReported = mailProblem === null;
  if (mailProblem !== null && summary !== '') {
    const text = `${summary}. Le relevé du jour n’est pas parti par courriel (${mailProblem})\u00A0: npm run leads -- list`;
    const problem = await problemOf(sendAlert(text, process.env));
    // If `SMTP_URL` is set, the marks stay, so that the next digest mail names the requests that the alert only counts.
    // Without `SMTP_URL`, the alert is the only report.
    isReported = problem === null && !SMTP_URL;
  }
  if (!isReported) return;
  log('info', 'digest', { summary });
  await inParallel(digest.reportedOnce, async (key) => {
    if (timeLeft() > CALL_MS) await records.delete(openKey(key));
  });
}
