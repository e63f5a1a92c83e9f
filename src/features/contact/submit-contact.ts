import { now } from '#src/lib/clock.ts';
import * as z from 'zod/mini';
import { showToast } from '#src/features/toast/Toaster.tsx';
import { parseJson } from '#src/lib/parse-json.ts';
import { paths } from '#src/site/paths.ts';
import { type FormDescription, TOASTS } from './contact-forms.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';

type Payload = Readonly<Record<string, unknown>>;

type SubmissionResult =
  | { status: 'stored'; message: string | undefined; at: Date }
  | { status: 'invalid'; errors: Record<string, string[]> }
  | { status: 'failed'; error: Error; retryAfter: number }
  | { status: 'busy'; error: Error; retryAfter: number }
  | { status: 'offline'; error: Error }
  /** The request may have been stored. */
  | { status: 'unanswered'; error: Error };

const answerSchema = z.object({
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

const TIMEOUT_MS = 20_000;

/** The proxy's answer for a function that is too slow. */
const GATEWAY_TIMEOUT = 504;

/** The server asks for a longer wait only when its daily limit is exceeded. */
const LONGEST_WAIT_SECONDS = 60;
/** Enough for a hundred people behind one IP address, at 20 requests a minute. */
const MAX_WAITS = 5;

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A retry is safe, because the server stores requests with the same key and content once. */
export async function submitContact(
  payload: Payload,
  key: string,
  onWait: (seconds: number) => void,
): Promise<SubmissionResult> {
  let result = await postContact(payload, key);
  for (let waits = 0; waits < MAX_WAITS && result.status === 'busy'; waits += 1) {
    onWait(result.retryAfter);
    await sleep(result.retryAfter);
    result = await postContact(payload, key);
  }
  return result;
}

/** Never throws, so that the form keeps the typed values. */
async function postContact(payload: Payload, key: string): Promise<SubmissionResult> {
  const wasOnline = navigator.onLine;
  try {
    const response = await fetch(paths.apiContact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        ...payload,
        page: location.pathname,
        notice: FORM_NOTICE.version,
        elapsed: Math.round(performance.now()),
      }),
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const { data: answer } = z.safeParse(answerSchema, parseJson(text));
    // The server's clock, because the clock of a device may be wrong.
    const at = new Date(response.headers.get('date') ?? now().getTime());
    if (response.ok && answer) return { status: 'stored', message: answer.message, at };
    if (answer?.errors) return { status: 'invalid', errors: answer.errors };
    const error = new Error(`${response.status}: ${text || response.statusText}`);
    if (response.status === GATEWAY_TIMEOUT) return { status: 'unanswered', error };
    const retryAfter = Number(response.headers.get('retry-after'));
    const isBusy = response.status === 429 && retryAfter > 0 && retryAfter <= LONGEST_WAIT_SECONDS;
    return { status: isBusy ? 'busy' : 'failed', error, retryAfter };
  } catch (error) {
    const status = wasOnline ? 'unanswered' : 'offline';
    return { status, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface extends `Window`
  interface Window {
    /** Set by the provider's own CRM script. Called before the thank-you page opens. */
    submitToCrm?: (submission: Payload, label: string) => unknown;
  }
}

const SERVER_FIELDS = ['leaveEmpty', 'page', 'notice'];

/** Safari cancels a download if the page is left before the file begins to arrive. */
const DOWNLOAD_START_MS = 500;

function download(file: string): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

export function afterSuccess(
  { label, stays, toasts, crm, thanks, download: file }: FormDescription,
  { form, payload, message }: { form: HTMLFormElement | null; payload: Payload; message: string | undefined },
): void {
  if (stays) {
    const { title, description } = TOASTS[toasts].success;
    void showToast({
      title,
      description: toasts === 'contact' ? (message ?? description) : description,
      tone: 'success',
    });
    return;
  }
  try {
    const submission = Object.entries(payload).filter(([name]) => !SERVER_FIELDS.includes(name));
    if (crm) window.submitToCrm?.(Object.fromEntries(submission), label);
  } catch (error) {
    // The request is stored, so an error of the CRM script must not stop the visitor.
    reportError(error);
  }
  if (file !== undefined) download(file);
  const delay = file === undefined ? 0 : DOWNLOAD_START_MS;
  const dialog = form?.closest('dialog');
  const openThanks = () => setTimeout(() => location.assign(thanks), delay);
  if (!dialog?.open) {
    openThanks();
    return;
  }
  // The dialog's own `close` listener changes the URL, so it must run before the thank-you page opens.
  dialog.addEventListener('close', openThanks, { once: true });
  dialog.close();
}
