import { atom } from 'nanostores';

export type Toast = {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'error';
};

/** The one toast that shows, if any; a new one takes the place of the last. */
export const $toast = atom<Toast | undefined>();
