import { formatDay, formatMonth } from '#src/lib/french-dates.ts';

type Dated = { course?: string | undefined; trainedAt: Date; createdAt: Date };

/** The line beside a review, by law: when its author was trained, when it was published. */
export const reviewLine = ({ course, trainedAt, createdAt }: Dated): string =>
  [
    ...(course === undefined ? [] : [course]),
    `${course === undefined ? 'Formation ' : ''}suivie en ${formatMonth(trainedAt)}`,
    `avis publié le ${formatDay(createdAt)}`,
  ].join(', ');
