import { fold } from '#src/lib/french-text.ts';

/** « 23 réponses pour 26 stagiaires, dont 21 satisfaites » is 23 of 26, 21 among them. */
export type Sample = { count: number; noun: string; of: number | undefined; among: number | undefined };

const NUMBER = String.raw`(\d{1,3}(?: \d{3})+|\d+)`;
const SAMPLE = new RegExp(String.raw`^${NUMBER} (\S+).*?(?: pour ${NUMBER}\b.*?)?(?:, dont ${NUMBER}\b.*)?$`);

const toNumber = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits.replaceAll(' ', ''));

/** The numbers that a sample gives; nothing where it gives none. */
export function parseSample(text: string): Sample | undefined {
  const [, digits, noun = '', of, among] = SAMPLE.exec(fold(text).replaceAll(/\s/g, ' ')) ?? [];
  const count = toNumber(digits);
  return count === undefined ? undefined : { count, noun, of: toNumber(of), among: toNumber(among) };
}

const KINDS: Readonly<Record<string, string>> = { reponse: 'réponses', reponses: 'réponses' };

const areAnswers = ({ noun }: Sample): boolean => /^(reponses?|avis)$/.test(noun);

/** The share that a sample stands for, in per cent; nothing where it does not say how many were satisfied or passed. */
export function shareOf(sample: Sample): number | undefined {
  const { count, of, among } = sample;
  if (among !== undefined) return (100 * among) / count;
  return of === undefined || areAnswers(sample) ? undefined : (100 * count) / of;
}

/** On how many a figure was measured, and of what: « 36 reçus pour 41 candidats » is 41 candidates. */
export const sizeOf = (sample: Sample): { kind: string; size: number } =>
  sample.of === undefined || areAnswers(sample)
    ? { kind: KINDS[sample.noun] ?? sample.noun, size: sample.count }
    : { kind: 'candidats', size: sample.of };
