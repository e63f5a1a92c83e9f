import { delayWords } from '#src/features/contact/delays.ts';

/** Every delay that texts can name between double braces; how long each is does not matter here. */
export const KNOWN_DELAYS = delayWords({
  callback: { hours: 1, opens: 9, closes: 18 },
  delays: { answerHours: 1, cpfAnswerHours: 1, complaintDays: 1, confirmationMinutes: 1 },
});
