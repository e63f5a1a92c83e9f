import { z } from 'zod';
import { FACT_IDS } from './course-fact-texts.ts';
import { SESSION_STATES } from './sessions.ts';
import { PRICE_UNITS, TAX_STATUSES } from './course-sheet-schema.ts';

/** One course of `/api/courses`; the checks of the built site parse every mirror with it. */
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
  /** On the day of the build, the first one that takes people. */
  nextSession: z.strictObject({ start: z.iso.date(), place: z.string().min(1) }).optional(),
  /** All those that take people, to be chosen by. */
  openings: z.array(z.strictObject({ start: z.iso.date(), place: z.string().min(1) })).readonly(),
  /** Where it may be followed, at a session or by agreement. */
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
  /** On the day of the build: those that had begun by then are left out. */
  state: z.enum(SESSION_STATES),
  /** Only where somebody has counted them lately. */
  seatsLeft: z.int().min(0).optional(),
});

/** `/api/courses/<id>`: the course as the list has it, and all that its page says of it. */
export const fullCourseJsonSchema = courseJsonSchema.extend({
  facts: z.array(fact),
  modules: z.array(courseModule),
  sessions: z.array(session),
  version: z.string().min(1).optional(),
  updatedOn: z.iso.date().optional(),
});

export type FullCourse = z.output<typeof fullCourseJsonSchema>;
