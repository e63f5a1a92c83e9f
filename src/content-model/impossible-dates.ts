import { frontMatterOf } from '#src/lib/front-matter.ts';
import type { ContentProblem } from './zod-messages.ts';

const DAY = /^[^#]*?\b(\d{4}-\d{2}-\d{2})\b/;

const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Days that no calendar has, such as the 30th of February: readers of YAML take them for the 2nd of March. */
export function impossibleDates(file: string, source: string): ContentProblem[] {
  const data = file.endsWith('.yaml') ? source : frontMatterOf(source);
  return data.split('\n').flatMap((line): ContentProblem[] => {
    const day = DAY.exec(line)?.[1];
    if (day === undefined || exists(day)) return [];
    return [
      {
        file,
        field: /^[\s-]*(\w+):/.exec(line)?.[1] ?? '',
        found: `le jour ${day}, qui n’existe pas`,
        allowed: 'un jour du calendrier, année-mois-jour : 2026-01-15',
        mend: 'corrigez la date',
      },
    ];
  });
}
