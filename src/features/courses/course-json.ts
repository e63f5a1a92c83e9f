import { coursePages } from '#src/content-model/data.ts';
import { figure } from '#src/features/figures/figures.ts';
import { trainerOf } from '#src/features/team/trainers.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import { site } from '#src/site/site.ts';
import type { CourseEntry } from './course-collection.ts';
import { FACT_IDS } from './course-fact-texts.ts';
import { type CourseFact, courseFacts } from './course-facts.ts';
import { courseDrawing, coursePhoto } from './course-picture.ts';
import type { CourseData } from './course-schema.ts';
import { courseModule, price, REMOTE_PLACE } from './course-parts-schema.ts';
import { type Course, dateOf } from './course.ts';
import { offeredSessions, placeName, SESSION_STATES } from './sessions.ts';
import { z } from 'zod';

const text = z.string().min(1);
const opening = z.strictObject({ start: z.iso.date(), place: text });

/** One course of `/api/courses`. */
export const courseJsonSchema = z.strictObject({
  id: text,
  title: text,
  description: text,
  category: text,
  imagePath: z.string().startsWith('/').optional(),
  duration: text,
  eligibleForCPF: z.boolean(),
  price: price
    .omit({ detail: true })
    .extend({ currency: z.literal('EUR') })
    .optional(),
  /** The first session with seats, on the day of the build. */
  nextSession: opening.optional(),
  /** All sessions with seats, for the filters. */
  openings: z.array(opening).readonly(),
  places: z.array(text).readonly(),
  hours: z.number().positive().optional(),
  certification: text.optional(),
  createdAt: z.iso.datetime(),
});

const fact = z.strictObject({
  id: z.enum(FACT_IDS),
  term: text,
  detail: z.array(text).min(1),
});

const session = z.strictObject({
  start: z.iso.date(),
  end: z.iso.date(),
  /** « À distance », or a town. */
  place: text,
  /** The future sessions, on the day of the build. */
  state: z.enum(SESSION_STATES),
  /** Undefined if the seats were not checked recently. */
  seatsLeft: z.int().min(0).optional(),
});

/** `/api/courses/<id>`: the course of the list with its sheet. */
export const fullCourseJsonSchema = courseJsonSchema.extend({
  facts: z.array(fact),
  modules: z.array(courseModule),
  sessions: z.array(session),
  version: text.optional(),
  updatedOn: z.iso.date().optional(),
});

export type FullCourse = z.output<typeof fullCourseJsonSchema>;

const BUILT_AT = new Date();

/** The public fields of a course. New fields stay private until they are added here. */
export function toCourse({ id, data }: Pick<CourseEntry, 'id' | 'data'>, today = BUILT_AT): Course {
  const { title, description, category, duration, eligibleForCPF, price, hours, certification, modality } = data;
  const openings = offeredSessions(data, today)
    .filter(({ state }) => state !== 'full')
    .map(({ start, place }) => ({ start: isoDay(start), place: placeName(place) }));
  const [next] = openings;
  const agreed = modality === 'remote' || modality === 'blended' ? [placeName(REMOTE_PLACE)] : [];
  const imagePath = coursePhoto(data)?.image ?? (data.illustration && courseDrawing(id));
  return {
    id,
    title,
    description,
    category,
    ...(imagePath && { imagePath }),
    duration,
    eligibleForCPF,
    ...(price && { price: { amount: price.amount, currency: 'EUR', unit: price.unit, tax: price.tax } }),
    ...(next && { nextSession: next }),
    openings,
    places: [...new Set([...openings.map(({ place }) => place), ...agreed])],
    ...(hours !== undefined && { hours }),
    ...(certification && { certification: certification.code }),
    createdAt: dateOf(data).toISOString(),
  };
}

/** The public fields with the sheet. */
export function toFullCourse(entry: CourseEntry): FullCourse {
  const { version, updatedOn, modules = [] } = entry.data;
  return {
    ...toCourse(entry),
    facts: publishedFacts(entry.data).map(({ id, term, detail }) => ({ id, term, detail: [...detail] })),
    modules,
    sessions: offeredSessions(entry.data, BUILT_AT).map(({ start, end, place, state, seatsLeft }) => ({
      start: isoDay(start),
      end: isoDay(end),
      place: placeName(place),
      state,
      ...(seatsLeft !== undefined && { seatsLeft }),
    })),
    ...(version !== undefined && { version }),
    ...(updatedOn && { updatedOn: isoDay(updatedOn) }),
  };
}

/** The facts of a course, with the contacts and figures of `content/`. */
export const publishedFacts = (course: CourseData): CourseFact[] =>
  courseFacts(course, {
    contact: site.contact,
    offices: site.offices,
    fromPrice: site.fromPrice,
    shared: coursePages,
    figureOf: figure,
    trainerOf,
    canUsePublicFunding: canUsePublicFunding(site.certificate, new Date()),
  });
