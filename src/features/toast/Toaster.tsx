import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStyleSheet } from '#src/lib/load-style-sheet.ts';
import styles from './toast.css?url&no-inline';

type Toast = { title: string; description: string; tone: 'success' | 'error' };

const $toast = atom<(Toast & { id: number }) | undefined>();

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

type ToastCardProps = { toast: Toast; isFocused: boolean; dismiss: () => void };

function ToastCard({ toast: { title, description, tone }, isFocused, dismiss }: ToastCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [swipe, setSwipe] = useState<{ from: number; by: number }>();
  useLayoutEffect(() => {
    if (isHovered || isFocused) return undefined;
    const timer = setTimeout(dismiss, DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHovered, isFocused, dismiss]);
  const endSwipe = () => {
    if (swipe !== undefined && swipe.by > SWIPE_THRESHOLD_PX) dismiss();
    setSwipe(undefined);
  };
  return (
    <div
      className="toast"
      data-toast={tone}
      style={swipe && { translate: `${swipe.by}px` }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={({ clientX, currentTarget, pointerId }: PointerEvent) => {
        currentTarget.setPointerCapture(pointerId);
        setSwipe({ from: clientX, by: 0 });
      }}
      onPointerMove={({ clientX }) => {
        if (swipe) setSwipe({ ...swipe, by: Math.max(0, clientX - swipe.from) });
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => setSwipe(undefined)}
    >
      <p className="toast-title">{title}</p>
      <p>{description}</p>
      <button
        className="toast-close"
        type="button"
        aria-label="Fermer la notification"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={dismiss}
      >
        {/* Inline, because the icon file cannot load without a network. */}
        <svg className="icon" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
          <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
        </svg>
      </button>
    </div>
  );
}

function Toaster() {
  const toast = useStore($toast);
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [isFocused, setFocused] = useState(false);
  const dismiss = useCallback(() => {
    if (region.current?.contains(document.activeElement)) previousFocus.current?.focus();
    setFocused(false);
    $toast.set(undefined);
  }, []);
  useEffect(() => {
    addEventListener('keydown', ({ key }) => {
      if (key === HOTKEY) region.current?.focus();
      if (key === 'Escape' && region.current?.contains(document.activeElement)) dismiss();
    });
  }, [dismiss]);
  return (
    <section
      ref={region}
      className="toasts no-print"
      tabIndex={-1}
      aria-label={`Notifications (${HOTKEY})`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <div aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} isFocused={isFocused} dismiss={dismiss} />}
      </div>
    </section>
  );
}

/** Gives screen readers time to detect a new live region. Otherwise they do not announce its first change. */
const waitForDetection = () => new Promise((resolve) => setTimeout(resolve, 100));

let mounted: Promise<HTMLElement> | undefined;

async function mountToaster(): Promise<HTMLElement> {
  await loadStyleSheet(styles);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<Toaster />);
  await waitForDetection();
  return root;
}

/** Mounts the toaster in advance, so that a toast can show after the connection is lost. */
export const prepareToasts = (): Promise<HTMLElement> => (mounted ??= mountToaster());

let count = 0;

export async function showToast(toast: Toast): Promise<void> {
  const id = (count += 1);
  const root = await prepareToasts();
  // Moves the toasts into an open modal dialog, because elements outside it are inert.
  const container = document.querySelector('dialog:modal') ?? document.body;
  if (root.parentElement !== container) {
    container.append(root);
    await waitForDetection();
  }
  $toast.set({ ...toast, id });
}
