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

/**
 * How wide a rating is in the drawing of five stars (`stars` of `public/icons.svg`), where each is 24 wide and the next 2.88
 * away: 3.5 ends in the middle of the fourth.
 */
export const widthOfStars = (rating: number): number => Math.floor(rating) * 26.88 + (rating % 1) * 24;

/** `formatRating(4)` is « 4,0 ». */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
