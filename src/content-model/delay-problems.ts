import { aiCourseWords } from '#src/features/ai-course/ai-course-words.ts';
import { offerWords } from '#src/features/courses/offer-words.ts';
import { lawWords } from '#src/features/financing/law-words.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import type { ContentProblem } from './zod-messages.ts';
import { KNOWN_DELAYS } from './known-delays.ts';
import { namedPaths } from './legal-problems.ts';
import type { ProjectFiles } from './project-files.ts';

const NONE = { participation: [], caps: [], account: [] };
const OFFER = offerWords([]);
const LAW = lawWords(NONE, new Date(0));
const AI_COURSE = { ...KNOWN_DELAYS, ...LAW, ...aiCourseWords({}) };

/** What the texts of each file may name between double braces. What each stands for does not matter here. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'requests.yaml': KNOWN_DELAYS,
  'thank-you.yaml': KNOWN_DELAYS,
  'ai-course.yaml': AI_COURSE,
  'site.yaml': OFFER,
  'financing.yaml': { ...OFFER, ...LAW },
};

/** The values that texts name and that nobody gives. */
export function delayProblems(files: ProjectFiles): ContentProblem[] {
  const site = readData(files, 'site.yaml');
  // Nobody names the town of a provider that has none; one that could not be read may have one.
  const town = valueAt(site, ['contact', 'onSiteCity']);
  const home: Record<string, string> = {
    ...OFFER,
    ...(site === undefined || typeof town === 'string' ? { onSiteCity: '' } : {}),
  };
  const named: typeof NAMED = { ...NAMED, 'home.yaml': home };
  return Object.entries(named)
    .filter(([name]) => readData(files, name) !== undefined)
    .flatMap(([name, values]) =>
      namedPaths(files.read(`${CONTENT}/${name}`), values).map(({ line, found }) => ({
        file: `${CONTENT}/${name}`,
        field: '',
        line,
        found,
        allowed: `${values === KNOWN_DELAYS ? 'un délai de content/requests.yaml' : 'une valeur connue'} : ${Object.keys(
          values,
        )
          .map((known) => `{{${known}}}`)
          .join(', ')}`,
        mend: 'corrigez ce nom, ou écrivez la phrase sans cette valeur',
      })),
    );
}
