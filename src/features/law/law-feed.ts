import { getRssString } from '@astrojs/rss';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { anchorOf, type DatedChange } from './law-changes.ts';
import { LAW_TEXTS } from './law-texts.ts';

/** The rules that apply as RSS 2.0: one that begins to apply comes as a new item. */
export function lawFeed(changes: readonly DatedChange[]): Promise<string> {
  const page = new URL(paths.law, site.brand.url).href;
  return getRssString({
    title: `${site.brand.name}, ${LAW_TEXTS.title.toLocaleLowerCase('fr')}`,
    description: LAW_TEXTS.description,
    site: page,
    trailingSlash: false,
    customData: '<language>fr</language>',
    items: changes.map((change) => ({
      title: change.title,
      link: `${page}#${anchorOf(change)}`,
      pubDate: change.inForceFrom,
      description: `${change.summary} ${change.effect} (${change.source})`,
    })),
  });
}
