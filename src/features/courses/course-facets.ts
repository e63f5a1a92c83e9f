import { formatEuros } from '#src/lib/french-numbers.ts';
import { formatMonth } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import type { Course } from './course.ts';

/** The facets that courses may be chosen by, beside their category, as an address names them. */
export const FACETS = ['lieu', 'cpf', 'certification', 'prix', 'duree', 'avant'] as const;

export type Facet = (typeof FACETS)[number];

/** One value of some facets: `{ lieu: 'angers', avant: '2027-03' }`. */
export type Choices = Readonly<Partial<Record<Facet, string>>>;

type Option = { value: string; label: string };
export type FacetGroup = { facet: Facet; options: readonly Option[] };

/** The value of a choice that is made or not. */
const CHOSEN = 'oui';
const PRICES = [500, 1000, 1500];
const DAYS = [1, 2, 3];
const DAY_NAMES = ['Un jour', 'Deux jours au plus', 'Trois jours au plus'];
const HOURS_A_DAY = 7;
const MONTHS_AHEAD = 5;

/** The facets whose later values hold all that the earlier ones do: one that adds nothing is not offered. */
const UP_TO: readonly Facet[] = ['prix', 'duree', 'avant'];

const slugs = new Map<string, string>();

/** The value of a place in an address; the same few places are asked for again and again. */
function placeValue(place: string): string {
  const known = slugs.get(place);
  if (known !== undefined) return known;
  const value = slugify(place);
  slugs.set(place, value);
  return value;
}

/** Whether a course is one that the choices ask for on a day; its place and its date must be those of one session. */
export function hasChoices(course: Course, choices: Choices, today: string): boolean {
  const { lieu, cpf, certification, prix, duree, avant } = choices;
  if (cpf !== undefined && !course.eligibleForCPF) return false;
  if (certification !== undefined && course.certification === undefined) return false;
  if (prix !== undefined && !(course.price?.unit === 'person' && course.price.amount <= Number(prix))) return false;
  if (duree !== undefined && !(course.hours !== undefined && course.hours <= Number(duree) * HOURS_A_DAY)) return false;
  const isThere = (place: string) => lieu === undefined || placeValue(place) === lieu;
  if (!(lieu === undefined || course.places.some(isThere))) return false;
  return (
    avant === undefined ||
    course.openings.some(({ start, place }) => start > today && start < `${avant}-01` && isThere(place))
  );
}

/** The first of the months to come, after the month of an ISO day. */
function monthsAhead(today: string): Date[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => new Date(Date.UTC(year, month + index, 1)));
}

/** The choices that tell the courses apart on an ISO day: none that all of them have, or none. */
export function facetGroups(courses: readonly Course[], today: string): FacetGroup[] {
  const places = Map.groupBy(
    courses.flatMap((course) => course.places),
    (place) => place,
  );
  const options: Record<Facet, Option[]> = {
    lieu: [...places]
      .sort(([one, those], [other, others]) => others.length - those.length || one.localeCompare(other, 'fr'))
      .map(([place]) => ({ value: placeValue(place), label: place })),
    cpf: [{ value: CHOSEN, label: 'Éligible au CPF' }],
    certification: [{ value: CHOSEN, label: 'Certification préparée' }],
    prix: PRICES.map((price) => ({ value: String(price), label: `${formatEuros(price)} au plus` })),
    duree: DAYS.map((days, index) => ({ value: String(days), label: DAY_NAMES[index] ?? '' })),
    avant: monthsAhead(today).map((month) => ({
      value: month.toISOString().slice(0, 7),
      label: `Avant ${formatMonth(month)}`,
    })),
  };
  const telling = (facet: Facet): Option[] => {
    const counted = options[facet].map((option) => ({
      ...option,
      count: courses.filter((course) => hasChoices(course, { [facet]: option.value }, today)).length,
    }));
    return counted
      .filter(({ count }) => count > 0 && count < courses.length)
      .filter(({ count }, index, those) => !UP_TO.includes(facet) || count !== those[index - 1]?.count)
      .map(({ value, label }) => ({ value, label }));
  };
  return FACETS.map((facet) => ({ facet, options: telling(facet) })).filter((group) => group.options.length > 0);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The words that a choice adds to « 12 formations »: « à Angers », « avec le CPF », « en deux jours au plus ». */
const WORDINGS: Record<Facet, (label: string) => string> = {
  lieu: (label) => (label.startsWith('À ') ? lowerFirst(label) : `à ${label}`),
  cpf: () => 'avec le CPF',
  certification: () => 'avec certification',
  prix: (label) => `à ${label}`,
  duree: (label) => `en ${lowerFirst(label)}`,
  avant: lowerFirst,
};

/** The label of a choice; a value that no group has, from an old address, stands for itself. */
export const choiceLabel = (groups: readonly FacetGroup[], facet: Facet, value: string): string =>
  groups.find((group) => group.facet === facet)?.options.find((option) => option.value === value)?.label ?? value;

/** « à Angers, avec le CPF »; empty where nothing is chosen. */
export const choiceWords = (groups: readonly FacetGroup[], choices: Choices): string =>
  FACETS.flatMap((facet) => {
    const value = choices[facet];
    return value === undefined ? [] : [WORDINGS[facet](choiceLabel(groups, facet, value))];
  }).join(', ');
