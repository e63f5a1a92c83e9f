import { allCourses } from '#src/features/courses/course-collection.ts';
import { UNIT_LABELS } from '#src/features/courses/course-fact-texts.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { aiCourse } from './ai-course.ts';

/** « 1 490 € par personne », and the id of the sheet; undefined while the sheet is a draft. */
export async function publishedPrice(): Promise<{ id: string; price: string | undefined } | undefined> {
  const sheet = (await allCourses()).find(({ id }) => id === aiCourse.course);
  if (sheet === undefined) return undefined;
  const { price } = sheet.data;
  return { id: sheet.id, price: price && `${formatEuros(price.amount)} ${UNIT_LABELS[price.unit]}` };
}
