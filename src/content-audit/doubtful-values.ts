import { sessionKey } from '#src/features/courses/sessions.ts';
import type { CourseSession } from '#src/features/courses/course-parts-schema.ts';
import { formatDay, isWorkday, parisDay } from '#src/lib/french-dates.ts';
import { countOf, formatEuros } from '#src/lib/french-numbers.ts';
import { fold } from '#src/lib/french-text.ts';
import { textsIn, valueAt } from '#src/lib/template.ts';
import { KINDS_WITH_VALUES } from '#src/content-model/value-names.ts';
import { daysBetween } from './days.ts';
import type { ContentRule, CourseRule } from './rule.ts';

const LAW = 'article L121-2 du code de la consommation : une information exacte';

/** Sessions are planned at most two years ahead. */
const FAR_DAYS = 730;
/** In euros, for a person or a group. */
const USUAL_PRICES = { lowest: 20, highest: 20_000 };

/** The dates of content that are never in the future. `publishOn` plans a later day. */
const PAST_DATES = ['createdOn', 'updatedOn', 'sessionsUpdatedOn', 'readOn', 'evaluatedOn'];

const BRACES = /\{\{[^{}]*\}\}/;
const CODE = /```.*?```|`[^`]*`/gs;

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** The days of the week in a text, from 0 for Sunday: « du lundi au mercredi » gives 1, 2 and 3. */
function namedWeekdays(text: string): readonly number[] {
  const weekday = `(${WEEKDAYS.join('|')})`;
  const named = [...fold(text).matchAll(new RegExp(weekday, 'g'))].map(([name]) => WEEKDAYS.indexOf(name));
  const isRange = new RegExp(`${weekday} au ${weekday}`).test(fold(text));
  if (!isRange) return named;
  return [...WEEKDAYS.keys()].filter((day) => day >= Math.min(...named) && day <= Math.max(...named));
}

/** The first and the last day of a session, if the rhythm of its course names other weekdays only. */
function otherWeekdays(pace: string, { start, end }: CourseSession): string[] {
  const named = namedWeekdays(pace);
  const isOther = (day: Date) => named.length > 0 && !named.includes(day.getUTCDay());
  const name = (day: Date) => `${WEEKDAYS[day.getUTCDay()] ?? ''} ${formatDay(day)}`;
  return [...new Set([start, end].filter(isOther).map(name))].map((day) => `${day}, mais « ${pace} »`);
}

function sessionDoubts(session: CourseSession, courseDays: number | undefined, today: Date): string[] {
  const { start, end, seats = 0, booked = 0, state } = session;
  const away = daysBetween(today, start);
  if (away < 0) return [`le ${formatDay(start)} : session passée, que le site ne montre plus`];
  const days = daysBetween(start, end) + 1;
  const daysOff = [start, end].filter((day) => !isWorkday(day)).map(formatDay);
  return [
    ...(away > FAR_DAYS ? [`le ${formatDay(start)}, dans plus de deux ans`] : []),
    ...(courseDays !== undefined && days < courseDays
      ? [`${countOf(days, 'jour')} de session, ${courseDays} de formation`]
      : []),
    ...[...new Set(daysOff)].map((day) => `le ${day} : jour férié ou fin de semaine`),
    ...(state === 'full' && booked < seats ? [`« Complète », mais ${booked} places prises sur ${seats}`] : []),
  ];
}

export const DOUBTFUL_COURSE_VALUES = {
  'session-doubtful': {
    severity: 'note',
    title: 'Une session à vérifier',
    law: LAW,
    remedy: 'corrigez la session, ou laissez-la si tout est juste',
    findInCourse: ({ sessions = [], days, pace = '' }, { day }) => {
      const keys = sessions.map(sessionKey);
      return sessions.flatMap((session, index) => {
        const first = keys.indexOf(sessionKey(session));
        const repeated = first < index ? [`le ${formatDay(session.start)}, comme la session ${first + 1}`] : [];
        return [...repeated, ...sessionDoubts(session, days, day), ...otherWeekdays(pace, session)].map(
          (found) => [['sessions', index], found] as const,
        );
      });
    },
  },
  'price-doubtful': {
    severity: 'warning',
    title: 'Un prix inhabituel',
    law: 'article L112-1 du code de la consommation',
    remedy: 'vérifiez le montant : en euros et non en centimes, pour une personne ou pour un groupe entier',
    findInCourse: ({ price }) =>
      price !== undefined && (price.amount < USUAL_PRICES.lowest || price.amount > USUAL_PRICES.highest)
        ? [[['price', 'amount'], formatEuros(price.amount)]]
        : [],
  },
} as const satisfies Readonly<Record<string, CourseRule>>;

export const DOUBTFUL_VALUES = {
  'date-future': {
    severity: 'warning',
    title: 'Une date à venir là où le site en attend une passée',
    law: LAW,
    remedy: 'corrigez la date ; pour une mise en ligne différée, remplissez « Mise en ligne le »',
    find: ({ content: { files }, day }) =>
      files
        // The rule `review-future` covers testimonials.
        .filter(({ kind }) => kind !== 'testimonials')
        .flatMap(({ file, data }) => {
          const publishOn = valueAt(data, ['publishOn']);
          const isFuture = (date: string) => date > parisDay(day) && date !== publishOn;
          return textsIn(data)
            .filter(({ path, text }) => PAST_DATES.includes(String(path.at(-1))) && isFuture(text))
            .map(({ path, text }) => ({ file, path, found: text }));
        }),
  },
  'member-repeated': {
    severity: 'warning',
    title: 'Deux membres de l’équipe du même nom',
    law: LAW,
    remedy: 'distinguez les noms : les articles nomment leur auteur',
    find: ({ content: { members } }) => {
      const names = members.map(({ sheet }) => fold(sheet.name));
      return members
        .filter((_, index) => names.indexOf(names[index] ?? '') < index)
        .map(({ file, sheet }) => ({ file, path: ['name'], found: `« ${sheet.name} »` }));
    },
  },
  'value-unfilled': {
    severity: 'warning',
    title: 'Des accolades que le site affiche telles quelles',
    law: LAW,
    remedy: 'écrivez la valeur elle-même : ce fichier n’en remplace aucune',
    find: ({ texts }) =>
      texts
        .filter(({ kind, text }) => !KINDS_WITH_VALUES.includes(kind) && BRACES.test(text.replaceAll(CODE, '')))
        .map(({ file, path, line, text }) => ({ file, path, line, found: `« ${BRACES.exec(text)?.[0] ?? ''} »` })),
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
