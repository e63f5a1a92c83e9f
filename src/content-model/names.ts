import { accessibilityWords } from '#src/features/accessibility/accessibility-words.ts';
import { aiCourseWords } from '#src/features/ai-course/ai-course-schema.ts';
import { delayWords } from '#src/features/contact/read-requests.ts';
import { offerWords } from '#src/features/courses/offer-words.ts';
import { lawWords } from '#src/features/financing/law-words.ts';
import { legalValues } from '#src/features/legal/legal-values.ts';
import { unknownPaths, valueAt } from '#src/lib/template.ts';
import { withContactDefaults } from '#src/site/legal-identity.ts';
import type { Problem } from './finding.ts';
import { dataOf, type Entry } from './read.ts';

// What each name stands for does not matter here.
const DELAYS = delayWords({
  callback: { hours: 1, opens: 9, closes: 18 },
  delays: { answerHours: 1, cpfAnswerHours: 1, complaintDays: 1, confirmationMinutes: 1 },
});
const OFFER = offerWords([]);
const LAW = lawWords({ participation: [], caps: [], account: [] }, new Date(0));

/** The names that the texts of a file may hold between double braces, by its kind; all of `site` in legal pages. */
function namesFor(kind: string, site: unknown): object | undefined {
  const contact = valueAt(site, ['contact']);
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  switch (kind) {
    case 'requests.yaml':
      return DELAYS;
    case 'ai-course.yaml':
      return { ...DELAYS, ...LAW, ...aiCourseWords({}) };
    case 'site.yaml':
      return OFFER;
    case 'financing.yaml':
      return { ...OFFER, ...LAW };
    case 'home.yaml':
      return valueAt(contact, ['onSiteCity']) === undefined && site !== undefined
        ? OFFER
        : { ...OFFER, onSiteCity: '' };
    case 'legal': {
      if (!isObject(site)) return undefined;
      const reached = isObject(contact) ? { contact: withContactDefaults(contact) } : {};
      const rgaa = accessibilityWords({ evaluatedOn: new Date(0), criteria: [] });
      return legalValues({ ...site, ...reached }, { ...DELAYS, rgaa, seat: '', company: '' });
    }
    default:
      return undefined;
  }
}

/** The names between double braces that nothing gives a value to, each once a file. `known` are problems of the values. */
export function nameProblems(entries: readonly Entry[], known: readonly Problem[]): Problem[] {
  const site = dataOf(entries, 'site.yaml');
  return entries
    .filter(({ data }) => data !== undefined)
    .flatMap(({ file, kind, source }) => {
      const values = namesFor(kind, site);
      if (values === undefined) return [];
      const names = Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' ? [`{{${name}}}`] : [],
      );
      const isSaid = (path: string): boolean => known.some(({ field }) => field !== '' && path.startsWith(field));
      const unknown = new Set(unknownPaths(source, values).filter((path) => !isSaid(path)));
      return [...unknown].map((path) => ({
        file,
        field: '',
        line: source.split('\n').findIndex((line) => unknownPaths(line, {}).includes(path)) + 1,
        found: `« {{${path}}} »`,
        allowed: `${kind === 'legal' ? 'le chemin d’une valeur de content/site.yaml, {{legal.siren}}, ou un de ces noms' : 'un de ces noms'} : ${names.join(', ')}`,
        mend: 'corrigez ce nom, ou écrivez la phrase sans cette valeur',
      }));
    });
}
