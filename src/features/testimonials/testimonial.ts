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

export type Testimonial = z.output<typeof testimonialJsonSchema>;

/**
 * How wide a rating is in the drawing of five stars (`stars` of `public/icons.svg`), where each is 24 wide and the next 2.88
 * away: 3.5 ends in the middle of the fourth.
 */
export const widthOfStars = (rating: number): number => Math.floor(rating) * 26.88 + (rating % 1) * 24;

/** `formatRating(4)` is « 4,0 ». */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
