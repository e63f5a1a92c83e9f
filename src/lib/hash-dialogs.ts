const dialogOf = (hash: string): HTMLDialogElement | undefined => {
  const found = document.getElementById(hash.slice(1));
  return found instanceof HTMLDialogElement ? found : undefined;
};

const focusFirst = (dialog: HTMLDialogElement) => {
  dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
};

/** It comes up as a sheet that is laid on the page. */
const layDown = (dialog: HTMLDialogElement) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const easing = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
  dialog.animate({ opacity: [0, 1], translate: ['0 1rem', '0 0'] }, { duration: 250, easing });
};

/** The browser's history: the entry of a dialog that a link opened, and the one of a dialog that the page was left from. */
const [OPENED, LEFT] = ['dialog', 'left'];

/**
 * Opens every dialog of the page by the fragment that is its id: by a link, which going back undoes, by the address, by going
 * back or forward. Closing it takes the fragment away and gives the focus back. Before this runs, and without a script,
 * `:target` shows them.
 */
export function mount(): Promise<void> {
  const root = document.documentElement;
  root.dataset.dialogs = '';
  let opener: HTMLElement | undefined;
  let pressed: EventTarget | null = null;
  let isSentAway = false;

  const open = (dialog: HTMLDialogElement | undefined) => {
    for (const other of document.querySelectorAll('dialog')) if (other !== dialog) other.close();
    if (dialog === undefined || dialog.open) return;
    // The width of the scrollbar stays taken, so that the page behind does not move.
    root.style.paddingInlineEnd = `${String(innerWidth - root.clientWidth)}px`;
    dialog.showModal();
    layDown(dialog);
    focusFirst(dialog);
  };
  const close = (dialog: HTMLDialogElement | null) => {
    isSentAway = true;
    dialog?.close();
  };
  for (const dialog of document.querySelectorAll('dialog')) {
    // By Escape; on Android by going back too, which Chrome then keeps from the history.
    dialog.addEventListener('cancel', () => {
      isSentAway = true;
    });
    dialog.addEventListener('close', () => {
      root.style.paddingInlineEnd = '';
      if (location.hash === `#${dialog.id}`) {
        const hasEntry = history.state === OPENED;
        // A form that was sent goes on to another page: going back now would stop it.
        if (hasEntry && isSentAway) history.back();
        else history.replaceState(hasEntry ? LEFT : null, '', location.pathname + location.search);
      }
      isSentAway = false;
      opener?.focus();
      opener = undefined;
    });
  }

  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A click that both begins and ends outside the sheet is on the backdrop, which belongs to the dialog.
    if (target instanceof HTMLDialogElement && pressed === target) close(target);
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    const dialog = link ? dialogOf(link.hash) : undefined;
    const isClosing = link?.dataset.close !== undefined;
    if (link === null || !(dialog ?? isClosing) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (dialog === undefined) {
      close(link.closest('dialog'));
      return;
    }
    history.pushState(OPENED, '', link.hash);
    open(dialog);
    opener = link;
  });
  addEventListener('hashchange', () => {
    open(dialogOf(location.hash));
  });
  const leaveAgain = () => {
    if (history.state === LEFT) history.back();
  };
  leaveAgain();
  // A page that the browser has kept isn't read again. One that is read anew has just gone back, and shall not do so twice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveAgain();
  });
  open(dialogOf(location.hash));
  // Once the page is whole, browsers go to the fragment, which is the dialog itself.
  addEventListener('load', () => {
    setTimeout(() => {
      if (document.activeElement instanceof HTMLDialogElement) focusFirst(document.activeElement);
    });
  });
  return Promise.resolve();
}
