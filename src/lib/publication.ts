import { isoDay } from './french-dates.ts';
import { parisDay } from './paris-clock.ts';

/** The readers of a build: the public, those who review a change, an editor at work. */
export type SiteContext = 'production' | 'preview' | 'development';

/**
 * The publication fields of an entry of `content/`. Nothing is a yes: Astro's store may hold entries that it read before the
 * field had a default.
 */
export type Publication = { published?: boolean | undefined; publishOn?: Date | undefined };

const PREVIEWS: readonly string[] = ['deploy-preview', 'branch-deploy'];

/** The context of a build by the name that Netlify gives its deploy; a build elsewhere is for the public. */
export const siteContext = (deploy: string | undefined): SiteContext =>
  PREVIEWS.includes(deploy ?? '') ? 'preview' : 'production';

/** Whether the public may see an entry: not before its day, which begins at midnight in Paris. */
export const isPublic = ({ published, publishOn }: Publication, today: Date): boolean =>
  published !== false && (publishOn === undefined || isoDay(publishOn) <= parisDay(today));

/** Whether a build shows an entry: drafts are for those who work on the site. */
export const isShown = (entry: Publication, { context, today }: { context: SiteContext; today: Date }): boolean =>
  context !== 'production' || isPublic(entry, today);
