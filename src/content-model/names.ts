import { unknownPaths, valueAt } from '#src/lib/template.ts';
import { withContactDefaults } from '#src/site/legal-schema.ts';
import type { Problem } from './finding.ts';
import { dataOf, type Entry } from './read.ts';
import { courseValues, VALUE_NAMES } from './text-values.ts';

// Only pages know all courses.
const COUNTED = ['site.yaml', 'financing.yaml', 'home.yaml', 'search.yaml'];
const COUNTS = courseValues([]);

/** The values that texts of a file may name, by its kind. What each stands for does not matter here. */
function namesFor(kind: string, site: object): object {
  const contact = valueAt(site, ['contact']);
  const reached = typeof contact === 'object' && contact !== null ? { contact: withContactDefaults(contact) } : {};
  return { ...site, ...reached, ...VALUE_NAMES, ...(COUNTED.includes(kind) && COUNTS) };
}

const KINDS = [...COUNTED, 'requests.yaml', 'ai-course.yaml', 'legal'];

/** The names between double braces that nothing gives a value to, each once a file. `known` are problems of the values. */
export function nameProblems(entries: readonly Entry[], known: readonly Problem[]): Problem[] {
  const site = dataOf(entries, 'site.yaml');
  if (typeof site !== 'object' || site === null) return [];
  return entries
    .filter(({ data, kind }) => data !== undefined && KINDS.includes(kind))
    .flatMap(({ file, kind, source }) => {
      const values = namesFor(kind, site);
      const names = Object.keys(values).flatMap((name) =>
        name in VALUE_NAMES || name in COUNTS ? [`{{${name}}}`] : [],
      );
      const isSaid = (path: string): boolean => known.some(({ field }) => field !== '' && path.startsWith(field));
      const unknown = new Set(unknownPaths(source, values).filter((path) => !isSaid(path)));
      return [...unknown].map((path) => ({
        file,
        field: '',
        line: source.split('\n').findIndex((line) => unknownPaths(line, {}).includes(path)) + 1,
        found: `« {{${path}}} »`,
        allowed: `le chemin d’une valeur de content/site.yaml, {{legal.siren}}, ou un de ces noms : ${names.join(', ')}`,
        mend: 'corrigez ce nom, ou écrivez la phrase sans cette valeur',
      }));
    });
}
