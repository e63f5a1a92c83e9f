import type { FrameMessage } from './frame-form.ts';

declare global {
  // Only an interface can extend `Window`.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Set by the provider's script. */
    hbspt?: { forms: { create: (options: Record<string, unknown>) => void } };
  }
}

/** Loads the provider's script, shows its form, and reports to the framing page, which gives up when nothing is reported. */
export function showMarketingForm(place: HTMLElement): void {
  const { script: source = '', region, portal: portalId, form: formId } = place.dataset;
  const report = (message: FrameMessage) => () => {
    parent.postMessage(message, location.origin);
  };
  const script = document.createElement('script');
  script.src = source;
  script.addEventListener('error', report('failed'));
  script.addEventListener('load', () => {
    window.hbspt?.forms.create({
      region,
      portalId,
      formId,
      target: `#${place.id}`,
      onFormReady: report('ready'),
      onFormSubmitted: report('sent'),
    });
  });
  document.head.append(script);
}
