import { fillTexts, hasCpfCourse } from '#src/features/editorial/fill-texts.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { type Financing, financingSchema } from './financing-schema.ts';

const FILE = 'financing.yaml';
const stored = readContentFile(FILE, financingSchema);

/** Returns `suspended` without a valid certificate, or if `open` counts the CPF courses and there are none. */
function homeText({ open, suspended }: Financing['homeTexts']['hero']): string {
  const countsNone = open.includes('{{fundable}}') && !hasCpfCourse;
  return canUsePublicFundingToday() && !countsNone ? open : suspended;
}

const { hero, description } = stored.homeTexts;
const homeTexts = { hero: homeText(hero), description: homeText(description) };

export const financing = fillTexts(FILE, { ...stored, homeTexts });
