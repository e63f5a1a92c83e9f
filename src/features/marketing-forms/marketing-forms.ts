import type { FormKind } from '#src/features/contact/contact-forms.ts';
import type { Site } from '#src/site/site-schema.ts';

type Settings = Site['marketingForms'];

export type MarketingForm = Exclude<keyof Settings, 'region' | 'portal'>;

export const MARKETING_SCRIPT_ORIGIN = 'https://js-eu1.hsforms.net';
export const MARKETING_FORMS_ORIGIN = 'https://forms-eu1.hsforms.com';

export const MARKETING_FORMS: Readonly<Record<MarketingForm, { kind: FormKind; title: string }>> = {
  registration: { kind: 'registration', title: 'Formulaire d’inscription' },
  programme: { kind: 'programmeRequest', title: 'Formulaire de demande du programme' },
  cpf: { kind: 'cpf', title: 'Formulaire de financement CPF' },
  creatorProgramme: { kind: 'programmeRequest', title: 'Formulaire de demande du programme' },
  creatorCpf: { kind: 'cpf', title: 'Formulaire d’éligibilité au CPF' },
};

export const embeddedForms = ({ portal, ...forms }: Settings): { name: MarketingForm; formId: string }[] =>
  (Object.keys(MARKETING_FORMS) as MarketingForm[])
    .map((name) => ({ name, formId: forms[name] }))
    .filter(({ formId }) => portal !== '' && formId !== '');
