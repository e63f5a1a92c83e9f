import { CLAIM_CHECKS } from './claim-checks.ts';
import { COURSE_CHECKS } from './course-checks.ts';
import { FACT_CHECKS } from './fact-checks.ts';
import type { GroupId, Severity } from './finding.ts';

type Check = {
  group: GroupId;
  severity: Severity;
  rule: string;
  /** What is wrong, in a few words. */
  title: string;
  /** The law or the rule, named so that anyone finds it. */
  source: string;
  /** What to write or to do. */
  mend: string;
};

const checks = { ...CLAIM_CHECKS, ...COURSE_CHECKS, ...FACT_CHECKS } as const;

export type CheckId = keyof typeof checks;

/** Everything that the owner's report looks for. */
export const CHECKS: Readonly<Record<CheckId, Check>> = checks;
