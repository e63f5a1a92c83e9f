import { site } from './site.ts';

const { portal, registration, programme, cpf, creatorProgramme, creatorCpf } = site.marketingForms;
const forms = [registration, programme, cpf, creatorProgramme, creatorCpf];

/** Whether a page may show what comes from others, and asks before: without it, there is nothing to agree to. */
export const asksConsent = site.map !== undefined || (portal !== '' && forms.some((id) => id !== ''));
