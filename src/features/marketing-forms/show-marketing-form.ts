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
  const script = document.createElement('script');
  script.src = source;
  script.addEventListener('error', () => {
    tell('failed');
  });
  script.addEventListener('load', () => {
    if (window.hbspt === undefined) {
      tell('failed');
      return;
    }
    window.hbspt.forms.create({
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
  });
  document.head.append(script);
}
