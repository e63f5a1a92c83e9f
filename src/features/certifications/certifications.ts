import { paths } from '#src/site/paths.ts';

/** What others check of the provider, and what it holds to; the marks stand in `public/images/certifications`. */
const CERTIFICATIONS = [
  {
    name: 'Qualiopi',
    image: 'qualiopi',
    detail: 'La certification qualité, au titre des actions de formation.',
    href: paths.qualityCertificate,
    needsCertificate: true,
  },
  {
    name: 'TOSA',
    image: 'tosa',
    detail: 'Le niveau en bureautique, mesuré sur mille points.',
    href: undefined,
    needsCertificate: false,
  },
  {
    name: 'InKréa',
    image: 'inkrea',
    detail: 'La certification de l’usage professionnel de l’IA générative.',
    href: undefined,
    needsCertificate: false,
  },
  {
    name: 'Charte CPF',
    image: 'charte-cpf',
    detail: 'Nos engagements de loyauté envers les titulaires d’un compte.',
    href: undefined,
    needsCertificate: true,
  },
  {
    name: 'Éligible CPF',
    image: 'eligible-cpf',
    detail: 'Les formations que votre compte peut financer portent cette mention.',
    href: undefined,
    needsCertificate: true,
  },
] as const;

/** The marks that may be shown on a day: without a valid quality certificate, neither its own nor those of the CPF. */
export const certificationMarks = (isFunded: boolean) =>
  CERTIFICATIONS.filter(({ needsCertificate }) => isFunded || !needsCertificate);
