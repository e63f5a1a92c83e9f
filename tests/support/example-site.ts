import { resolve } from 'node:path';

/** The content folder of a second provider, in another trade. */
export const EXAMPLE_CONTENT = 'examples/secourisme-et-hygiene';

/** The folder in which `npm run build:example` builds the example site. */
export const EXAMPLE_SITE = resolve(import.meta.dirname, '../../.cache/example-site');

/** The fixed date of the example site, so that its pages do not change from day to day. */
export const EXAMPLE_DAY = '2026-12-01T09:00:00+01:00';
