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

async function makeReady(): Promise<void> {
  toaster ??= import('./Toaster.tsx').then(({ mountToaster }) => {
    mountToaster();
    return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  });
  await toaster.catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
}

/** Fetches what draws toasts ahead of the first one: a lost connection must not take its own message with it. */
export function prepareToasts(): void {
  makeReady().catch(() => undefined);
}

/** Shows a toast, or nothing when what draws it cannot be had: whoever calls says what matters in the page as well. */
export async function showToast(toast: Omit<Toast, 'id'>): Promise<void> {
  count += 1;
  const id = count;
  await makeReady().then(
    () => {
      $toast.set({ ...toast, id });
    },
    () => undefined,
  );
}
