import type { FormType } from './contact-schema.ts';

/** Where a form leads once it is stored. */
export const THANK_YOU_PATHS = {
  '': '/merci-rappel',
  inscription_formation_ia: '/merci-inscription',
  callback_formation_ia: '/merci-rappel',
  callback_formation_ia_hero: '/merci-rappel',
  download_program_ia: '/merci-telechargement',
  registration_ia: '/merci-inscription-ia',
  programme_ia: '/merci-programme-ia',
  cpf_ia: '/merci-demande-cpf',
} as const satisfies Record<FormType, `/${string}`>;
