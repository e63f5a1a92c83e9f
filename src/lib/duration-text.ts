import { fold } from './french-text.ts';

export type Duration = { hours?: number; days?: number };

const CLOCK = String.raw`(?<clockHours>\d{1,4}):(?<clockMinutes>[0-5]\d)(?::00)?`;
const HOURS = String.raw`(?<hours>\d+(?:[.,]\d{1,2})?) ?(?:heures?|hrs?|h)(?![a-z])(?: ?(?<minutes>[0-5]\d)(?![\d.,]) ?(?:minutes?|min|mn)?(?![a-z]))?`;
const DAYS = String.raw`(?<days>\d+(?:[.,]\d)?) ?(?:jours?|journees?|jrs?|j)(?![a-z])`;
const MINUTES = String.raw`(?<onlyMinutes>\d+) ?(?:minutes?|min|mn)(?![a-z])`;
const PART = new RegExp([CLOCK, HOURS, DAYS, MINUTES].map((part) => `(?<![\\d.,:])${part}`).join('|'), 'g');
const BETWEEN = /^(?:[\s(),/=;.-]|soit|sur|et|en)*$/;

const numberOf = (written: string | undefined): number => Number(written?.replace(',', '.') ?? 0);

export function durationIn(text: string): Duration | undefined {
  const plain = fold(text).replaceAll(/\s+/g, ' ').trim();
  const found = [...plain.matchAll(PART)].map(({ groups = {} }) => groups);
  const days = found.filter((part) => part.days !== undefined);
  const [hours, ...otherHours] = found.filter((part) => part.days === undefined);
  if (found.length === 0 || otherHours.length > 0 || days.length > 1) return undefined;
  if (!BETWEEN.test(plain.replaceAll(PART, ''))) return undefined;
  const minutes = numberOf(hours?.minutes ?? hours?.clockMinutes ?? hours?.onlyMinutes);
  const whole = numberOf(hours?.hours ?? hours?.clockHours);
  return {
    ...(hours !== undefined && { hours: Number((whole + minutes / 60).toFixed(4)) }),
    ...(days[0] !== undefined && { days: numberOf(days[0].days) }),
  };
}
