import { namingFolder } from '#src/lib/content-folder.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { safeLine } from '#src/lib/safe-text.ts';
import { type Check, type GroupId, SEVERITIES, type Severity, SEVERITY_NAMES } from './check.ts';
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

/** A line of the owner's report; `--json` prints these keys. */
export type Finding = {
  severity: Severity;
  group: GroupId;
  /** `R1` to `R16` for a claim, `I1` to `I3` for an indicator of Qualiopi, else a word. */
  rule: string;
  check: CheckId;
  file: string;
  field: string;
  /** Of its file, counted from 1, where one is known. */
  line?: number;
  title: string;
  found: string;
  source: string;
  mend: string;
};

export function toFinding({ check, file, field, found, mend, line }: RawFinding): Finding {
  const { severity, group, rule, title, source, mend: usual } = CHECKS[check];
  return {
    severity,
    group,
    rule,
    check,
    file: safeLine(file),
    field: safeLine(field),
    ...(line !== undefined && { line }),
    title: withNoBreakSpaces(namingFolder(title)),
    // Each a line of a report, whatever a key or a value holds.
    found: withNoBreakSpaces(safeLine(found)),
    source: withNoBreakSpaces(namingFolder(source)),
    mend: withNoBreakSpaces(safeLine(namingFolder(mend ?? usual))),
  };
}

/** « 2 erreurs, 14 avertissements, 3 remarques »; what is none is left out. */
export function countFindings(findings: readonly Pick<Finding, 'severity'>[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const total = findings.filter((finding) => finding.severity === severity).length;
    return total === 0 ? [] : [`${total} ${SEVERITY_NAMES[severity][total === 1 ? 0 : 1]}`];
  });
  return counts.length === 0 ? 'rien à signaler' : counts.join(', ');
}
