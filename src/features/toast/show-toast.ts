import { $toast, mountToaster, type Toast } from './Toaster.tsx';

let count = 0;
let toaster: ReturnType<typeof mountToaster> | undefined;

/** How long a live region must have been on the page before what comes into it is announced. */
const SETTLE_MS = 100;

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** Adds the toasts' place ahead of the first one, with its styles: a lost connection must not take its own message with it. */
export const prepareToasts = (): ReturnType<typeof mountToaster> =>
  (toaster ??= mountToaster().then(async (toasts) => {
    await settle();
    return toasts;
  }));

/** Shows a toast. */
export async function showToast(toast: Omit<Toast, 'id'>): Promise<void> {
  count += 1;
  const id = count;
  const { comeForward } = await prepareToasts();
  if (comeForward()) await settle();
  $toast.set({ ...toast, id });
}
