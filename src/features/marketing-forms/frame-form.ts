/** A message from the framed page to the page that frames it. */
export type FrameMessage = 'ready' | 'sent' | 'failed';

/** Without an answer by then, our own form is shown. */
const TIMEOUT_MS = 8000;

const WAITING = 'Le formulaire de notre prestataire arrive…';
const FAILED = 'Le formulaire de notre prestataire n’a pas répondu. Voici le nôtre\u00a0: il sert à la même demande.';

type Framed = { frame: HTMLIFrameElement; close: () => void };

/** Opens a page in a frame and listens to its messages. Without any, it reports `failed`. */
function openFrame(address: string, title: string, onMessage: (message: FrameMessage) => void): Framed {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  const closed = new AbortController();
  const timeout = setTimeout(onMessage, TIMEOUT_MS, 'failed');
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<FrameMessage>) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      clearTimeout(timeout);
      onMessage(data);
    },
    { signal: closed.signal },
  );
  return {
    frame,
    close: () => {
      clearTimeout(timeout);
      closed.abort();
      frame.remove();
    },
  };
}

/**
 * Shows the marketing provider's form in place of ours once the visitor agrees. On a refusal, a failure or a time-out, our
 * form comes back with what was typed.
 */
export function frameForm(root: HTMLElement): void {
  const { formFrame: address = '', title = '', thanks = '' } = root.dataset;
  const place = root.querySelector('[data-frame-place]');
  const note = root.querySelector('[data-frame-note]');
  if (place === null || note === null) return;
  let framed: Framed | undefined;
  // The pressed button disappears: the focus moves to the form that it asked for.
  let isPressed = false;

  const show = (state: string, words = '') => {
    root.dataset.state = state;
    note.textContent = words;
  };
  const showOwn = (words = '') => {
    framed?.close();
    framed = undefined;
    show('own', words);
    if (isPressed) root.querySelector<HTMLElement>('[data-frame-own] input')?.focus();
  };
  const onMessage = (message: FrameMessage) => {
    if (message === 'failed') showOwn(FAILED);
    if (message === 'sent') location.assign(thanks);
    if (message !== 'ready') return;
    show('framed');
    if (isPressed) framed?.frame.focus();
  };
  const showFramed = () => {
    if (framed !== undefined) return;
    show('waiting', WAITING);
    framed = openFrame(address, title, onMessage);
    place.append(framed.frame);
  };
  const applyConsent = () => {
    const { consent } = document.documentElement.dataset;
    isPressed = false;
    if (consent === 'accepted') showFramed();
    else if (consent === 'refused') showOwn();
  };

  show('asking');
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.choice === undefined) return;
    isPressed = true;
    if (target.dataset.choice === 'framed') showFramed();
    else showOwn();
  });
  document.addEventListener('consent', applyConsent);
  applyConsent();
}
