import { now } from '#src/lib/clock.ts';
import { formatDay, isoDay, parisDay } from '#src/lib/french-dates.ts';

export type BuildTarget = 'production' | 'preview' | 'development';

/** Entries in Astro's store may lack `published`, whose default is true. */
export type Publication = { published?: boolean | undefined; publishOn?: Date | undefined };

export const buildTarget = (deploy: string | undefined): BuildTarget =>
  ['deploy-preview', 'branch-deploy'].includes(deploy ?? '') ? 'preview' : 'production';

/** The day of `publishOn` begins at midnight in Paris. */
export const isPublic = ({ published, publishOn }: Publication, today: Date): boolean =>
  published !== false && (publishOn === undefined || isoDay(publishOn) <= parisDay(today));

export const isShown = (entry: Publication, { context, today }: { context: BuildTarget; today: Date }): boolean =>
  context !== 'production' || isPublic(entry, today);

/** Astro sets `NODE_ENV`. Loaders and commands import this module without Vite, so without `import.meta.env`. */
export const context: BuildTarget =
  process.env.NODE_ENV === 'development' ? 'development' : buildTarget(process.env.CONTEXT);

type Entry = { data: Publication };

export const isShownInBuild = ({ data }: Entry): boolean => isShown(data, { context, today: now() });

export const isDraft = ({ data }: Entry): boolean => !isPublic(data, now());

export const draftText = ({ published, publishOn }: Publication): string =>
  published !== false && publishOn !== undefined
    ? `Programmé pour le ${formatDay(publishOn)}, invisible en production jusque-là`
    : 'Brouillon, invisible en production';
