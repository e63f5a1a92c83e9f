import { fold } from '#src/lib/french-text.ts';

/** A team member as the JSON mirror gives it. */
export type TeamMember = {
  id: string;
  name: string;
  role: string;
  imagePath?: string | undefined;
  /** ISO 8601 */
  createdAt: string;
};

/** Whether two names are one person's, whatever the accents, the case and the spaces. */
export const isSameName = (a: string, b: string): boolean => normalise(a) === normalise(b);

const normalise = (name: string) => fold(name).replace(/\s+/g, ' ').trim();
