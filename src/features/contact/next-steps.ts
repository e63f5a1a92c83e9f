import * as z from 'zod/mini';

/** What a form that stays says of the future once it is stored. The build writes it beside the form. */
export const nextStepsSchema = z.object({
  /** Within how much office time we call, where we call. */
  callback: z.nullable(z.object({ hours: z.number(), opens: z.number(), closes: z.number() })),
  next: z.array(z.string()),
});

export type NextSteps = z.output<typeof nextStepsSchema>;
