import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { replacementIn } from './wake-on-intent.ts';

const isTextField = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Saves focus, caret and open parts. The returned function restores them after React has rebuilt the island. */
function saveState(root: HTMLElement): () => void {
  const focused = root.querySelector(':focus');
  const [start, end, direction] = isTextField(focused)
    ? [focused.selectionStart, focused.selectionEnd, focused.selectionDirection]
    : [];
  const open = [...root.querySelectorAll('details[open]')];
  return () => {
    for (const details of open) if (!details.isConnected) replacementIn(root, details)?.setAttribute('open', '');
    if (focused === null || focused.isConnected) return;
    const replacement = replacementIn(root, focused);
    replacement?.focus({ preventScroll: true });
    // The caret of an e-mail field cannot be read or set.
    if (isTextField(replacement) && typeof start === 'number')
      replacement.setSelectionRange(start, end ?? start, direction ?? 'none');
  };
}

/** Mounts in one task, so that no key press is lost when React rebuilds HTML that a browser translation has changed. */
export const mountIsland = (root: HTMLElement, island: ReactNode): Promise<void> =>
  new Promise((resolve, reject) => {
    const html = [...root.childNodes];
    const restoreState = saveState(root);
    flushSync(() => {
      hydrateRoot(root, island, {
        // Reports mismatches in development only, because on the public site translators and extensions cause them.
        onRecoverableError: (error) => {
          if (import.meta.env.DEV) console.error(error);
        },
        onUncaughtError: (error) => {
          root.replaceChildren(...html);
          reportError(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
    });
    restoreState();
    resolve();
  });
