import type { Finding } from '#src/content-model/finding.ts';
import { worded } from '#src/content-model/finding.ts';
import type { Check } from './check.ts';
import { CLAIM_CHECKS } from './claim-checks.ts';
import { COURSE_CHECKS } from './course-checks.ts';
import { FACT_CHECKS } from './fact-checks.ts';
import { WORDING_CHECKS } from './wording-checks.ts';

const checks = { ...CLAIM_CHECKS, ...COURSE_CHECKS, ...FACT_CHECKS, ...WORDING_CHECKS } as const;

export type CheckId = keyof typeof checks;

/** Everything that the owner's report looks for. */
export const CHECKS: Readonly<Record<CheckId, Check>> = checks;

/** A check's finding in one place. `mend` says better than the check itself what to write there. */
export type RawFinding = {
  check: CheckId;
  file: string;
  field: string;
  found: string;
  mend?: string | undefined;
  line?: number | undefined;
};

export function toFinding({ check, mend, ...place }: RawFinding): Finding {
  const { severity, group, title, source, mend: usual } = CHECKS[check];
  return worded({ rule: check, severity, group, title, law: source, mend: mend ?? usual, ...place });
}
