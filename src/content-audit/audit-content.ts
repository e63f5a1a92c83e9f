import { type Finding, formatField } from '#src/content-model/finding.ts';
import { withLine } from '#src/content-model/source.ts';
import { cpfRulesOn } from '#src/features/financing/cpf-estimate.ts';
import { listAt } from '#src/lib/template.ts';
import { type Amounts, brokenClaims } from './claims.ts';
import { type Content, displayedTexts } from './load-content.ts';
import { COURSES } from './courses.ts';
import { DOUBTFUL_VALUES } from './doubtful-values.ts';
import { PROVIDER } from './provider.ts';
import { SESSIONS } from './sessions.ts';
import type { AuditProblem, Rule, Subject } from './rule.ts';

export function amountsOn({ financing }: Pick<Content, 'financing'>, day: Date): Amounts {
  const { rules } = financing.sheet;
  const { participation, caps } = cpfRulesOn(rules, day);
  const pastCaps = rules.caps.filter(({ register, validFrom }) => register === 'RS' && validFrom <= day);
  const highestCap = pastCaps.length === 0 ? Infinity : Math.max(...pastCaps.map(({ amount }) => amount ?? Infinity));
  return { caps, highestCap, ...(participation !== undefined && { participation: participation.amount }) };
}

const acceptedClaims = ({ files }: Content): Set<string> =>
  new Set(
    files.flatMap(({ file, data }) =>
      listAt(data, ['claimsAcceptedBy', 'rules']).map((rule) => `${file} ${String(rule)}`),
    ),
  );

/** The content must have passed `checkContent`. */
export function auditContent(content: Content, day: Date, env: Subject['env'] = {}): Finding[] {
  const texts = displayedTexts(content);
  const subject: Subject = { content, texts, day, env };
  const amounts = amountsOn(content, day);
  const accepted = acceptedClaims(content);
  const finding = (id: string, { severity, title, law, remedy }: Rule, problem: AuditProblem): Finding => {
    const isAccepted = severity === 'error' && accepted.has(`${problem.file} ${id}`);
    return {
      ...{ rule: id, title, law, remedy },
      severity: isAccepted ? 'warning' : severity,
      field: formatField(problem.path),
      ...withLine(problem, content.files),
    };
  };
  const textFindings = texts.flatMap(({ file, path, line, ...text }) =>
    brokenClaims(text, amounts).map(({ id, rule, found }) => finding(id, rule, { file, path, line, found })),
  );
  const courseFindings = Object.entries(COURSES).flatMap(([id, rule]) =>
    content.courses.flatMap(({ file, sheet }) =>
      rule.findInCourse(sheet, subject).map(([path, found]) => finding(id, rule, { file, path, found })),
    ),
  );
  const otherFindings = Object.entries({ ...DOUBTFUL_VALUES, ...PROVIDER, ...SESSIONS }).flatMap(([id, rule]) =>
    rule.find(subject).map((problem) => finding(id, rule, problem)),
  );
  return [...textFindings, ...courseFindings, ...otherFindings];
}
