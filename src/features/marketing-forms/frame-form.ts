/** A message from the framed page to the page that frames it. */
export type FrameMessage = 'ready' | 'sent' | 'failed';

/** After that, our own form takes the place. */
const PATIENCE_MS = 8000;

const WAITING = 'Le formulaire de notre prestataire arrive…';
const FAILED = 'Le formulaire de notre prestataire n’a pas répondu. Voici le nôtre\u00a0: il sert à la même demande.';

type Framed = { frame: HTMLIFrameElement; close: () => void };

/** A page in a frame, listened to until it is closed; one that says nothing for long has failed. */
function openFrame(address: string, title: string, hear: (message: FrameMessage) => void): Framed {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  const closed = new AbortController();
  const patience = setTimeout(hear, PATIENCE_MS, 'failed');
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<FrameMessage>) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      clearTimeout(patience);
      hear(data);
    },
    { signal: closed.signal },
  );
  return {
    frame,
    close: () => {
      clearTimeout(patience);
      closed.abort();
      frame.remove();
    },
  };
}

/**
 * Puts the provider's form in the place of ours once the visitor agrees to it. A refusal, a script that is blocked, fails
 * or never answers bring our own back, with what was typed in it.
 */
export function frameForm(root: HTMLElement): void {
  const { formFrame: address = '', title = '', thanks = '' } = root.dataset;
  const place = root.querySelector('[data-frame-place]');
  const note = root.querySelector('[data-frame-note]');
  if (place === null || note === null) return;
  let framed: Framed | undefined;
  // A button pressed here goes away: the focus then follows what it asked for.
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
  const hear = (message: FrameMessage) => {
    if (message === 'failed') showOwn(FAILED);
    if (message === 'sent') location.assign(thanks);
    if (message !== 'ready') return;
    show('framed');
    if (isPressed) framed?.frame.focus();
  };
  const showFramed = () => {
    if (framed !== undefined) return;
    show('waiting', WAITING);
    framed = openFrame(address, title, hear);
    place.append(framed.frame);
  };
  const obey = () => {
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
  document.addEventListener('consent', obey);
  obey();
}
