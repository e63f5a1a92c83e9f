import type { FormLabel } from './contact-forms.ts';

/** What the visitor has sent and the server has stored: the payload of `POST /api/contact`. */
export type CrmSubmission = Readonly<Record<string, unknown>>;

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
export function tellCrm(submission: CrmSubmission, label: FormLabel): void {
  try {
    window.submitToCrm?.(submission, label);
  } catch (error) {
    // Reported as any error of the page, without standing in the visitor's way.
    reportError(error);
  }
}
