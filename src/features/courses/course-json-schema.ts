import { z } from 'zod';

/** One course of `/api/courses`; the checks of the built site parse every mirror with it. */
export const courseJsonSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string().min(1),
  imagePath: z.string().startsWith('/').optional(),
  duration: z.string().min(1),
  eligibleForCPF: z.boolean(),
  createdAt: z.iso.datetime(),
});
