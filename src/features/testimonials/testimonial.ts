/** A testimonial as the JSON mirror gives it. */
export type Testimonial = {
  id: string;
  name: string;
  role: string;
  content: string;
  /** 0 to 5, by half points */
  rating: number;
  initials: string;
  /** ISO 8601 */
  createdAt: string;
};

export type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating: 3.5 is three full, one half, one empty. */
export const starsOf = (rating: number): Star[] =>
  Array.from({ length: 5 }, (_, index) => (rating >= index + 1 ? 'full' : rating >= index + 0.5 ? 'half' : 'empty'));

/** `formatRating(4)` is « 4,0 ». */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
