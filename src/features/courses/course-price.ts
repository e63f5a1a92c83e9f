import type { CourseData } from './course-schema.ts';

type Priced = Pick<CourseData, 'category' | 'price'>;

/** The lowest price for one person among the courses of a category, or among all; nothing where no sheet gives one. */
export function lowestPrice(courses: readonly Priced[], category?: string): number | undefined {
  const amounts = courses
    .filter((course) => category === undefined || course.category === category)
    .flatMap(({ price }) => (price?.unit === 'person' ? [price.amount] : []));
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
