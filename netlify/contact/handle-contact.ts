import { openKey, type Records, requestKey, SUSPECTS } from '#netlify/requests/records.ts';
import { log, logError, traceOf } from '#netlify/requests/log.ts';
import { newRequest, type RequestRecord, type TaskKind } from '#netlify/requests/request-record.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { created, redirectToThankYou, refusalAsJson, refusalAsPage } from './answers.ts';
import { checkForm, isFromRobot } from './check-form.ts';
import type { RateLimiter } from './rate-limit.ts';
import { type Fields, type Format, formatOf, readFields } from './read-fields.ts';
import { Refusal } from './refusal.ts';

const STORE_RETRY_SECONDS = 30;

export type ContactDeps = {
  ip: string;
  requestId: string;
  now: () => Date;
  openRecords: () => Records;
  limiter: RateLimiter;
  errorShell: () => string | null;
  bodyTimeoutMs: number;
  planTasks: (email: string | null) => TaskKind[];
  startDelivery: (key: string) => void;
};

type Attempt = { format: Format | null; fields: Fields; record?: RequestRecord; isSuspect: boolean };

/** Older browsers send only `Origin`. A client that sends neither `Sec-Fetch-Site` nor `Origin` is not a browser. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function idempotencyKey(request: Request, format: Format, now: Date): string {
  const sent = request.headers.get('idempotency-key')?.trim() ?? '';
  if (sent !== '') return sent;
  // The line break makes this key differ from all keys of clients, because headers cannot contain line breaks.
  return format === 'json' ? crypto.randomUUID() : `${now.toISOString().slice(0, 10)}\n`;
}

async function save(record: RequestRecord, now: Date, isSuspect: boolean, { openRecords }: ContactDeps) {
  const keyOn = (day: Date): string => (isSuspect ? SUSPECTS : '') + requestKey(day, record.id);
  try {
    const records = openRecords();
    // On the first day of a month, this may be a retry of a request that was stored in the month before.
    const earlierKey = keyOn(new Date(now.getTime() - DAY_MS));
    if (now.getUTCDate() === 1 && (await records.read(earlierKey)) !== null) return earlierKey;
    const key = keyOn(now);
    // Marks the key before and after the write. If an earlier attempt left a mark but no record, a sweep may delete the
    // mark during the write (docs/decisions/008-one-record-per-request.md).
    await records.mark(openKey(key), now);
    if (await records.create(key, record)) {
      await records.mark(openKey(key), now);
      return key;
    }
  } catch (error) {
    log('alert', 'store', { error: error instanceof Error ? error.name : null });
  }
  throw new Refusal('storage_unavailable', { retryAfter: STORE_RETRY_SECONDS });
}

async function receive(request: Request, deps: ContactDeps, attempt: Attempt): Promise<Response> {
  const { format } = attempt;
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  if (isCrossOrigin(request)) throw new Refusal('cross_origin');
  if (format === null) throw new Refusal('unsupported_media_type');
  const retryAfter = deps.limiter(deps.ip, deps.now());
  const limit = retryAfter > 0 ? new Refusal('rate_limited', { retryAfter }) : null;
  attempt.fields = await readFields(request, format, deps.bodyTimeoutMs).catch((error: unknown) => {
    throw limit ?? error;
  });
  // The limit applies after the fields are read, so that the page for a refused form can show the typed text.
  if (limit) throw limit;

  const { form, data } = checkForm(attempt.fields, format);
  const now = deps.now();
  const key = idempotencyKey(request, format, now);
  const record = newRequest(form.type, data, { key, now, planTasks: deps.planTasks });
  attempt.record = record;
  attempt.isSuspect = isFromRobot(attempt.fields, data, format);
  const stored = await save(record, now, attempt.isSuspect, deps);
  try {
    if (!attempt.isSuspect && Object.keys(record.tasks).length > 0) deps.startDelivery(stored);
  } catch (error) {
    logError('delivery', error);
  }
  return format === 'json' ? created(record.id) : redirectToThankYou(form);
}

async function refuse(request: Request, refusal: Refusal, deps: ContactDeps, attempt: Attempt): Promise<Response> {
  const isForm = attempt.format === 'urlencoded' || attempt.format === 'multipart';
  const response = isForm
    ? await refusalAsPage(refusal, attempt.fields, deps.errorShell())
    : refusalAsJson(refusal, deps.requestId);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  const startedAt = deps.now();
  const attempt: Attempt = { format: formatOf(request), fields: {}, isSuspect: false };
  let outcome = 'stored';
  let trace = {};
  const response = await receive(request, deps, attempt).catch((thrown: unknown) => {
    const refusal = thrown instanceof Refusal ? thrown : new Refusal('unexpected');
    outcome = refusal.code;
    if (refusal !== thrown) trace = traceOf(thrown);
    return refuse(request, refusal, deps, attempt).catch((second: unknown) => {
      trace = traceOf(second);
      return refusalAsJson(new Refusal('unexpected'), deps.requestId);
    });
  });
  const { record, isSuspect } = attempt;
  log(response.status >= 500 ? 'alert' : 'info', 'contact', {
    requestId: deps.requestId,
    outcome,
    status: response.status,
    isSuspect,
    durationMs: deps.now().getTime() - startedAt.getTime(),
    form: record && typeName(record.type),
    id: record?.id.slice(0, 8),
    ...trace,
  });
  return response;
}
