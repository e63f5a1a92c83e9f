import { textsIn, unknownPaths, valueAt } from '#src/lib/template.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { formatField, type Problem } from './finding.ts';
import { dataOf, type Entry } from './read.ts';
import { correction } from './schema-problems.ts';
import { courseValues, VALUE_NAMES } from '#src/features/editorial/text-values.ts';

// Only pages load all courses, so only files that pages show may use counts of courses.
const WITH_COUNTS = ['site.yaml', 'financing.yaml', 'home.yaml', 'search.yaml'];
const COUNTS = courseValues([]);

/** Files and folders of `content/` whose texts may contain `{{name}}`. */
export const KINDS_WITH_VALUES = [...WITH_COUNTS, 'requests.yaml', 'ai-course.yaml', 'legal'];

export function valueNameProblems(entries: readonly Entry[], known: readonly Problem[]): Problem[] {
  const site = dataOf(entries, 'site.yaml');
  if (typeof site !== 'object' || site === null) return [];
  // Parsing adds default values to `contact`. If `contact` is invalid, names below it are not reported.
  const { data: contact } = siteSchema.shape.contact.safeParse(valueAt(site, ['contact']));
  const paths = textsIn(site).map(({ path }) => `{{${formatField(path)}}}`);
  const invalid = contact === undefined ? ['contact.'] : [];
  const reported = [...known.flatMap(({ path = [] }) => (path.length === 0 ? [] : formatField(path))), ...invalid];
  return entries
    .filter(({ data, kind }) => data !== undefined && KINDS_WITH_VALUES.includes(kind))
    .flatMap(({ file, kind, data, source }) => {
      const named = { ...VALUE_NAMES, ...(WITH_COUNTS.includes(kind) && COUNTS) };
      const values = { ...site, ...(contact && { contact }), ...named };
      const names = Object.keys(named).map((name) => `{{${name}}}`);
      const isReported = (path: string): boolean => reported.some((start) => path.startsWith(start));
      const unknown = new Set(unknownPaths(source, values).filter((path) => !isReported(path)));
      return [...unknown].map((name) => ({
        file,
        path: textsIn(data).find(({ text }) => unknownPaths(text, {}).includes(name))?.path,
        line: source.split('\n').findIndex((line) => unknownPaths(line, {}).includes(name)) + 1,
        found: `« {{${name}}} »`,
        allowed: `le chemin d’une valeur de content/site.yaml, {{legal.siren}}, ou un de ces noms : ${names.join(', ')}`,
        remedy: correction(`{{${name}}}`, [...names, ...paths], 'corrigez ce nom, ou retirez cette valeur'),
      }));
    });
}
