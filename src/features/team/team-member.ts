import { z } from 'zod';
import { fold } from '#src/lib/french-text.ts';

/** One person of `/api/team-members`; the checks of the built site parse the mirror with it. */
export const teamMemberJsonSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  role: z.string().min(1),
  imagePath: z.string().startsWith('/').optional(),
  createdAt: z.iso.datetime(),
});

export type TeamMember = z.output<typeof teamMemberJsonSchema>;

/** Whether two names are one person's, whatever the accents, the case and the spaces. */
export const isSameName = (a: string, b: string): boolean => normalise(a) === normalise(b);

const normalise = (name: string) => fold(name).replace(/\s+/g, ' ').trim();
