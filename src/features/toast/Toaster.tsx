import * as RadixToast from '@radix-ui/react-toast';
import { useStore } from '@nanostores/react';
import { createRoot } from 'react-dom/client';
import { $toast } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

function Toaster() {
  const toast = useStore($toast);
  return (
    <RadixToast.Provider
      label="Notification"
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          className="toast"
          data-toast={toast.tone}
          onOpenChange={(open) => {
            if (!open) $toast.set(undefined);
          }}
        >
          <RadixToast.Title className="toast__title">{toast.title}</RadixToast.Title>
          <RadixToast.Description>{toast.description}</RadixToast.Description>
          <RadixToast.Close className="toast__close" aria-label="Fermer la notification">
            <svg className="icon" aria-hidden="true">
              <use href="/icons.svg#close" />
            </svg>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toasts" hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}

/** Adds the toasts' place at the end of the page. */
export function mountToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
