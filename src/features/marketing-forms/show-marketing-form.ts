import type { FrameMessage } from './frame-form.ts';

type Create = (options: Record<string, unknown>) => void;

declare global {
  // Only an interface adds to one that is there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Set by the provider's script. */
    hbspt?: { forms: { create: Create } };
  }
}

const send = (message: FrameMessage) => {
  parent.postMessage(message, location.origin);
};

/** Loads the provider's script, draws its form, and reports to the framing page. */
export function showMarketingForm(place: HTMLElement): void {
  const { script: source = '', region, portal: portalId, form: formId } = place.dataset;
  const fail = () => {
    send('failed');
  };
  const draw = () => {
    const { hbspt } = window;
    if (hbspt === undefined) {
      fail();
      return;
    }
    try {
      hbspt.forms.create({
        region,
        portalId,
        formId,
        target: `#${place.id}`,
        onFormReady: () => {
          send('ready');
        },
        onFormSubmitted: () => {
          send('sent');
        },
      });
    } catch {
      fail();
    }
  };
  const script = document.createElement('script');
  script.src = source;
  script.addEventListener('error', fail);
  script.addEventListener('load', draw);
  document.head.append(script);
}
