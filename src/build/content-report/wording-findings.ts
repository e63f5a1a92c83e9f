import type { Promised } from '#src/features/ai-course/wording.ts';
import type { CheckId } from './checks.ts';
import { claimFindings } from './claim-findings.ts';
import type { ClaimContext } from './claim-finders.ts';
import type { Discovery } from './finding.ts';
import type { Content } from './load-content.ts';

/** The rule that each promise breaks in the words first asked for; one without a line here is judged by its words. */
const BROKEN_BY: Partial<Record<Promised, CheckId>> = {
  remainingCost: 'cpf-free',
  funding: 'cpf-free',
  cpfBudget: 'cpf-budget',
  cpfCover: 'cpf-free',
  certification: 'register-confused',
  seats: 'scarcity',
  cpfDelay: 'cpf-too-soon',
  bonus: 'enrolment-gift',
};

const isPromised = (name: string, wordings: object): name is Promised => name in wordings;

/** What the promises of the AI course break in the wording that the site shows today; the lawful one is proposed. */
export function wordingFindings({ aiCourse: { file, sheet } }: Content, context: ClaimContext): Discovery[] {
  const { claims, wordings } = sheet;
  return Object.entries(wordings).flatMap(([name, wording]): Discovery[] => {
    const text = wording[claims];
    const field = `wordings.${name}.${claims}`;
    const known = isPromised(name, wordings) ? BROKEN_BY[name] : undefined;
    if (known !== undefined && claims === 'spec' && wording.spec !== wording.lawful)
      return [{ check: known, file, field, found: `« ${text} »`, mend: `écrivez : « ${wording.lawful} »` }];
    const judged = claimFindings({ file, field, kind: 'ai-course.yaml', text, allowed: [] }, context);
    return claims === 'lawful'
      ? judged
      : judged.map((discovery) => ({ ...discovery, mend: `écrivez : « ${wording.lawful} »` }));
  });
}
