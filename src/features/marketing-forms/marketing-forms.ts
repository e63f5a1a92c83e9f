import type { FormKind } from '#src/features/contact/contact-forms.ts';
import type { Site } from '#src/site/site-schema.ts';

type Settings = Site['marketingForms'];

export type MarketingForm = Exclude<keyof Settings, 'region' | 'portal'>;

/** The origins of the provider's script and of its forms. */
export const MARKETING_SCRIPT_ORIGIN = 'https://js-eu1.hsforms.net';
export const MARKETING_FORMS_ORIGIN = 'https://forms-eu1.hsforms.com';

/** The marketing forms: the form of ours that each may replace, and the title of its frame for screen readers. */
export const MARKETING_FORMS: Readonly<Record<MarketingForm, { kind: FormKind; title: string }>> = {
  registration: { kind: 'registration', title: 'Formulaire d’inscription' },
  programme: { kind: 'programmeRequest', title: 'Formulaire de demande du programme' },
  cpf: { kind: 'cpf', title: 'Formulaire de financement CPF' },
  creatorProgramme: { kind: 'programmeRequest', title: 'Formulaire de demande du programme' },
  creatorCpf: { kind: 'cpf', title: 'Formulaire d’éligibilité au CPF' },
};

/** The marketing forms that are set up, by name and number: none without a portal. */
export const embeddedForms = ({ portal, ...forms }: Settings): { name: MarketingForm; formId: string }[] =>
  (Object.keys(MARKETING_FORMS) as MarketingForm[])
    .map((name) => ({ name, formId: forms[name] }))
    .filter(({ formId }) => portal !== '' && formId !== '');
