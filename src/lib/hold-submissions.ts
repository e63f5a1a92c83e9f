/** The state of a form that was sent too early: its code is `awaited`, or neither it nor the site is `unreachable`. */
export type HeldState = 'awaited' | 'unreachable';

/** A wait that is shorter needs no words. */
const NOTICED_MS = 400;

const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Holds what is submitted in an island that sleeps, wakes it and submits again, so that it answers itself: to what the browser
 * would have refused in its own bubble and language as well. When the code can't be had, HTML does its work, unless the site
 * can't be reached either: what was typed then stays in sight. `tell` says in the page what becomes of it.
 */
export function holdSubmissions(root: HTMLElement, wake: () => Promise<void>, tell?: (state: HeldState) => void): void {
  let held: HTMLFormElement | undefined;
  const hold = async (form: HTMLFormElement) => {
    if (held) return;
    held = form;
    const noticed = setTimeout(() => tell?.('awaited'), NOTICED_MS);
    try {
      await wake();
      // React may have rebuilt the form.
      root.querySelector('form')?.requestSubmit();
    } catch {
      if (await isReachable()) form.submit();
      else tell?.('unreachable');
    }
    clearTimeout(noticed);
    held = undefined;
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null || root.dataset.awake !== undefined) return;
    event.preventDefault();
    // React may be listening already, and would send it as well.
    event.stopImmediatePropagation();
    void hold(form);
  };
  root.addEventListener('submit', onEvent);
  // An invalid field tells its parents only on the way down.
  root.addEventListener('invalid', onEvent, true);
}
