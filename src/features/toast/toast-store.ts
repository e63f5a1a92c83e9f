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
let toaster: Promise<unknown> | undefined;

/** Shows a toast. What draws it is fetched with the first one. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  count += 1;
  $toast.set({ ...toast, id: count });
  toaster ??= import('./Toaster.tsx').then(({ mountToaster }) => {
    mountToaster();
  });
}
