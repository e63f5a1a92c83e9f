import { z } from 'zod';
import { bare } from '../answer.ts';

/** What editors call the fields on the way to a value: « Mentions légales › SIREN » for `legal.siren`. */
export function titleAt(schema: z.core.$ZodType, [name, ...rest]: readonly string[]): string {
  if (name === undefined) return '';
  const inner = bare(schema);
  const below: unknown =
    inner instanceof z.ZodObject ? inner.shape[name] : inner instanceof z.ZodArray ? inner.element : undefined;
  if (!(below instanceof z.ZodType)) return name;
  const { title, description } = below.meta() ?? {};
  const own = inner instanceof z.ZodArray ? undefined : (title ?? description ?? name);
  return [own, titleAt(below, rest)].filter(Boolean).join(' › ');
}
