import { isPublic, isShown, type Publication, type SiteContext, siteContext } from '#src/lib/publication.ts';

/** Only Vite gives modules an environment: commands and tests of the built site read some of them without it. */
const isDevelopment = (import.meta.env as ImportMetaEnv | undefined)?.DEV === true;

/** For whom this build is made. */
export const context: SiteContext = isDevelopment ? 'development' : siteContext(process.env.CONTEXT);

type Entry = { data: Publication };

/** The filter of every collection that has drafts: whether this build shows an entry. */
export const isShownHere = ({ data }: Entry): boolean => isShown(data, { context, today: new Date() });

/** Whether an entry that this build shows is still hidden from the public. */
export const isDraft = ({ data }: Entry): boolean => !isPublic(data, new Date());
