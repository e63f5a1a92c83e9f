import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import type { MailRoute } from '#netlify/mail/mail-delivery.ts';
import type { EmailBody } from '#netlify/mail/email-body.ts';
import { writeMail } from '#netlify/mail/mail.ts';
import type { Organisation } from '#netlify/mail/organisation.ts';
import {
  alarmEmail,
  canarySummary,
  type DailyReport,
  NO_REPORT,
  reportEmail,
  reportSummary,
} from '#netlify/mail/report-email.ts';

export type ReportRoutes = {
  /** Null where no mail leaves the site. */
  mail: MailRoute | null;
  /** The way to somebody that isn't mail: an address that takes `{"text":"…"}`, as chats do. */
  alertUrl: string | null;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
};

async function sendByMail(
  name: 'report' | 'canary',
  bodyOf: (organisation: Organisation) => EmailBody,
  now: Date,
  { send, organisation, from, to }: MailRoute,
): Promise<void> {
  const facts = organisation(now);
  const sender = from ?? facts.email;
  const body = bodyOf(facts);
  const mail = await writeMail({
    from: { name: facts.brand, address: sender },
    to: { name: '', address: to ?? facts.email },
    replyTo: null,
    subject: body.title,
    messageId: `${name}-${now.toISOString().slice(0, 10)}@${sender.slice(sender.lastIndexOf('@') + 1)}`,
    date: now,
    body,
    brand: facts.brand,
    attachments: [],
  });
  await send(mail, () => Promise.resolve());
}

async function sendAlert(text: string, { alertUrl, fetch, timeoutMs }: ReportRoutes): Promise<void> {
  if (alertUrl === null) throw new DeliveryFailure('no_route');
  const response = await fetch(alertUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`alert_${String(response.status)}`);
}

const mailReport = (report: DailyReport, hasNames: boolean, now: Date, route: MailRoute): Promise<void> =>
  sendByMail('report', (organisation) => reportEmail(report, organisation, hasNames), now, route);

const isRefusal = (error: unknown): boolean => error instanceof DeliveryFailure && error.isRefusal;
const reasonOf = (error: unknown): string => (error instanceof DeliveryFailure ? error.reason : 'unexpected');

/**
 * By mail; where that fails, a line without names by the second route. Gives the way that it went. Anybody may type a name that
 * looks like spam, and no report would leave any more: where a server refuses it, it gets one without names; and where it
 * does not answer, which may be a filter that cuts the connection, and there is no second route that works.
 */
export async function sendReport(report: DailyReport, now: Date, routes: ReportRoutes): Promise<'mail' | 'alert'> {
  const { mail } = routes;
  const alert = async (reason: string): Promise<'alert'> => {
    await sendAlert(
      `${reportSummary(report)}. Le relevé du jour n’est pas parti par courriel (${reason})\u00A0: npm run leads -- list`,
      routes,
    );
    return 'alert';
  };
  if (mail === null) return alert('aucun serveur de courriel');
  const withoutNames = () => mailReport(report, false, now, mail).then(() => 'mail' as const);
  try {
    await mailReport(report, true, now, mail);
    return 'mail';
  } catch (error) {
    if (isRefusal(error)) return withoutNames().catch((second: unknown) => alert(reasonOf(second)));
    return alert(reasonOf(error)).catch(withoutNames);
  }
}

type Alarm = { name: 'report' | 'canary'; title: string; text: string };

/** Tells at once, by the way that isn't mail, which may be what is broken. */
async function sendAlarm({ name, title, text }: Alarm, now: Date, routes: ReportRoutes): Promise<'mail' | 'alert'> {
  const bodyOf = (organisation: Organisation) => alarmEmail(title, text, organisation);
  const { mail } = routes;
  if (mail === null) {
    await sendAlert(text, routes);
    return 'alert';
  }
  return sendAlert(text, routes).then(
    () => 'alert' as const,
    () => sendByMail(name, bodyOf, now, mail).then(() => 'mail' as const),
  );
}

/** The chain from the form to mail and CRM is broken. */
export const sendCanaryAlarm = (faults: readonly string[], now: Date, routes: ReportRoutes) =>
  sendAlarm(
    { name: 'canary', title: 'Le formulaire du site ne va plus au bout', text: canarySummary(faults) },
    now,
    routes,
  );

/** There is no report today, although there may be something to tell. */
export const sendReportAlarm = (now: Date, routes: ReportRoutes) =>
  sendAlarm({ name: 'report', title: 'Le relevé du jour manque', text: NO_REPORT }, now, routes);
