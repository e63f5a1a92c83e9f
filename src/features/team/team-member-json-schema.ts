import { z } from 'zod';

/** One person of `/api/team-members`; the checks of the built site parse the mirror with it. */
export const teamMemberJsonSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  role: z.string().min(1),
  imagePath: z.string().startsWith('/').optional(),
  createdAt: z.iso.datetime(),
});
