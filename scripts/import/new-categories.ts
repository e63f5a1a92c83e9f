import { parseDocument } from 'yaml';
import { lowerFirst, slugify } from '../../src/lib/french-text.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { TONE_LABELS, TONE_NAMES } from '../../src/site/palette.ts';

/** The limit of `categories.yaml`. */
const MAX_CATEGORIES = 12;

/** Adds the categories of courses that `categories.yaml` lacks. Each gets the tone that the fewest categories have. */
export function addCategories(source: string, names: readonly string[]): { text: string; added: string[] } {
  const document = parseDocument(source);
  const known = [...listAt(document.toJS(), ['courses'])];
  const slugs = new Set(known.map((category) => slugify(String(valueAt(category, ['name'])))));
  const added: string[] = [];
  for (const name of names) {
    if (slugs.has(slugify(name)) || known.length === MAX_CATEGORIES) continue;
    const countOf = (tone: string) => known.filter((category) => valueAt(category, ['tone']) === tone).length;
    const [tone = 'grey'] = TONE_NAMES.toSorted((one, other) => countOf(one) - countOf(other));
    document.addIn(['courses'], document.createNode({ name, tone }));
    known.push({ name, tone });
    slugs.add(slugify(name));
    added.push(`${name}, ${lowerFirst(TONE_LABELS[tone])}`);
  }
  return { text: added.length === 0 ? source : document.toString({ lineWidth: 0, singleQuote: true }), added };
}
