import type { Site } from '#src/site/site-schema.ts';

export type MarketingForm = Exclude<keyof Site['marketingForms'], 'region' | 'portal'>;
