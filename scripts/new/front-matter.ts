import { load } from 'js-yaml';
import { z } from 'zod';
import { bare, formOf } from './answer.ts';

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** Of interest to those who keep sample values and claims, not to who writes a first text. */
const UNSAID = new Set(['placeholders', 'allowClaims']);

/** Whether YAML reads a text without quotes as that text. */
function isPlain(text: string, before: string, after: string): boolean {
  try {
    const read: unknown = load(`${before}${text}${after}`);
    return JSON.stringify(read) === JSON.stringify(before === '[' ? [text] : { key: text });
  } catch {
    return false;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const scalar = (text: string): string => (isPlain(text, 'key: ', '') ? text : quoted(text));
const item = (text: string): string => (isPlain(text, '[', ']') ? text : quoted(text));

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueLines(name: string, value: unknown, isDay: boolean): string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return [`${name}: [${value.map(item).join(', ')}]`];
  if (Array.isArray(value))
    return [`${name}:`, ...value.filter(isGroup).flatMap((group) => groupLines(group, '  - ', '    '))];
  if (typeof value === 'string') return [`${name}: ${isDay ? value : scalar(value)}`];
  return [`${name}: ${String(value)}`];
}

const groupLines = (group: Readonly<Record<string, unknown>>, first: string, next: string): string[] =>
  Object.entries(group).flatMap(([name, value], index) =>
    valueLines(name, value, false).map((line) => `${index === 0 ? first : next}${line}`),
  );

/** A field that is left to fill, as a comment that becomes the field once its first « # » is taken away. */
function remainingLines(name: string, field: z.core.$ZodType, indent = ''): string[] {
  const hint = field instanceof z.ZodType && field.description !== undefined ? ` # ${field.description}` : '';
  const inner = bare(field);
  const line = `# ${indent}${name}:${hint}`;
  if (inner instanceof z.ZodObject) return [line, ...remainingFields(inner.shape, `${indent}  `)];
  if (!(inner instanceof z.ZodArray)) return [line];
  const element = bare(inner.element);
  if (!(element instanceof z.ZodObject)) return [line, `# ${indent}  - `.trimEnd()];
  const fields = remainingFields(element.shape, `${indent}    `);
  return [
    line,
    ...fields.map((text, index) => (index === 0 ? text.replace(`# ${indent}    `, `# ${indent}  - `) : text)),
  ];
}

const remainingFields = (fields: Fields, indent: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => remainingLines(name, field, indent));

/** Fields in the order of their schema: those that have a value, then as comments those that wait for one. */
export function frontMatter(
  fields: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, unknown>>,
): string {
  const filled = Object.entries(fields).flatMap(([name, field]) =>
    values[name] === undefined ? [] : valueLines(name, values[name], formOf(field) === 'day'),
  );
  const remaining = Object.entries(fields).flatMap(([name, field]) =>
    values[name] !== undefined || UNSAID.has(name) ? [] : remainingLines(name, field),
  );
  const advice = '# À compléter au besoin\u00a0: ôtez le premier dièse, écrivez la valeur.';
  return [...filled, ...(remaining.length === 0 ? [] : [advice, ...remaining])].join('\n');
}
