import { accessibilityWords } from '#src/features/accessibility/accessibility-words.ts';
import { aiCourseWords } from '#src/features/ai-course/read-ai-course.ts';
import { delayWords } from '#src/features/contact/read-requests.ts';
import { offerWords } from '#src/features/courses/offer-words.ts';
import { lawWords } from '#src/features/financing/law-words.ts';
import { legalValues } from '#src/features/legal/legal-values.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { interpolate, unknownPaths, valueAt } from '#src/lib/template.ts';
import { withContactDefaults } from '#src/site/legal-identity.ts';
import { codeProblems } from './code-problems.ts';
import { parseSource, readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

/** Every delay that texts can name between double braces; how long each is does not matter here. */
const KNOWN_DELAYS = delayWords({
  callback: { hours: 1, opens: 9, closes: 18 },
  delays: { answerHours: 1, cpfAnswerHours: 1, complaintDays: 1, confirmationMinutes: 1 },
});

/** The names that the grid gives values to; the values do not matter here. */
const NO_GRID = accessibilityWords({ evaluatedOn: new Date(0), criteria: [] });

const FOLDER = `${CONTENT}/legal`;

/** The lines of a text on which a path stands between double braces, counted from 1. */
const linesNaming = (text: string, path: string): number[] =>
  text.split('\n').flatMap((line, index) => (unknownPaths(line, {}).includes(path) ? [index + 1] : []));

/** « {{legal.siret}} » once, however often it stands there. */
function namedPaths(text: string, values: unknown) {
  return [...new Set(unknownPaths(text, values))].map((path) => {
    const [line = 1, ...others] = linesNaming(text, path);
    const more = others.length === 0 ? '' : `, ${others.length + 1} fois à partir de la ligne ${line}`;
    return { path, line, found: `« {{${path}}} »${more}` };
  });
}

/**
 * The problems of code that only the values make: `<{{brand.name}}>`, where that is « script ». Code that the text brings
 * by itself is reported for the text as it stands.
 */
function filledProblems(file: string, source: string, values: unknown): ContentProblem[] {
  const { body, offset } = parseSource(file, source);
  const before = new Set(codeProblems({ file, body, offset }).map(({ line }) => line));
  const filled = codeProblems({ file, body: interpolate(body, values, file), offset });
  return filled.filter(({ line }) => !before.has(line));
}

/**
 * The values that legal pages name between double braces and that neither `content/site.yaml` nor a delay gives, and code that
 * they would make. One that is missing there, or wrong, is said there: `known` are its problems.
 */
export function legalProblems(files: ProjectFiles, known: readonly ContentProblem[]): ContentProblem[] {
  const site = readData(files, 'site.yaml');
  if (typeof site !== 'object' || site === null) return [];
  const contact = valueAt(site, ['contact']);
  const reached = typeof contact === 'object' && contact !== null ? { contact: withContactDefaults(contact) } : {};
  const values = legalValues({ ...site, ...reached }, { ...KNOWN_DELAYS, rgaa: NO_GRID, seat: '', company: '' });
  const isSaid = (path: string): boolean =>
    known.some(({ field }) => field !== '' && (path === field || path.startsWith(`${field}.`)));
  return files
    .names(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      const source = files.read(file);
      const unknown = namedPaths(source, values);
      if (unknown.length === 0) return filledProblems(file, source, values);
      return unknown
        .filter(({ path }) => !isSaid(path))
        .map(({ line, found }) => ({
          file,
          field: `ligne ${line}`,
          line,
          found,
          allowed:
            'le chemin d’une valeur de content/site.yaml : {{legal.siren}}, ou un délai de content/requests.yaml : {{complaint}}',
          mend: 'corrigez ce chemin, ou remplacez-le par du texte',
        }));
    });
}

const NONE = { participation: [], caps: [], account: [] };
const OFFER = offerWords([]);
const LAW = lawWords(NONE, new Date(0));
const AI_COURSE = { ...KNOWN_DELAYS, ...LAW, ...aiCourseWords({}) };

/** The names that texts of each file may hold between double braces. What each stands for does not matter here. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'requests.yaml': KNOWN_DELAYS,
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
