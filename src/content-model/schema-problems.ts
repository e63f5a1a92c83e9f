import { z } from 'zod';
import { valueAt } from '#src/lib/template.ts';
import { type ContentProblem, describeValue, issueMessage, unknownKeyMessage } from './zod-messages.ts';

type Path = readonly PropertyKey[];

const formatPath = (path: Path) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${String(part + 1)}]` : text ? `${text}.${String(part)}` : String(part),
    '',
  );

/** The names of the fields that a schema knows at a path. */
function knownKeys(schema: z.core.$ZodType, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return knownKeys(schema.unwrap(), path);
  const [head, ...rest] = path;
  if (schema instanceof z.ZodArray) return head === undefined ? [] : knownKeys(schema.element, rest);
  if (schema instanceof z.ZodRecord) return head === undefined ? [] : knownKeys(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (head === undefined) return Object.keys(schema.shape);
  const next: unknown = schema.shape[String(head)];
  return next instanceof z.ZodType ? knownKeys(next, rest) : [];
}

/** Of what is said of one field, the first: a value of the wrong form breaks every rule that follows. */
export const oncePerField = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);

/** Everything that a schema finds wrong with the data of a file, in French; nothing when it is right. */
export function schemaProblems(file: string, schema: z.ZodType, data: unknown): ContentProblem[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue): ContentProblem[] => {
    const value = valueAt(data, issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        field: formatPath([...issue.path, key]),
        found: 'un champ inconnu',
        ...unknownKeyMessage(key, knownKeys(schema, issue.path)),
      }));
    // A rule between fields says better than one value what was found.
    const said: unknown = issue.code === 'custom' ? issue.params?.found : undefined;
    const found = typeof said === 'string' ? said : describeValue(value);
    return [{ file, field: formatPath(issue.path), found, ...issueMessage(issue, value) }];
  });
  return oncePerField(problems);
}
