import { FACT_IDS } from './course-fact-texts.ts';
import { courseModule, price } from './course-parts-schema.ts';
import { SESSION_STATES } from './sessions.ts';
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
  /** The state on the day of the build. Past sessions are left out. */
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
