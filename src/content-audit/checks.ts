import { CLAIM_CHECKS } from './claim-checks.ts';
import { COURSE_CHECKS } from './course-checks.ts';
import { FACT_CHECKS } from './fact-checks.ts';
import { WORDING_CHECKS } from './wording-checks.ts';
import type { Check } from './check.ts';

const checks = { ...CLAIM_CHECKS, ...COURSE_CHECKS, ...FACT_CHECKS, ...WORDING_CHECKS } as const;

export type CheckId = keyof typeof checks;

/** Everything that the owner's report looks for. */
export const CHECKS: Readonly<Record<CheckId, Check>> = checks;
