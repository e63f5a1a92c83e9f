import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { parisDay } from '#src/lib/french-dates.ts';

export type QualityReference = {
  /** The first day in Paris on which audits follow it. */
  inForceFrom: string;
  source: string;
  indicators: number;
  /** The information that indicator 1 has every course publish. */
  information: readonly FactId[];
  /** Whether a published rate has to say its method, beside its period and its sample. */
  wantsMethod: boolean;
};

const INFORMATION: readonly FactId[] = [
  'prerequisites',
  'objectives',
  'duration',
  'modality',
  'access',
  'delays',
  'price',
  'contact',
  'methods',
  'assessment',
  'accessibility',
  'certification',
];

/** The national quality reference, the newest first, as far as it is about what a site publishes. */
const REFERENCES: readonly [QualityReference, ...QualityReference[]] = [
  {
    inForceFrom: '2026-11-01',
    source: 'décret n° 2026-728 du 1er août 2026',
    indicators: 33,
    information: [...INFORMATION, 'recognition', 'funding'],
    wantsMethod: true,
  },
  {
    inForceFrom: '2019-06-08',
    source: 'décret n° 2019-565 du 6 juin 2019',
    indicators: 32,
    information: INFORMATION,
    wantsMethod: false,
  },
];

/** The reference by which an audit of that day is led. */
export const qualityReferenceOn = (day: Date): QualityReference =>
  REFERENCES.find(({ inForceFrom }) => inForceFrom <= parisDay(day)) ?? REFERENCES[0];
