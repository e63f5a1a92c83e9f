import type { Promised } from '#src/features/ai-course/wording.ts';
import type { CheckId } from './checks.ts';
import { claimFindings } from './claim-findings.ts';
import type { ClaimContext } from './claim-finders.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** The rule that each promise breaks in the words first asked for. */
const BROKEN_BY: Readonly<Record<Promised, CheckId>> = {
  remainingCost: 'cpf-free',
  funding: 'cpf-free',
  cpfBudget: 'cpf-budget',
  cpfCover: 'cpf-free',
  certification: 'register-confused',
  seats: 'scarcity',
  cpfDelay: 'cpf-too-soon',
  bonus: 'enrolment-gift',
  cpfRights: 'cpf-data-asked',
  trainers: 'promise-unproved',
  firstWeek: 'promise-unproved',
};

const isPromised = (name: string): name is Promised => name in BROKEN_BY;

/** What the promises of the AI course break in the wording that the site shows today; the lawful one is proposed. */
export function wordingFindings({ aiCourse: { file, sheet } }: Content, context: ClaimContext): RawFinding[] {
  const { claims, wordings } = sheet;
  return Object.keys(wordings)
    .filter(isPromised)
    .flatMap((name): RawFinding[] => {
      const { spec, lawful } = wordings[name];
      const field = `wordings.${name}.${claims}`;
      if (claims === 'lawful')
        return claimFindings({ file, field, kind: 'ai-course.yaml', text: lawful, allowed: [] }, context);
      return spec === lawful
        ? []
        : [{ check: BROKEN_BY[name], file, field, found: `« ${spec} »`, mend: `écrivez : « ${lawful} »` }];
    });
}
