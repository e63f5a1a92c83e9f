/** What the framed page says to the page that frames it. */
export type FrameMessage = 'ready' | 'sent' | 'failed';

/** After that, our own form takes the place. */
const PATIENCE_MS = 8000;

/**
 * Puts the provider's form in the place of ours once the visitor agrees to it. A refusal, a script that is blocked, fails
 * or never answers bring our own back.
 */
export function frameForm(root: HTMLElement): void {
  const { formFrame: address = '', thanks = '' } = root.dataset;
  const place = root.querySelector('.form-frame__place');
  if (place === null) return;

  const showOwn = () => {
    root.dataset.state = 'own';
    place.querySelector('iframe')?.remove();
  };
  const showFramed = () => {
    if (place.querySelector('iframe') !== null) return;
    root.dataset.state = 'framed';
    const frame = document.createElement('iframe');
    frame.title = 'Formulaire';
    frame.src = address;
    const patience = setTimeout(showOwn, PATIENCE_MS);
    addEventListener('message', ({ origin, source, data }: MessageEvent<FrameMessage>) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      clearTimeout(patience);
      if (data === 'sent') location.assign(thanks);
      if (data === 'failed') showOwn();
    });
    place.append(frame);
  };
  const obey = () => {
    const { consent } = document.documentElement.dataset;
    if (consent === 'accepted') showFramed();
    else if (consent === 'refused') showOwn();
  };

  root.dataset.state = 'asking';
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.dataset.choice === 'framed') showFramed();
    if (target.dataset.choice === 'own') showOwn();
  });
  document.addEventListener('consent', obey);
  obey();
}
