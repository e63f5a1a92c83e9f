import { showToast } from '#src/features/toast/show-toast.ts';
import type { FormDescription } from '../contact-forms.ts';
import { TOASTS } from '../contact-texts.ts';
import { tellCrm } from '../crm.ts';

function download(file: string): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** What follows a form that is stored: a toast in its place, or its dialog closed and its thank-you page. */
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
  // What listens for the closing writes to the browser's history, which a page that is being left may lose.
  dialog.addEventListener('close', leave, { once: true });
  dialog.close();
}
