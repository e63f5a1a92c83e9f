/** The next steps that a form that stays tells once it is stored. The build writes them beside the form, as JSON. */
export type NextSteps = {
  /** Within how much office time we call, where we call. */
  callback: { hours: number; opens: number; closes: number } | null;
  next: string[];
};

/** Tells them from nothing: what the build wrote with their type needs no schema, which would weigh on the form. */
export const isNextSteps = (value: unknown): value is NextSteps =>
  typeof value === 'object' && value !== null && 'next' in value && 'callback' in value;
