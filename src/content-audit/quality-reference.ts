import type { FactId } from '#src/features/courses/course-fact-texts.ts';

/** The national quality reference that audits have followed since 1 November 2026. */
export const QUALITY_REFERENCE = { source: 'décret n° 2026-728 du 1er août 2026', indicators: 33 };

/** The information that indicator 1 requires of every course. */
export const INFORMATION: readonly FactId[] = [
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
  'recognition',
  'funding',
];
