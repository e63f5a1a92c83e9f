import { embeddedForms } from '#src/features/marketing-forms/marketing-forms.ts';
import type { Site } from '#src/site/site-schema.ts';

const MAP =
  'La carte de la page Contact vient d’OpenStreetMap, qui verrait votre adresse IP. Refuser ne vous prive de rien.';
const FORMS =
  'Le formulaire des pages de la formation IA vient de notre prestataire marketing, qui verrait votre adresse IP. Refuser ne vous prive de rien\u00a0: le nôtre prend sa place.';
const BOTH =
  'La carte de la page Contact vient d’OpenStreetMap, et le formulaire des pages de la formation IA de notre prestataire marketing\u00a0: ils verraient votre adresse IP. Refuser ne vous prive de rien, notre formulaire prend la place du leur.';

/** The purpose that a visitor agrees to: one choice, so it names every third party that is set up. Nothing without any. */
export function consentPurpose({ map, marketingForms }: Pick<Site, 'map' | 'marketingForms'>): string | undefined {
  const hasForms = embeddedForms(marketingForms).length > 0;
  if (map !== undefined) return hasForms ? BOTH : MAP;
  return hasForms ? FORMS : undefined;
}
