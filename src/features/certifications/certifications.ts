import { paths } from '#src/site/paths.ts';

/** What others check of the provider; the marks stand in `public/images/certifications`. */
export const CERTIFICATIONS = [
  {
    name: 'Qualiopi',
    image: 'qualiopi',
    detail: 'La certification qualité, au titre des actions de formation.',
    href: paths.qualityCertificate,
  },
  { name: 'TOSA', image: 'tosa', detail: 'Le niveau en bureautique, mesuré sur mille points.', href: undefined },
  {
    name: 'InKréa',
    image: 'inkrea',
    detail: 'La certification de l’usage professionnel de l’IA générative.',
    href: undefined,
  },
  {
    name: 'Charte CPF',
    image: 'charte-cpf',
    detail: 'Nos engagements de loyauté envers les titulaires d’un compte.',
    href: undefined,
  },
  {
    name: 'Éligible CPF',
    image: 'eligible-cpf',
    detail: 'Les formations que votre compte peut financer portent cette mention.',
    href: undefined,
  },
] as const;
