import { atom } from 'nanostores';

export type Toast = {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'error';
};

/** The one toast that shows, if any; a new one takes the place of the last. */
export const $toast = atom<Toast | undefined>();

let count = 0;
let toaster: Promise<void> | undefined;

/** How long a live region must have been on the page before what comes into it is announced. */
const SETTLE_MS = 100;

/** Shows a toast. What draws it is fetched with the first one. */
export async function showToast(toast: Omit<Toast, 'id'>): Promise<void> {
  count += 1;
  const id = count;
  toaster ??= import('./Toaster.tsx').then(({ mountToaster }) => {
    mountToaster();
    return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  });
  await toaster;
  $toast.set({ ...toast, id });
}
