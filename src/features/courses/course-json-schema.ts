import { z } from 'zod';
import { FACT_IDS } from './course-fact-texts.ts';
import { SESSION_STATES } from './sessions.ts';
import { PRICE_UNITS, TAX_STATUSES } from './course-sheet-schema.ts';

/** One course of `/api/courses`. */
export const courseJsonSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string().min(1),
  imagePath: z.string().startsWith('/').optional(),
  duration: z.string().min(1),
  eligibleForCPF: z.boolean(),
  price: z
    .strictObject({
      amount: z.number().positive(),
      currency: z.literal('EUR'),
      unit: z.enum(PRICE_UNITS),
      tax: z.enum(TAX_STATUSES),
    })
    .optional(),
  /** The first session with seats, on the day of the build. */
  nextSession: z.strictObject({ start: z.iso.date(), place: z.string().min(1) }).optional(),
  /** All sessions with seats, for the filters. */
  openings: z.array(z.strictObject({ start: z.iso.date(), place: z.string().min(1) })).readonly(),
  places: z.array(z.string().min(1)).readonly(),
  hours: z.number().positive().optional(),
  certification: z.string().min(1).optional(),
  createdAt: z.iso.datetime(),
});

const fact = z.strictObject({
  id: z.enum(FACT_IDS),
  term: z.string().min(1),
  detail: z.array(z.string().min(1)).min(1),
});

const courseModule = z.strictObject({
  title: z.string().min(1),
  hours: z.number().positive(),
  points: z.array(z.string().min(1)).min(1),
});

const session = z.strictObject({
  start: z.iso.date(),
  end: z.iso.date(),
  /** « À distance », or a town. */
  place: z.string().min(1),
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
  version: z.string().min(1).optional(),
  updatedOn: z.iso.date().optional(),
});

export type FullCourse = z.output<typeof fullCourseJsonSchema>;
