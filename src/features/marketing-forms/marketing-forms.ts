import type { FormKind } from '#src/features/contact/contact-forms.ts';
import type { Site } from '#src/site/site-schema.ts';

type Settings = Site['marketingForms'];

export type MarketingForm = Exclude<keyof Settings, 'region' | 'portal'>;

/** The origins of the provider's script and of its forms. */
export const MARKETING_SCRIPT_ORIGIN = 'https://js-eu1.hsforms.net';
export const MARKETING_FORMS_ORIGIN = 'https://forms-eu1.hsforms.com';

const FORMS = ['registration', 'programme', 'cpf', 'creatorProgramme', 'creatorCpf'] as const satisfies MarketingForm[];

/** The marketing forms that are set up, by name and number: none without a portal. */
export const embeddedForms = ({ portal, ...forms }: Settings): { name: MarketingForm; formId: string }[] =>
  portal === '' ? [] : FORMS.map((name) => ({ name, formId: forms[name] })).filter(({ formId }) => formId !== '');

/** The marketing form that may replace ours, unless the page names another. */
export const MARKETING_FORM_OF: Partial<Record<FormKind, MarketingForm>> = {
  registration: 'registration',
  programmeRequest: 'programme',
  cpf: 'cpf',
};

/** Titles of frames, for screen readers. */
export const MARKETING_FORM_TITLES: Record<MarketingForm, string> = {
  registration: 'Formulaire d’inscription',
  programme: 'Formulaire de demande du programme',
  cpf: 'Formulaire de financement CPF',
  creatorProgramme: 'Formulaire de demande du programme',
  creatorCpf: 'Formulaire d’éligibilité au CPF',
};
