import { now } from '#src/lib/clock.ts';
import type { APIRoute } from 'astro';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { lheoOffers, lheoXml } from '#src/features/open-data/lheo.ts';
import { site } from '#src/site/site.ts';

/** A LHÉO file must contain an offer. */
export const GET: APIRoute = async () => {
  const today = now();
  const offers = lheoOffers(await allCourses(), site, today);
  if (offers.length === 0) return new Response(null, { status: 404 });
  return new Response(lheoXml(offers, site, today), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
