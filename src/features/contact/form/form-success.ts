import { showToast } from '#src/features/toast/show-toast.ts';
import type { FormDescription, FormLabel } from '../contact-forms.ts';
import { TOASTS } from '../contact-texts.ts';

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

/** Tells the CRM, where there is one. Whatever it does, the visitor's request is already safe. */
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
