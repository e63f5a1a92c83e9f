import { expect, test } from 'vitest';
import { readOrganisation } from '#netlify/mail/organisation.ts';
import type { DailyReport } from '#netlify/mail/report-email.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { submissionOf, toStoredSubmission } from '#netlify/submissions/submission.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { START } from '#tests/support/outbox.ts';
import { sendReport } from './send-report.ts';

const submission = toStoredSubmission(submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, 'key', START));
const some = { count: 1, first: [submission] };
const concern = { count: 1, first: [{ submission, troubles: [{ kind: 'webhook', reason: 'webhook_422' } as const] }] };
const unread = { submission: { id: 'e'.repeat(32) }, troubles: [] };
const REPORT: DailyReport = {
  failed: { count: 2, first: [...concern.first, unread] },
  overdue: concern,
  limited: some,
  suspects: some,
  isPurgeUnfinished: false,
};

const CHAT = 'https://chat.example';

/** Sends a report by a server that may refuse it for what stands in it, and by a second route if there is one. */
async function sent(problemOf: (html: string) => DeliveryFailure | undefined, alertUrl: string | null = CHAT) {
  const tried: string[] = [];
  const mail = {
    send: ({ html }: { html: string }) => {
      tried.push(html);
      const problem = problemOf(html);
      return problem === undefined ? Promise.resolve() : Promise.reject(problem);
    },
    organisation: readOrganisation,
    from: null,
    to: null,
  };
  const alerts: string[] = [];
  const take: typeof fetch = (_input, init) => {
    alerts.push(JSON.stringify(init?.body));
    return Promise.resolve(new Response(null));
  };
  const routes = { mail, alertUrl, fetch: take, timeoutMs: 1000 };
  const route = await sendReport(REPORT, START, routes);
  return { route, tried, alerts };
}

const refusal = (code: number) => new DeliveryFailure(`smtp_${String(code)}`, { isRefusal: true });

test.each([451, 554])('a name that passes for spam keeps no report from leaving: the server says %d', async (code) => {
  const { route, tried, alerts } = await sent((html) => (html.includes('Zoé') ? refusal(code) : undefined));
  expect([route, tried.length, alerts]).toEqual(['mail', 2, []]);
  const words = tried[1] ?? '';
  for (const typed of Object.values(enrolment)) expect(words).not.toContain(typed);
  expect(words.split(submission.id.slice(0, 8))).toHaveLength(5);
  expect(words).toContain(`<li>${submission.id.slice(0, 8)}\u00A0: webhook, webhook_422</li>`);
  expect(words).toContain('refusé ce relevé avec les noms');
});

test('names everybody where nothing is refused', async () => {
  const { tried } = await sent(() => undefined);
  expect(tried).toHaveLength(1);
  expect(tried[0]).toContain(`Zoé Le Gall, 06 39 98 12 34, zoe.legall@courriel.example (${submission.id.slice(0, 8)})`);
  expect(tried[0]).toContain('<li>eeeeeeee\u00A0: demande illisible</li>');
  expect(tried[0]).not.toContain('refusé ce relevé');
});

test('asks a server that does not answer once, and tells by the second route', async () => {
  const { route, tried, alerts } = await sent(() => new DeliveryFailure('timeout'));
  expect([route, tried.length, alerts.length]).toEqual(['alert', 1, 1]);
  expect((await sent(() => refusal(550))).alerts[0]).toContain('(smtp_550)');
});

test('a name at which a filter cuts the connection keeps no report from leaving where there is no second route', async () => {
  const cut = (html: string) => (html.includes('Zoé') ? new DeliveryFailure('smtp_connection') : undefined);
  const { route, tried } = await sent(cut, null);
  expect([route, tried.length]).toEqual(['mail', 2]);
  await expect(sent(() => new DeliveryFailure('timeout'), null)).rejects.toMatchObject({ reason: 'timeout' });
});
