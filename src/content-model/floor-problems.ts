import { lowestPrice } from '#src/features/courses/offer-words.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { formatEuros } from '#src/lib/euros.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { readData } from './content-source.ts';
import type { ReadFile } from './catalogue-problems.ts';
import type { ContentProblem } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

const FIELD = 'practical.price';

const AMOUNT = /(\d[\d\s]*)\s€/u;
/** Words that make an amount the lowest that is asked for. */
const FLOOR = /à partir de|au minimum|au moins|premiers? (prix|tarifs?)|débuten?t|commencen?t/iu;
/** An offer made for one customer has a price of its own, whatever the catalogue asks. */
const APART = /sur mesure/iu;

/** The sentences that say from which amount on one pays. */
const floorsIn = (text: string): { sentence: string; amount: number }[] =>
  text
    .split(/(?<=[.;!?])\s+/u)
    .filter((sentence) => FLOOR.test(sentence) && !APART.test(sentence))
    .flatMap((sentence) => {
      const digits = AMOUNT.exec(sentence)?.[1]?.replace(/\s/g, '');
      return digits === undefined ? [] : [{ sentence, amount: Number(digits) }];
    });

/** Static pages that claim a lowest price which a course of the same category undercuts. Of courses that are right alone. */
export function floorProblems(files: ProjectFiles, readFiles: readonly ReadFile[]): ContentProblem[] {
  const courses = readFiles.flatMap(({ kind, data: written }) => {
    const { success, data } = withNormalizedInput(courseSchema).safeParse(kind === 'courses' ? written : undefined);
    return success && data.published ? [data] : [];
  });
  return files.names(`${CONTENT}/catalogues`).flatMap((name) => {
    const page = readData(files, `catalogues/${name}`);
    const [text, category] = [valueAt(page, FIELD.split('.')), valueAt(page, ['category'])];
    const lowest = lowestPrice(courses, typeof category === 'string' ? category : undefined);
    if (typeof text !== 'string' || lowest === undefined) return [];
    return floorsIn(text)
      .filter(({ amount }) => amount > lowest)
      .map(({ sentence }) => ({
        file: `${CONTENT}/catalogues/${name}`,
        field: FIELD,
        found: `« ${sentence} »`,
        allowed: `un minimum de ${formatEuros(lowest)} ou moins, le prix d’une formation du catalogue`,
        mend: 'baissez ce montant, ou dites dans la même phrase que c’est celui des formations sur mesure',
      }));
  });
}
