/** A message from the framed page to the page that frames it. */
export type FrameMessage = 'ready' | 'sent' | 'failed';

/** After this time without an answer, our form is shown. */
const TIMEOUT_MS = 8000;

const WAITING = 'Le formulaire de notre prestataire arrive…';
const FAILED = 'Le formulaire de notre prestataire n’a pas répondu. Voici le nôtre\u00a0: il sert à la même demande.';

/**
 * Shows the marketing provider's form in place of ours once the visitor agrees. After a refusal, a failure or a time-out, our form
 * comes back with what was typed.
 */
export function frameForm(root: HTMLElement): void {
  const { formFrame: address = '', title = '', thanks = '' } = root.dataset;
  const place = root.querySelector('[data-frame-place]');
  const note = root.querySelector('[data-frame-note]');
  if (place === null || note === null) return;
  let frame: HTMLIFrameElement | undefined;
  let timeout: ReturnType<typeof setTimeout>;
  // The pressed button disappears: the focus moves to the chosen form.
  let isPressed = false;

  const show = (state: string, words = '') => {
    root.dataset.state = state;
    note.textContent = words;
  };
  const showOwn = (words = '') => {
    clearTimeout(timeout);
    frame?.remove();
    frame = undefined;
    show('own', words);
    if (isPressed) root.querySelector<HTMLElement>('[data-frame-own] input')?.focus();
  };
  const showFramed = () => {
    if (frame !== undefined) return;
    show('waiting', WAITING);
    frame = document.createElement('iframe');
    frame.title = title;
    frame.src = address;
    place.append(frame);
    timeout = setTimeout(showOwn, TIMEOUT_MS, FAILED);
  };
  const applyConsent = () => {
    const { consent } = document.documentElement.dataset;
    isPressed = false;
    if (consent === 'accepted') showFramed();
    else if (consent === 'refused') showOwn();
  };

  show('asking');
  addEventListener('message', ({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (frame === undefined || origin !== location.origin || source !== frame.contentWindow) return;
    clearTimeout(timeout);
    if (data === 'failed') showOwn(FAILED);
    if (data === 'sent') location.assign(thanks);
    if (data !== 'ready') return;
    show('framed');
    if (isPressed) frame.focus();
  });
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.choice === undefined) return;
    isPressed = true;
    if (target.dataset.choice === 'framed') showFramed();
    else showOwn();
  });
  document.addEventListener('consent', applyConsent);
  applyConsent();
}
