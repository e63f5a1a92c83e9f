import { z } from 'zod';

/** One testimonial of `/api/testimonials`; the checks of the built site parse the mirror with it. */
export const testimonialJsonSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  role: z.string().min(1),
  content: z.string().min(1),
  rating: z.number().min(0).max(5).multipleOf(0.5),
  initials: z.string().min(1).max(3),
  createdAt: z.iso.datetime(),
});
