import { isPublic, isShown, type Publication, type SiteContext, siteContext } from '#src/lib/publication.ts';

/** For whom this build is made. */
export const context: SiteContext = import.meta.env.DEV ? 'development' : siteContext(process.env.CONTEXT);

type Entry = { data: Publication };

/** The filter of every collection that has drafts: whether this build shows an entry. */
export const isShownHere = ({ data }: Entry): boolean => isShown(data, { context, today: new Date() });

/** Whether an entry that this build shows is still hidden from the public. */
export const isDraft = ({ data }: Entry): boolean => !isPublic(data, new Date());
