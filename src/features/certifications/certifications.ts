import { site } from '#src/site/site.ts';

/** The marks that may be shown on a day: without a valid quality certificate, neither its own nor those of the CPF. */
export const certificationMarks = (isFunded: boolean) =>
  site.marks.filter(({ needsCertificate }) => isFunded || !needsCertificate);
