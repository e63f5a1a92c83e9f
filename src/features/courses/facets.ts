import type { ListState } from '#src/features/filter/FilteredList.tsx';
import { type FilterGroup, type Query } from '#src/features/filter/query.ts';
import { formatMonth } from '#src/lib/french-dates.ts';
import { countOf, formatEuros } from '#src/lib/french-numbers.ts';
import { atTown, clip, fold, lowerFirst, slugify } from '#src/lib/french-text.ts';
import { parisToday } from '#src/lib/clock.ts';
import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { nextOpening, personPrice } from './course.ts';
import type { Course } from './course-json.ts';

const FACETS = {
  lieu: {
    label: 'Lieu',
    inWords: (label: string) => (label.startsWith('À ') ? lowerFirst(label) : atTown(label)),
  },
  cpf: { label: 'Financement', inWords: () => 'avec le CPF' },
  certification: { label: 'Certification', inWords: () => 'avec certification' },
  prix: { label: 'Prix par personne', inWords: (label: string) => `à ${label}` },
  duree: { label: 'Durée', inWords: (label: string) => `en ${lowerFirst(label)}` },
  avant: { label: 'Prochaine session', inWords: lowerFirst },
} as const;

type Facet = keyof typeof FACETS;
const isFacet = (name: string): name is Facet => name in FACETS;
const UPPER_LIMITS: readonly Facet[] = ['prix', 'duree', 'avant'];
const FACET_NAMES = Object.keys(FACETS).filter(isFacet);

export const categoryFilter: FilterGroup = {
  name: 'category',
  label: 'Filtrer par domaine',
  options: [
    { value: '', label: 'Toutes' },
    ...COURSE_CATEGORIES.map((category) => ({ value: category, label: category })),
  ],
};

const CHOSEN = 'oui';
const NO_PRICE = Number.MAX_SAFE_INTEGER;
const PRICES = [500, 1000, 1500];
const DAY_NAMES = ['Un jour', 'Deux jours au plus', 'Trois jours au plus'];
const HOURS_A_DAY = 7;
const MONTHS_AHEAD = 5;

/** Keeps results, because each key press reads all courses once per option. */
function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

const searchedText = memoized(({ title, description }: Course) => fold(`${title}\n${description}`));
const unhyphenated = memoized((text: string) => text.replaceAll('-', ''));

const placeValue = memoized(slugify);

/** Ignores hyphens: « wi-fi » and « wi fi » find « Wifi », and « wifi » finds « Wi-Fi ». */
function contains(text: string, q: string): boolean {
  const spellings = [q.replaceAll('-', ''), q.replace(/[-\s]+/g, '')].filter((spelling) => spelling !== '');
  return text.includes(q) || spellings.some((spelling) => unhyphenated(text).includes(spelling));
}

/** Keeps the last result, because each key press counts the courses of every option. */
let lastSearch: { courses: readonly Course[]; q: string; found: readonly Course[] } | undefined;

function searchTexts<Item extends Course>(courses: readonly Item[], q: string): readonly Item[] {
  if (q === '') return courses;
  if (lastSearch?.courses !== courses || lastSearch.q !== q)
    lastSearch = { courses, q, found: courses.filter((course) => contains(searchedText(course), q)) };
  return lastSearch.found as readonly Item[];
}

const daysOf = ({ days, hours = Infinity }: Course): number => days ?? hours / HOURS_A_DAY;

/** Place and date must match the same session. */
function matches(
  course: Course,
  { category, lieu, cpf, certification, prix, duree, avant }: Query,
  today: string,
): boolean {
  if (category && course.category !== category) return false;
  if (cpf && !(cpf === CHOSEN && course.eligibleForCPF)) return false;
  if (certification && !(certification === CHOSEN && course.certification !== undefined)) return false;
  if (prix && !((personPrice(course.price) ?? NO_PRICE) <= Number(prix))) return false;
  if (duree && !(daysOf(course) <= Number(duree))) return false;
  const isThere = (place: string) => !lieu || placeValue(place) === lieu;
  if (lieu && !course.places.some(isThere)) return false;
  if (!avant) return true;
  const end = Date.parse(`${avant}-01`);
  return course.openings.some(({ start, place }) => start > today && Date.parse(start) < end && isThere(place));
}

/** Keeps only the sessions at a place, so that the card and the sorting by date use the next session there. */
const atPlace = <Item extends Course>(course: Item, place = ''): Item =>
  place === ''
    ? course
    : { ...course, openings: course.openings.filter((opening) => placeValue(opening.place) === place) };

