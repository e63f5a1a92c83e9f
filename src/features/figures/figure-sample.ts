import { fold } from '#src/lib/french-text.ts';

/** « 21 satisfaits sur 23 réponses (26 stagiaires) » is 23 of 26, 21 among them; « 36 reçus pour 41 candidats » is 36 of 41. */
export type Sample = { count: number; noun: string; of: number | undefined; among: number | undefined };

type Noted = { sample: string; dropouts?: number | undefined; national?: string | undefined };

const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)`;
const SATISFIED = new RegExp(
  String.raw`^(?<among>${NUMBER}) satisfaite?s sur (?<count>${NUMBER}) (?<noun>\S+)(?:.*?\((?<of>${NUMBER})\b.*\))?`,
);
const COUNTED = new RegExp(String.raw`^(?<count>${NUMBER}) (?<noun>\S+)(?:.*? pour (?<of>${NUMBER})\b)?`);

const toNumber = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits.replaceAll(' ', ''));

/** The numbers that a sample gives; nothing where it gives none. */
export function parseSample(text: string): Sample | undefined {
  const words = fold(text).replaceAll(/\s/g, ' ');
  const { count: digits, noun = '', of, among } = (SATISFIED.exec(words) ?? COUNTED.exec(words))?.groups ?? {};
  const count = toNumber(digits);
  return count === undefined ? undefined : { count, noun, of: toNumber(of), among: toNumber(among) };
}

const areAnswers = ({ noun }: Sample): boolean => /^(reponses?|avis)$/.test(noun);

/** The share that a sample stands for, in per cent; nothing where it does not say how many were satisfied or passed. */
export function shareOf(sample: Sample): number | undefined {
  const { count, of, among } = sample;
  if (among !== undefined) return (100 * among) / count;
  return of === undefined || areAnswers(sample) ? undefined : (100 * count) / of;
}

/** « Abandons : 4 %, 1 stagiaire sur 27 » */
function dropoutWords({ dropouts, sample }: Noted): string[] {
  const asked = parseSample(sample)?.of;
  if (dropouts === undefined || asked === undefined) return [];
  const began = asked + dropouts;
  const share = `${Math.round((100 * dropouts) / began)}\u00a0%, ${dropouts} ${dropouts === 1 ? 'stagiaire' : 'stagiaires'}`;
  return [`Abandons\u00a0: ${dropouts === 0 ? 'aucun' : share} sur ${began}`];
}

/** The notes beside a figure: who gave up, and the rate of all providers. */
export const figureNotes = (figure: Noted): string[] => [
  ...dropoutWords(figure),
  ...(figure.national === undefined ? [] : [`Taux national\u00a0: ${figure.national}`]),
];
