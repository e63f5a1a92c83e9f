import { formatDay } from '#src/lib/french-dates.ts';
import { isPublic } from '#src/lib/publication.ts';
import { type Group, textOf } from './plain-data.ts';
import { screenKey } from './screen-keys.ts';

/** The keys of an entry's line in its list: the facts below its title, and whether it is online. */
export const FACTS_KEY = screenKey('faits');
export const STATE_KEY = screenKey('etat');

function dayOf(value: unknown): Date | undefined {
  const day = value instanceof Date ? value : new Date(`${textOf(value).slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

/** « Brouillon », « Programmé au 3 décembre 2026 », « En ligne » */
export function publicationState({ published, publishOn }: Group, today: Date): string {
  if (published === false) return 'Brouillon';
  const day = dayOf(publishOn);
  return day === undefined || isPublic({ publishOn: day }, today) ? 'En ligne' : `Programmé au ${formatDay(day)}`;
}

const dated = (words: string, value: unknown): string => {
  const day = dayOf(value);
  return day === undefined ? '' : `${words}${formatDay(day)}`;
};

/** The facts that tell the entries of a folder from one another. */
const FACTS: Readonly<Record<string, (data: Group) => readonly string[]>> = {
  courses: ({ category, updatedOn, createdAt }) => [
    textOf(category),
    dated('fiche du ', updatedOn) || dated('créée le ', createdAt),
  ],
  blog: ({ category, createdAt, author }) => [textOf(category), dated('', createdAt), textOf(author)],
  testimonials: ({ role, course }) => [textOf(role), textOf(course)],
  team: ({ role }) => [textOf(role)],
  creators: ({ channel }) => [textOf(channel)],
  legal: ({ updatedAt }) => [dated('mise à jour du ', updatedAt)],
};

/** An entry of a folder with the facts of its line in the list. `hasState` where entries may be drafts. */
export function withFacts(folder: string, data: Group, { hasState, today }: { hasState: boolean; today: Date }): Group {
  const state = hasState ? publicationState(data, today) : '';
  const facts = [state, ...(FACTS[folder]?.(data) ?? [])].filter((fact) => fact !== '');
  return { ...data, ...(hasState ? { [STATE_KEY]: state } : {}), [FACTS_KEY]: facts.join(' · ') };
}
