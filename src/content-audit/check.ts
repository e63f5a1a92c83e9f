import type { GroupId, Severity } from '#src/content-model/finding.ts';

/** One thing that the owner's report looks for. */
export type Check = {
  group: GroupId;
  severity: Severity;
  rule: string;
  /** The problem, in a few words. */
  title: string;
  /** The law or the rule, named so that anyone finds it. */
  source: string;
  /** The words to write, or the thing to do. */
  mend: string;
};
