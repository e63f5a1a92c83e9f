import { type GroupId, GROUPS } from '../../src/content-audit/check.ts';
import type { Finding } from '../../src/content-audit/finding.ts';

/** The findings of one check in one file: an editor opens the file once. */
export type FileFindings = { file: string; findings: readonly Finding[] };

/** The findings of one check, which all have its title and its source. */
export type CheckSection = Pick<Finding, 'check' | 'severity' | 'rule' | 'title' | 'source' | 'mend'> & {
  total: number;
  files: readonly FileFindings[];
};

export type GroupSection = { title: string; findings: readonly Finding[]; checks: readonly CheckSection[] };

const isGroup = (id: string): id is GroupId => id in GROUPS;

function checkSection(findings: readonly Finding[]): CheckSection[] {
  const [first] = findings;
  if (first === undefined) return [];
  const files = [...Map.groupBy(findings, ({ file }) => file)];
  return [{ ...first, total: findings.length, files: files.map(([file, inFile]) => ({ file, findings: inFile })) }];
}

/** The report as it is read: by group, by check, by file, in the order of the findings. */
export const sectionsOf = (findings: readonly Finding[]): GroupSection[] =>
  Object.keys(GROUPS)
    .filter(isGroup)
    .flatMap((group) => {
      const inGroup = findings.filter((finding) => finding.group === group);
      if (inGroup.length === 0) return [];
      const checks = [...Map.groupBy(inGroup, ({ check }) => check).values()];
      return [{ title: GROUPS[group], findings: inGroup, checks: checks.flatMap(checkSection) }];
    });
