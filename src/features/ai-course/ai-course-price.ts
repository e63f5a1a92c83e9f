import { allCourses } from '#src/features/courses/course-collection.ts';
import { UNIT_LABELS } from '#src/features/courses/course-fact-texts.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { aiCourse } from './ai-course.ts';

/** « 1 490 € par personne », and the sheet that says it. A draft is not online: nobody has published its price. */
export async function publishedPrice(): Promise<{ id: string; price: string | undefined } | undefined> {
  const sheet = (await allCourses()).find(({ id }) => id === aiCourse.course);
  if (sheet === undefined) return undefined;
  const { price } = sheet.data;
  return { id: sheet.id, price: price && `${formatEuros(price.amount)} ${UNIT_LABELS[price.unit]}` };
}
