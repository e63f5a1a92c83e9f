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

const tell = (message: FrameMessage) => {
  parent.postMessage(message, location.origin);
};

/** Fetches the provider's script, draws its form, and tells the page around how it goes. */
export function showMarketingForm(place: HTMLElement): void {
  const { script: source = '', region, portal: portalId, form: formId } = place.dataset;
  const fail = () => {
    tell('failed');
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
          tell('ready');
        },
        onFormSubmitted: () => {
          tell('sent');
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
