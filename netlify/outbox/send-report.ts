import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import type { MailRoute } from '#netlify/mail/mail-delivery.ts';
import { writeMail } from '#netlify/mail/mail.ts';
import { type DailyReport, reportEmail, reportSummary } from '#netlify/mail/report-email.ts';

export type ReportRoutes = {
  /** Null where no mail leaves the site. */
  mail: MailRoute | null;
  /** The second way to somebody, where mails don't leave: an address that takes `{"text":"…"}`, as chats do. */
  alertUrl: string | null;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
};

async function sendByMail(report: DailyReport, now: Date, { send, organisation, from, to }: MailRoute): Promise<void> {
  const facts = organisation(now);
  const sender = from ?? facts.email;
  const body = reportEmail(report, facts);
  const mail = await writeMail({
    from: { name: facts.brand, address: sender },
    to: { name: '', address: to ?? facts.email },
    replyTo: null,
    subject: body.title,
    messageId: `report-${now.toISOString().slice(0, 10)}@${sender.slice(sender.lastIndexOf('@') + 1)}`,
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

/** By mail; where that fails, a line without names by the second route. Gives the way that it went. */
export async function sendReport(report: DailyReport, now: Date, routes: ReportRoutes): Promise<'mail' | 'alert'> {
  let reason = 'aucun serveur de courriel';
  if (routes.mail !== null)
    try {
      await sendByMail(report, now, routes.mail);
      return 'mail';
    } catch (error) {
      reason = error instanceof DeliveryFailure ? error.reason : 'unexpected';
    }
  const text = `${reportSummary(report)}. Le relevé du jour n’est pas parti par courriel (${reason})\u00A0: npm run leads -- list`;
  await sendAlert(text, routes);
  return 'alert';
}
