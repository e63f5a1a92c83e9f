import { $toast, type Toast } from './toast.ts';

let count = 0;
let toaster: Promise<Toasts> | undefined;

/** Brings the toasts' place in front of whatever covers the page; true when it had to move. */
type Toasts = { comeForward: () => boolean };

/** How long a live region must have been on the page before what comes into it is announced. */
const SETTLE_MS = 100;

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

async function makeReady(): Promise<Toasts> {
  toaster ??= import('./Toaster.tsx').then(async ({ mountToaster }) => {
    const toasts = await mountToaster();
    await settle();
    return toasts;
  });
  return toaster.catch((error: unknown) => {
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
    async ({ comeForward }) => {
      if (comeForward()) await settle();
      $toast.set({ ...toast, id });
    },
    () => undefined,
  );
}
