import { offerToday } from '#src/features/courses/course-collection.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { site } from '#src/site/site.ts';

const { onSiteCity } = site.contact;

type Offered = readonly { data: { eligibleForCPF: boolean } }[];

/**
 * The text on public funds that holds today. One that counts the courses that a CPF pays for has nothing to say while there
 * are none.
 */
export function fundedToday({ open, suspended }: { open: string; suspended: string }, courses: Offered): string {
  const countsNone = open.includes('{{fundable}}') && !courses.some(({ data }) => data.eligibleForCPF);
  return canUsePublicFundingToday() && !countsNone ? open : suspended;
}

/** The words that the texts of `content/home.yaml` may name between double braces. */
export const homeWords = async () => ({ ...(await offerToday()), ...(onSiteCity !== undefined && { onSiteCity }) });
