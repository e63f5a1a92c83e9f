import { showToast } from '#src/features/toast/Toaster.tsx';
import { parseJson } from '#src/lib/parse-json.ts';
import { paths } from '#src/site/paths.ts';
import { type FormDescription, type FormLabel, TOASTS } from './contact-forms.ts';
import { FORM_NOTICE } from './form-notice.ts';

export type SubmissionResult =
  | { status: 'stored'; message: string | undefined; at: Date }
  | { status: 'invalid'; errors: Record<string, string[]> }
  | { status: 'failed'; error: Error }
  /** No answer came at all: the connection is lost, or the server is. */
  | { status: 'unreachable'; error: Error };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const errorsIn = (answer: unknown): Record<string, string[]> =>
  isRecord(answer) && isRecord(answer.errors)
    ? Object.fromEntries(
        Object.entries(answer.errors).map(([field, texts]) => [field, Array.isArray(texts) ? texts.map(String) : []]),
      )
    : {};

/** When the server answered: the clock of a device may be wrong, and what is promised is counted from there. */
function answeredAt({ headers }: Response): Date {
  const told = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(told) ? Date.now() : told);
}

/**
 * Sends a form to the server. The same `key` with the same content is stored once, so trying again is safe.
 * Whatever goes wrong, offline included, comes back as a result: the form keeps what was typed.
 */
export async function submitContact(payload: Record<string, unknown>, key: string): Promise<SubmissionResult> {
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
    });
    const text = await response.text();
    // Something else than JSON: a proxy answers for a server that is down.
    const answer = parseJson(text);
    if (response.ok && answer !== undefined)
      return {
        status: 'stored',
        message: isRecord(answer) && typeof answer.message === 'string' ? answer.message : undefined,
        at: answeredAt(response),
      };
    const errors = errorsIn(answer);
    if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
    return { status: 'failed', error: new Error(`${response.status}: ${text || response.statusText}`) };
  } catch (error) {
    return { status: 'unreachable', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** A request that the visitor has sent and the server has stored: the payload of `POST /api/contact`. */
type CrmSubmission = Readonly<Record<string, unknown>>;

declare global {
  // Only an interface adds to one that is there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /**
     * Set by the provider's own CRM script, if there is one. Called once a dialog's form is stored, before the
     * thank-you page: `submitToCrm({ nom: 'Le Gall', … }, 'Inscription')`.
     */
    submitToCrm?: (submission: CrmSubmission, label: FormLabel) => unknown;
  }
}

/** Sends the request to the CRM, if one is set. The request is already stored. */
function tellCrm(submission: CrmSubmission, label: FormLabel): void {
  try {
    window.submitToCrm?.(submission, label);
  } catch (error) {
    // Reported as any error of the page, without standing in the visitor's way.
    reportError(error);
  }
}

function download(file: string): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Follows up a form that is stored: a toast in its place, or its dialog closed and its thank-you page. */
export function afterSuccess(
  { label, stays, words, crm, thanks, download: file }: FormDescription,
  { form, payload, message }: { form: HTMLFormElement | null; payload: Record<string, unknown>; message?: string },
): void {
  if (stays) {
    const { title, description } = TOASTS[words].success;
    void showToast({
      title,
      description: words === 'contact' ? (message ?? description) : description,
      tone: 'success',
    });
    return;
  }
  if (crm) tellCrm(payload, label);
  if (file !== undefined) download(file);
  const dialog = form?.closest('dialog');
  const leave = () => {
    location.assign(thanks);
  };
  if (!dialog?.open) {
    leave();
    return;
  }
  // A listener of the closing writes to the browser's history, which a page that is being left may lose.
  dialog.addEventListener('close', leave, { once: true });
  dialog.close();
}
