import type { Site } from '#src/site/site-schema.ts';

type Processors = Site['legal']['processors'];

/** The processors as lines of a Markdown list, to stand at the end of the line before them; nothing where none is named. */
const processorLines = (processors: Processors = []): string =>
  processors.map(({ name, country, purpose }) => `\n- ${name} (${country}), ${purpose}.`).join('');

/**
 * What legal pages may name between double braces: all of `content/site.yaml`, the delays of `content/requests.yaml`, the
 * counts of `content/accessibility.yaml`, `{{seat}}`, `{{company}}` and `{{processors}}`.
 */
export const legalValues = <Values, Words>(site: Values, words: Words, processors?: Processors) => ({
  ...site,
  ...words,
  processors: processorLines(processors),
});
