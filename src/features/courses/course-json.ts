import { now } from '#src/lib/clock.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { site } from '#src/site/site.ts';
import type { CourseEntry } from './course-collection.ts';
import { lineText } from './course-facts.ts';
import { dateOf, formatPrice } from './course.ts';
import { courseDrawing, coursePhoto } from './course-picture.ts';
import { REMOTE_PLACE } from './course-parts-schema.ts';
import { publishedFacts } from './published-facts.ts';
import { offeredSessions } from './sessions.ts';

const BUILT_AT = now();

/** Lists the public fields one by one, so that new fields stay private. */
export function toCourse({ id, data }: Pick<CourseEntry, 'id' | 'data'>) {
  const { title, description, category, duration, eligibleForCPF, price, hours, days, certification, modality } = data;
  const openings = offeredSessions(data, BUILT_AT)
    .filter(({ state }) => state !== 'full')
    .map(({ start, place }) => ({ start: isoDay(start), place }));
  const remotePlaces = modality === 'remote' || modality === 'blended' ? [REMOTE_PLACE] : [];
  const imagePath = coursePhoto(data)?.image ?? (data.illustration && courseDrawing(id));
  return {
    id,
    title,
    description,
    category,
    imagePath,
    duration,
    eligibleForCPF,
    price: price && { amount: price.amount, currency: 'EUR', unit: price.unit, tax: price.tax },
    priceText: price ? formatPrice(price, 'short') : site.fromPrice,
    openings,
    places: [...new Set([...openings.map(({ place }) => place), ...remotePlaces])],
    hours,
    days,
    certification: certification?.code,
    createdAt: dateOf(data).toISOString(),
  };
}

export type Course = ReturnType<typeof toCourse>;

export function toFullCourse(entry: CourseEntry) {
  const { version, updatedOn, modules = [] } = entry.data;
  return {
    ...toCourse(entry),
    facts: publishedFacts(entry.data).map(({ id, term, detail }) => ({ id, term, detail: detail.map(lineText) })),
    modules,
    sessions: offeredSessions(entry.data, BUILT_AT).map(({ start, end, place, state, seatsLeft }) => ({
      start: isoDay(start),
      end: isoDay(end),
      place,
      state,
      seatsLeft,
    })),
    version,
    updatedOn: updatedOn && isoDay(updatedOn),
  };
}

export type FullCourse = ReturnType<typeof toFullCourse>;
