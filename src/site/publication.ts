import { formatDay, isoDay, parisDay } from '#src/lib/french-dates.ts';

/** Who the build is for: the public, reviewers of a change, or an editor at work. */
export type BuildTarget = 'production' | 'preview' | 'development';

/**
 * The publication fields of an entry of `content/`. Nothing is a yes: Astro's store may hold entries that it read before the
 * field had a default.
 */
export type Publication = { published?: boolean | undefined; publishOn?: Date | undefined };

const PREVIEWS: readonly string[] = ['deploy-preview', 'branch-deploy'];

/** The target of a build from Netlify's deploy context. Any other build is for the public. */
export const buildTarget = (deploy: string | undefined): BuildTarget =>
  PREVIEWS.includes(deploy ?? '') ? 'preview' : 'production';

/** Whether the public may see an entry: not before its day, which begins at midnight in Paris. */
export const isPublic = ({ published, publishOn }: Publication, today: Date): boolean =>
  published !== false && (publishOn === undefined || isoDay(publishOn) <= parisDay(today));

/** Whether a build shows an entry: drafts are for those who work on the site. */
export const isShown = (entry: Publication, { context, today }: { context: BuildTarget; today: Date }): boolean =>
  context !== 'production' || isPublic(entry, today);

/** Only Vite gives modules an environment: commands and tests of the built site read some of them without it. */
const isDevelopment = (import.meta.env as ImportMetaEnv | undefined)?.DEV === true;

/** Who this build is for. */
export const context: BuildTarget = isDevelopment ? 'development' : buildTarget(process.env.CONTEXT);

type Entry = { data: Publication };

/** The filter of every collection that has drafts: whether this build shows an entry. */
export const isShownHere = ({ data }: Entry): boolean => isShown(data, { context, today: new Date() });

/** Whether an entry that this build shows is still hidden from the public. */
export const isDraft = ({ data }: Entry): boolean => !isPublic(data, new Date());

/** Why the public does not see an entry: « Programmé pour le 15 janvier 2027, invisible en production jusque-là ». */
export const draftText = ({ published, publishOn }: Publication): string =>
  published !== false && publishOn !== undefined
    ? `Programmé pour le ${formatDay(publishOn)}, invisible en production jusque-là`
    : 'Brouillon, invisible en production';

/** The mark of a draft where it is shown; nothing once it is public. */
export const draftMark = (entry: { data: Publication }): string | undefined =>
  isDraft(entry) ? draftText(entry.data) : undefined;

/** The words in the bar of a preview. */
export const previewText = (drafts: number): string => {
  const count = drafts === 0 ? 'aucun brouillon' : drafts === 1 ? '1 brouillon' : `${String(drafts)} brouillons`;
  return `Aperçu, invisible du public\u00a0: ${count}`;
};
