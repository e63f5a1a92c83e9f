import type { FormType } from '#src/features/contact/contact-forms.ts';
import { openMark, suspectMark, type TaskKind } from '#netlify/submissions/outbox-record.ts';
import {
  saveSubmission,
  type SaveOptions,
  mark,
  type OpenStore,
  StoreUnavailable,
  submissionKey,
} from '#netlify/submissions/submission-store.ts';
import { type ContactSubmission, toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { created, refusalAsJson, refusalAsPage, seeThankYouPage } from './answers.ts';
import { checkForm, isSuspect } from './form-check.ts';
import type { LogEntry } from './outcome-log.ts';
import { EVERYBODY, type NoticeLimiter, type RateLimiter, type Sender } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { formatOf, readFields, type Fields, type Format } from './request-fields.ts';

const STORE_RETRY_SECONDS = 30;

export type ContactDeps = {
  sender: Sender;
  requestId: string;
  now: () => Date;
  newKey: () => string;
  openStore: OpenStore;
  limiter: RateLimiter;
  /** Knows who has sent more than anybody asks for: what comes from there is taken for a robot's. */
  notices: NoticeLimiter;
  /** Counts all visitors together: more than it lets through is more than a provider is ever asked, and raises an alert. */
  burst: RateLimiter;
  errorShell: () => string | null;
  log: (entry: LogEntry) => void;
  bodyTimeoutMs: number;
  retryBudget: SaveOptions['retryBudget'];
  /** The deliveries that a request sets off; suspects set off none. */
  tasksOf: (submission: ContactSubmission) => TaskKind[];
  /** Called once a request is stored, with its key; whatever it starts goes on after the answer. */
  startDelivery: (key: string) => void;
};

/** The facts known of a request so far: an answer that refuses it shows the visitor what was typed. */
type Attempt = {
  format: Format | null;
  fields: Fields;
  form: FormType | null;
  id: string | null;
  isSuspect: boolean;
  isBurst: boolean;
};

/**
 * Whether a page of another origin made the browser send this. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`; a client that sends neither is no browser and carries nobody's cookies.
 */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The client's own key, else the day for a form, where a double click is one request, else a new one each time. */
function writeKey(request: Request, format: Format, now: Date, newKey: () => string): string {
  const sent = request.headers.get('idempotency-key')?.trim() ?? '';
  if (sent !== '') return sent;
  // No header ends on a line break: nobody can send the key of another's form.
  return format === 'json' ? newKey() : `${now.toISOString().slice(0, 10)}\n`;
}

async function readAttempt(request: Request, deps: ContactDeps, attempt: Attempt, format: Format): Promise<void> {
  const retryAfter = deps.limiter.secondsToWait(deps.sender, deps.now());
  const read = () => readFields(request, format, deps.bodyTimeoutMs);
  if (retryAfter === 0) {
    attempt.fields = await read();
    return;
  }
  if (format !== 'json') attempt.fields = await read().catch(() => ({}));
  throw new Refusal('rate_limited', { retryAfter });
}

function startQuietly({ startDelivery }: ContactDeps, key: string): void {
  try {
    startDelivery(key);
  } catch {
    return;
  }
}

async function receive(request: Request, deps: ContactDeps, attempt: Attempt): Promise<Response> {
  const { format } = attempt;
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  if (isCrossOrigin(request)) throw new Refusal('cross_origin');
  if (format === null) throw new Refusal('unsupported_media_type');
  await readAttempt(request, deps, attempt, format);

  const { form, data } = checkForm(attempt.fields, format);
  attempt.form = form.type;
  const now = deps.now();
  const submission = submissionOf(form.type, data, writeKey(request, format, now, deps.newKey), now);
  attempt.id = submission.id;
  const isTrapped = isSuspect(attempt.fields, data, format);
  // Nobody is told of what a trap has caught, so that it counts for nothing.
  const isTooMuch = !isTrapped && deps.notices.isTooMuch(submission.id, deps.sender, now);
  attempt.isSuspect = isTrapped || isTooMuch;
  const kind = attempt.isSuspect ? 'suspects' : 'submissions';
  // Written down for suspects too, who set nothing off before somebody has released them.
  const due = deps.tasksOf(submission);
  const kept = toStoredSubmission(submission, data.notice, due);
  const { openStore, retryBudget } = deps;
  const markOf = attempt.isSuspect ? suspectMark : openMark;
  const marks = attempt.isSuspect || due.length > 0 ? [markOf(submissionKey(now, submission.id))] : [];
  const [key] = await Promise.all([
    saveSubmission(kept, now, { kind, openStore, retryBudget }),
    ...marks.map((name) => mark(name, now, { openStore, retryBudget })),
  ]);
  attempt.isBurst = deps.burst.secondsToWait(EVERYBODY, now) > 0 || isTooMuch;
  // Stored is stored: what cannot be started here, the next sweep starts.
  if (due.length > 0 && !attempt.isSuspect) startQuietly(deps, key);
  return format === 'json' ? created(submission.id) : seeThankYouPage(form);
}

/** The answer that a visitor gets for anything that was thrown. */
function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (!(thrown instanceof StoreUnavailable)) return new Refusal('unexpected');
  return new Refusal('storage_unavailable', { retryAfter: STORE_RETRY_SECONDS, reason: thrown.reason });
}

async function refuse(request: Request, refusal: Refusal, deps: ContactDeps, attempt: Attempt): Promise<Response> {
  const isForm = attempt.format === 'urlencoded' || attempt.format === 'multipart';
  const response = isForm
    ? await refusalAsPage(refusal, attempt.fields, deps.errorShell())
    : refusalAsJson(refusal, deps.requestId);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** Answers one request to `/api/contact`. A 2xx or 303 means that the store has confirmed the submission. */
export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  const startedAt = deps.now();
  const attempt: Attempt = {
    format: formatOf(request),
    fields: {},
    form: null,
    id: null,
    isSuspect: false,
    isBurst: false,
  };
  let outcome = 'stored';
  let error: unknown;
  const response = await receive(request, deps, attempt).catch((thrown: unknown) => {
    const refusal = refusalOf(thrown);
    outcome = refusal.code;
    error = refusal.code === 'unexpected' ? thrown : refusal;
    return refuse(request, refusal, deps, attempt);
  });
  const { form, id } = attempt;
  const durationMs = deps.now().getTime() - startedAt.getTime();
  deps.log({
    requestId: deps.requestId,
    form,
    id,
    outcome,
    isSuspect: attempt.isSuspect,
    isBurst: attempt.isBurst,
    status: response.status,
    durationMs,
    error,
  });
  return response;
}
