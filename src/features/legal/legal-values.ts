import type { Site } from '#src/site/site-schema.ts';

const SIGNS = /[&<>"'`*\\[\]()]/g;

const asReference = (sign: string): string => `&#${String(sign.charCodeAt(0))};`;

/**
 * A value as it stands in a Markdown text: what would begin a tag, a link or an attribute there, in a text, an address or
 * HTML, is written as a number, which is read as the sign itself and never begins anything. Groups keep their form.
 */
export function inMarkdown(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SIGNS, asReference);
  if (Array.isArray(value)) return value.map(inMarkdown);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, inMarkdown(inside)]));
}

type Processors = Site['legal']['processors'];

const text = (value: string): string => String(inMarkdown(value));

/** The processors as lines of a Markdown list, to stand at the end of the line before them; nothing where none is named. */
const processorLines = (processors: Processors = []): string =>
  processors.map(({ name, country, purpose }) => `\n- ${text(name)} (${text(country)}), ${text(purpose)}.`).join('');

/**
 * The values that legal pages may name between double braces: all of `content/site.yaml`, the delays of
 * `content/requests.yaml`, the counts of `content/accessibility.yaml`, `{{seat}}`, `{{company}}` and `{{processors}}`.
 * They are text, which brings no markup into the Markdown around it.
 */
export const legalValues = (site: object, words: object, processors?: Processors): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries({ ...site, ...words }).map(([name, value]) => [name, inMarkdown(value)])),
  processors: processorLines(processors),
});
