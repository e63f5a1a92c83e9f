/** A message from the framed page to the page that frames it. */
export type FrameMessage = 'ready' | 'sent';

/** Whether the visitor has begun to fill in our form. */
const isBegun = (root: HTMLElement): boolean =>
  root.matches(':focus-within') ||
  [...root.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(
    ({ type, value, checked }) => checked || (type !== 'checkbox' && value !== ''),
  );

/**
 * Covers our form with the marketing provider's once the visitor has agreed and the provider has drawn it. Until then, after a
 * refusal, and when the visitor has begun to fill in our form, ours stays.
 */
export function frameForm(root: HTMLElement): void {
  const { frame: address = '', title = '', thanks = '' } = root.dataset;
  let frame: HTMLIFrameElement | undefined;

  const removeFrame = () => {
    frame?.remove();
    frame = undefined;
    delete root.dataset.framed;
  };
  const applyConsent = () => {
    const { consent } = document.documentElement.dataset;
    if (consent !== 'accepted') removeFrame();
    else if (frame === undefined) {
      frame = document.createElement('iframe');
      frame.title = title;
      frame.src = address;
      root.append(frame);
    }
  };
  addEventListener('message', ({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (frame === undefined || origin !== location.origin || source !== frame.contentWindow) return;
    if (data === 'sent') location.assign(thanks);
    else if (isBegun(root)) removeFrame();
    else root.dataset.framed = '';
  });
  document.addEventListener('consent', applyConsent);
  applyConsent();
}
