import { offerToday } from '#src/features/courses/offer-today.ts';
import { site } from '#src/site/site.ts';

const { onSiteCity } = site.contact;

/** What the texts of `content/home.yaml` may name between double braces. */
export const homeWords = async () => ({ ...(await offerToday()), ...(onSiteCity !== undefined && { onSiteCity }) });
