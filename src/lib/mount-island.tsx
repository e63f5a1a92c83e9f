import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { twinIn } from './twin-in.ts';

const isTextField = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Returns a function that gives a rebuilt island the focus, the caret and the open parts that it has now. */
function keepPlace(root: HTMLElement): () => void {
  const focused = root.querySelector(':focus');
  const [start, end, direction] = isTextField(focused)
    ? [focused.selectionStart, focused.selectionEnd, focused.selectionDirection]
    : [];
  const open = [...root.querySelectorAll('details[open]')];
  return () => {
    for (const details of open) if (!details.isConnected) twinIn(root, details)?.setAttribute('open', '');
    if (focused === null || focused.isConnected) return;
    const twin = twinIn(root, focused);
    twin?.focus({ preventScroll: true });
    // An e-mail field tells no caret, and takes none.
    if (isTextField(twin) && typeof start === 'number')
      twin.setSelectionRange(start, end ?? start, direction ?? 'none');
  };
}

/**
 * Hydrates the HTML inside `root`, which the same component rendered at build time. When a translator or an extension has
 * changed that HTML, React rebuilds the island. Both happen within one task, so that no key is pressed in between. The
 * component starts from the values that its fields hold. When it fails, the HTML comes back and works as before the mount.
 */
export const mountIsland = (root: HTMLElement, island: ReactNode): Promise<void> =>
  new Promise((resolve, reject) => {
    const html = [...root.childNodes];
    const restorePlace = keepPlace(root);
    flushSync(() => {
      hydrateRoot(root, island, {
        onRecoverableError: () => undefined,
        onUncaughtError: (error) => {
          root.replaceChildren(...html);
          reportError(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
    });
    restorePlace();
    resolve();
  });
