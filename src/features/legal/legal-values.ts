import { inMarkdown } from '#src/lib/in-markdown.ts';
import type { Site } from '#src/site/site-schema.ts';

type Processors = Site['legal']['processors'];

const text = (value: string): string => String(inMarkdown(value));

/** The processors as lines of a Markdown list, to stand at the end of the line before them; nothing where none is named. */
const processorLines = (processors: Processors = []): string =>
  processors.map(({ name, country, purpose }) => `\n- ${text(name)} (${text(country)}), ${text(purpose)}.`).join('');

/**
 * What legal pages may name between double braces: all of `content/site.yaml`, the delays of `content/requests.yaml`, the
 * counts of `content/accessibility.yaml`, `{{seat}}`, `{{company}}` and `{{processors}}`. They are text, which brings no markup
 * into the Markdown around it.
 */
export const legalValues = (site: object, words: object, processors?: Processors): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries({ ...site, ...words }).map(([name, value]) => [name, inMarkdown(value)])),
  processors: processorLines(processors),
});
