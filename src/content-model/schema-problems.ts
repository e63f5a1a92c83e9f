import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { fold } from '#src/lib/french-text.ts';
import { proposedAddress } from '#src/features/pictures/picture-problem.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { THOUSANDS, unwrapped, withoutThousands } from '#src/lib/normalize-input.ts';
import { type FieldPath, valueAt } from '#src/lib/template.ts';
import { IMAGE_PATH } from '#src/fields/fields.ts';
import { formatField, type Problem } from './finding.ts';

type Advice = Pick<Problem, 'allowed' | 'remedy'>;

const GROUP: Advice = { allowed: 'un groupe de champs', remedy: 'écrivez ses champs en dessous, décalés' };

const TYPES: Record<string, Advice> = {
  string: { allowed: 'du texte', remedy: 'entourez la valeur de guillemets' },
  number: { allowed: 'un nombre', remedy: 'écrivez le nombre seul, sans unité' },
  int: { allowed: 'un nombre entier', remedy: 'corrigez la valeur' },
  boolean: { allowed: 'true ou false, sans guillemets', remedy: 'écrivez true ou false, sans guillemets' },
  array: { allowed: 'une liste', remedy: 'écrivez une ligne par élément, précédée d’un tiret' },
  object: GROUP,
  record: GROUP,
};

const quoted = (text: string) => `« ${text} »`;

export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'rien (champ absent ou vide)';
  if (Array.isArray(value)) return `une liste de ${countOf(value.length, 'élément')}`;
  if (typeof value === 'object') return 'un groupe de champs';
  if (value === '') return 'un texte vide';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const kinds: Record<string, string> = { number: ' (nombre)', boolean: ' (oui ou non)' };
  return quoted(text.length > 80 ? `${text.slice(0, 77)}…` : text) + (kinds[typeof value] ?? '');
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const folded = known.map(fold);
  const candidate = folded.length > 0 ? closest(fold(word), folded) : undefined;
  if (candidate !== undefined && distance(fold(word), candidate) <= Math.max(2, word.length / 3))
    return known[folded.indexOf(candidate)];
  return word.length > 3 ? known.find((one) => one.startsWith(word)) : undefined;
}

export function correction(word: string, known: readonly string[], fallback: string): string {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? fallback : `vouliez-vous écrire ${quoted(suggestion)} ?`;
}

function sizeOf({ origin }: { origin: string }, bound: number | bigint): string {
  const size = bound.toLocaleString('fr-FR');
  if (origin !== 'string' && origin !== 'array') return size;
  return `${size} ${origin === 'string' ? 'caractère' : 'élément'}${bound > 1 ? 's' : ''}`;
}

function sizeAdvice(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): Advice {
  const isBig = issue.code === 'too_big';
  if (!isBig && issue.origin === 'string' && issue.minimum === 1)
    return { allowed: 'du texte', remedy: 'remplissez ce champ' };
  const [inclusive, exclusive, way] = isBig ? ['au plus', 'moins de', 'petit'] : ['au moins', 'plus de', 'grand'];
  const bound = issue.exact === true ? 'exactement' : issue.inclusive === false ? exclusive : inclusive;
  const allowed = `${bound} ${sizeOf(issue, isBig ? issue.maximum : issue.minimum)}`;
  if (typeof value === 'number') return { allowed, remedy: `donnez un nombre plus ${way}` };
  const length = typeof value === 'string' || Array.isArray(value) ? ` (il y en a ${value.length})` : '';
  return { allowed, remedy: isBig ? `raccourcissez${length}` : 'complétez' };
}

function choiceAdvice(values: readonly unknown[], found: unknown): Advice {
  const known = values.map(String);
  return {
    allowed: known.map(quoted).join(', '),
    remedy: correction(typeof found === 'string' ? found : '', known, 'choisissez une de ces valeurs'),
  };
}

const ADD_FIELD = 'ajoutez ce champ et sa valeur';

function typeAdvice(expected: string, value: unknown): Advice {
  const { allowed, remedy } = TYPES[expected] ?? { allowed: expected, remedy: 'corrigez la valeur' };
  if (value === undefined || value === null) return { allowed, remedy: ADD_FIELD };
  const isThousand = typeof value === 'string' && THOUSANDS.test(value);
  return { allowed, remedy: isThousand ? `écrivez ${withoutThousands(value)}, sans séparateur` : remedy };
}

function issueAdvice(issue: z.core.$ZodIssue, value: unknown): Advice {
  switch (issue.code) {
    case 'invalid_type': {
      const advice = typeAdvice(issue.expected, value);
      // Zod's messages begin with `Invalid input`. The schema's own messages say what is allowed.
      return issue.message.startsWith('Invalid input') ? advice : { ...advice, allowed: issue.message };
    }
    case 'too_big':
    case 'too_small':
      return sizeAdvice(issue, value);
    case 'invalid_value':
      return choiceAdvice(issue.values, value);
    case 'not_multiple_of':
      return { allowed: `un multiple de ${String(issue.divisor).replace('.', ',')}`, remedy: 'arrondissez la valeur' };
    default: {
      const rename = issue.message === IMAGE_PATH && typeof value === 'string' ? proposedAddress(value) : undefined;
      const remedy = value === undefined || value === null ? ADD_FIELD : 'corrigez la valeur';
      return { allowed: issue.message, remedy: rename ?? remedy };
    }
  }
}

function unknownKeyAdvice(key: string, known: readonly string[]): Advice {
  if (key === 'sessions')
    return {
      allowed: 'les sessions dans content/sessions.yaml',
      remedy: 'déplacez-les : elles y ont chacune « course », le nom de cette fiche',
    };
  const similar = known.toSorted((one, other) => distance(key, one) - distance(key, other)).slice(0, 3);
  return { allowed: `un des champs ${similar.join(', ')}…`, remedy: correction(key, known, 'retirez ce champ') };
}

export function schemaAt(schema: z.core.$ZodType, [head, ...rest]: FieldPath): z.core.$ZodType | undefined {
  const expected = unwrapped(schema);
  if (head === undefined) return expected;
  if (expected instanceof z.ZodArray) return schemaAt(expected.element, rest);
  if (expected instanceof z.ZodRecord) return schemaAt(expected.valueType, rest);
  const shape: z.core.$ZodShape = expected instanceof z.ZodObject ? expected.shape : {};
  const next = shape[String(head)];
  return next && schemaAt(next, rest);
}

function knownKeys(schema: z.core.$ZodType, path: FieldPath): string[] {
  const group = schemaAt(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** Keeps only the first problem of each field, because a value with a wrong format also breaks every later rule. */
const oncePerField = (problems: readonly Problem[]): Problem[] =>
  [...Map.groupBy(problems, ({ path }) => formatField(path)).values()].flatMap(([first]) => first ?? []);

export function schemaProblems(file: string, schema: z.ZodType, data: unknown): Problem[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const value = valueAt(data, issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        path: [...issue.path, key],
        found: 'un champ inconnu',
        ...unknownKeyAdvice(key, knownKeys(schema, issue.path)),
      }));
    // If a rule compares several fields, its `params.found` describes their values.
    const description: unknown = issue.code === 'custom' ? issue.params?.found : undefined;
    const found = typeof description === 'string' ? description : describeValue(value);
    return [{ file, path: issue.path, found, ...issueAdvice(issue, value) }];
  });
  return oncePerField(problems);
}
