import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { law } from '#src/features/law/law.ts';
import { anchorOf, LAW_DESCRIPTION, LAW_TITLE, lawChanges } from '#src/features/law/law-changes.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';

const page = new URL(paths.law, site.brand.url).href;

/** The rules in force as an RSS feed. */
export const GET: APIRoute = async () =>
  new Response(
    await getRssString({
      title: `${site.brand.name}, ${LAW_TITLE.toLocaleLowerCase('fr')}`,
      description: LAW_DESCRIPTION,
      site: page,
      trailingSlash: false,
      customData: '<language>fr</language>',
      items: lawChanges(law.changes, new Date()).inForce.map((change) => ({
        title: change.title,
        link: `${page}#${anchorOf(change)}`,
        pubDate: change.inForceFrom,
        description: `${change.summary} ${change.effect} (${change.source})`,
      })),
    }),
    { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  );
