export type FrameMessage = 'ready' | 'sent';

const isStarted = (root: HTMLElement): boolean =>
  root.matches(':focus-within') ||
  [...root.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(
    ({ type, value, checked }) => checked || (type !== 'checkbox' && value !== ''),
  );

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
    else if (isStarted(root)) removeFrame();
    else root.dataset.framed = '';
  });
  document.addEventListener('consent', applyConsent);
  applyConsent();
}