const SORT_KEYS = {
  date: (course: Course, today: string) => Date.parse(nextOpening(course, today)?.start ?? '9999'),
  prix: ({ price }: Course) => personPrice(price) ?? NO_PRICE,
};

const SORT: FilterGroup = {
  name: 'tri',
  label: 'Trier par',
  position: 'sort',
  options: [
    { value: 'date', label: 'Date' },
    { value: 'prix', label: 'Prix' },
  ],
};

export function findCourses<Item extends Course>(courses: readonly Item[], query: Query, today = parisToday()): Item[] {
  const withText = searchTexts(courses, fold(query.q?.trim() ?? ''));
  const found = withText.filter((course) => matches(course, query, today)).map((course) => atPlace(course, query.lieu));
  if (query.tri !== 'date' && query.tri !== 'prix') return found;
  const keyOf = SORT_KEYS[query.tri];
  return found.sort((one, other) => keyOf(one, today) - keyOf(other, today));
}

function monthsAhead(today: string): Date[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => new Date(Date.UTC(year, month + index, 1)));
}

/** Leaves out options that match all courses or none, and upper limits that add no course to the previous limit. */
export function courseFilters(courses: readonly Course[], today = parisToday()): FilterGroup[] {
  const places = Map.groupBy(
    courses.flatMap((course) => course.places),
    (place) => place,
  );
  const options: Record<Facet, { value: string; label: string }[]> = {
    lieu: [...places]
      .sort(([one, uses], [other, otherUses]) => otherUses.length - uses.length || one.localeCompare(other, 'fr'))
      .map(([place]) => ({ value: placeValue(place), label: place })),
    cpf: [{ value: CHOSEN, label: 'Éligible au CPF' }],
    certification: [{ value: CHOSEN, label: 'Certification préparée' }],
    prix: PRICES.map((price) => ({ value: String(price), label: `${formatEuros(price)} au plus` })),
    duree: DAY_NAMES.map((label, index) => ({ value: String(index + 1), label })),
    avant: monthsAhead(today).map((month) => ({
      value: month.toISOString().slice(0, 7),
      label: `Avant ${formatMonth(month)}`,
    })),
  };
  const usefulOptions = (facet: Facet) =>
    options[facet]
      .map((option) => ({ ...option, count: findCourses(courses, { [facet]: option.value }, today).length }))
      .filter(({ count }) => count > 0 && count < courses.length)
      .filter(({ count }, index, all) => !UPPER_LIMITS.includes(facet) || count !== all[index - 1]?.count);
  return [
    categoryFilter,
    ...FACET_NAMES.map((name) => ({
      name,
      label: FACETS[name].label,
      position: 'folded' as const,
      options: usefulOptions(name),
    })),
    ...(courses.length > 1 ? [SORT] : []),
  ];
}

const facetsInWords = (groups: readonly FilterGroup[], query: Query): string =>
  groups
    .flatMap(({ name, options }) => {
      const chosen = options.find(({ value }) => value === query[name]);
      return isFacet(name) && chosen !== undefined ? [FACETS[name].inWords(chosen.label)] : [];
    })
    .join(', ');

const MAX_LETTERS = 24;

export const knownCategory = ({ category = '' }: Query): string =>
  COURSE_CATEGORIES.some((known) => known === category) ? category : '';

export function catalogueCount({ query, groups, total }: Omit<ListState, 'page'>, withCategory = false): string {
  const { q = '' } = query;
  const category = knownCategory(query);
  const facets = facetsInWords(groups, query);
  const parts = [
    withCategory || facets !== '' ? category : '',
    facets,
    q.trim() === '' ? '' : `pour «\u00a0${clip(q.trim(), MAX_LETTERS)}\u00a0»`,
  ].filter((part) => part !== '');
  const subject = total === undefined ? 'Formations' : countOf(total, 'formation', 'Aucune');
  return [subject, ...parts].join(facets === '' ? ' ' : ', ');
}

export const cataloguePageHeading = (query: Query): string => {
  const category = knownCategory(query);
  return category === '' ? 'Nos formations' : `Formations ${category}`;
};

export function catalogueTitle(shown: ListState): string {
  const { q = '' } = shown.query;
  const category = knownCategory(shown.query);
  const suffix = shown.page > 1 ? `, page ${String(shown.page)}` : '';
  if (q.trim() !== '' || facetsInWords(shown.groups, shown.query) !== '')
    return `${catalogueCount(shown, true)}${suffix}`;
  return `${category === '' ? 'Catalogue des formations' : `Formations ${category}`}${suffix}`;
}
