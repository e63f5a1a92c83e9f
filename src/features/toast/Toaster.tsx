import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { lateStyles } from '#src/lib/late-styles.ts';
import styles from './toast.css?url&no-inline';

export type Toast = {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'error';
};

/** The one toast that shows, if any; a new one takes the place of the last. */
export const $toast = atom<Toast | undefined>();

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

const dismiss = () => {
  $toast.set(undefined);
};

/** Calls `dismiss` once the toast has been left alone for its time; pointing at it or focusing it stops the clock. */
function useCountdown(toast: Toast) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
  }, []);
  const start = useCallback(() => {
    stop();
    timer.current = setTimeout(dismiss, DURATION_MS);
  }, [stop]);
  useEffect(() => {
    start();
    addEventListener('blur', stop);
    addEventListener('focus', start);
    return () => {
      stop();
      removeEventListener('blur', stop);
      removeEventListener('focus', start);
    };
  }, [toast.id, start, stop]);
  return { start, stop };
}

/** Follows a finger to the right; past the threshold, letting go dismisses. */
function useSwipe() {
  const from = useRef<number>(undefined);
  const move = (element: HTMLElement, distance: number) => {
    element.style.translate = distance > 0 ? `${distance}px` : '';
  };
  return {
    onPointerDown: ({ button, clientX, currentTarget, pointerId, target }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || (target instanceof Element && target.closest('button'))) return;
      from.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current !== undefined) move(currentTarget, clientX - from.current);
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const distance = from.current === undefined ? 0 : clientX - from.current;
      from.current = undefined;
      if (distance > SWIPE_THRESHOLD_PX) dismiss();
      else move(currentTarget, 0);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      from.current = undefined;
      move(currentTarget, 0);
    },
  };
}

function ToastCard({ toast }: { toast: Toast }) {
  const { start, stop } = useCountdown(toast);
  const swipe = useSwipe();
  return (
    <div
      className="toast"
      data-toast={toast.tone}
      onPointerEnter={stop}
      onPointerLeave={start}
      onFocus={stop}
      onBlur={start}
      {...swipe}
    >
      <p className="toast-title">{toast.title}</p>
      <p>{toast.description}</p>
      <button className="toast-close" type="button" aria-label="Fermer la notification" onClick={dismiss}>
        {/* Drawn here: whoever has lost the network can't fetch the icons. */}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
        </svg>
      </button>
    </div>
  );
}

/** Tells the page's styles how much of the window's foot the toasts take. */
function useRoom(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (region.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--toasts', `${String(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(region.current);
    return () => {
      observer.disconnect();
    };
  }, [region]);
}

function Toaster() {
  const toast = useStore($toast);
  const region = useRef<HTMLElement>(null);
  useRoom(region);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) region.current?.focus();
      if (key === 'Escape' && region.current?.contains(document.activeElement)) dismiss();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <section ref={region} className="toasts no-print" tabIndex={-1} aria-label={`Notifications (${HOTKEY})`}>
      <div role="status">{toast && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}

/** Adds the toasts' place at the end of the page, empty: screen readers announce what comes into it later. */
export async function mountToaster() {
  await lateStyles(styles);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
  return {
    // Anything outside a modal dialog can neither be seen over it nor be heard.
    comeForward: () => {
      const front = document.querySelector('dialog:modal') ?? document.body;
      if (place.parentElement === front) return false;
      front.append(place);
      return true;
    },
  };
}
