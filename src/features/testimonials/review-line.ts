import { formatDay, formatMonth } from '#src/lib/french-dates.ts';

type Dated = { course?: string | undefined; trainedOn: Date; createdOn: Date };

/** The line beside a review, by law: when its author was trained, when it was published. */
export const reviewLine = ({ course, trainedOn, createdOn }: Dated): string =>
  [
    ...(course === undefined ? [] : [course]),
    `${course === undefined ? 'Formation ' : ''}suivie en ${formatMonth(trainedOn)}`,
    `avis publié le ${formatDay(createdOn)}`,
  ].join(', ');
