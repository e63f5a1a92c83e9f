import type { Finding } from '#src/content-model/finding.ts';
import { withLine } from '#src/content-model/source.ts';
import { cpfRulesOn } from '#src/features/financing/cpf-estimate.ts';
import { listAt } from '#src/lib/template.ts';
import { CLAIMS } from './claims.ts';
import { displayedTexts } from './content-texts.ts';
import { COURSES } from './courses.ts';
import { DATES } from './dates.ts';
import { DOUBTFUL_COURSE_VALUES, DOUBTFUL_VALUES } from './doubtful-values.ts';
import { FIGURES } from './figures.ts';
import type { Content } from './load-content.ts';
import { PROVIDER } from './provider.ts';
import { type Amounts, brokenWordRules, type Hit, type Rule, type Subject } from './rule.ts';

export const brokenClaims = (text: Parameters<typeof brokenWordRules>[1], amounts: Amounts) =>
  brokenWordRules(CLAIMS, text, amounts);

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

/** Returns the findings of all rules on a day. The content must have passed `checkContent`. */
export function auditContent(content: Content, day: Date, env: Subject['env'] = {}): Finding[] {
  const texts = displayedTexts(content);
  const subject: Subject = { content, texts, day, env };
  const amounts = amountsOn(content, day);
  const accepted = acceptedClaims(content);
  const finding = (id: string, { severity, title, law, remedy }: Rule, hit: Hit): Finding => ({
    rule: id,
    severity: severity === 'error' && accepted.has(`${hit.file} ${id}`) ? 'warning' : severity,
    title,
    law,
    remedy,
    ...withLine(hit, content.files),
  });
  const textFindings = texts.flatMap(({ file, field, line, ...text }) =>
    brokenClaims(text, amounts).map(({ id, rule, found }) => finding(id, rule, { file, field, line, found })),
  );
  const courseFindings = Object.entries({ ...COURSES, ...DOUBTFUL_COURSE_VALUES }).flatMap(([id, rule]) =>
    content.courses.flatMap(({ file, sheet }) =>
      rule.findInCourse(sheet, subject).map(([field, found]) => finding(id, rule, { file, field, found })),
    ),
  );
  const otherFindings = Object.entries({ ...DATES, ...DOUBTFUL_VALUES, ...FIGURES, ...PROVIDER }).flatMap(
    ([id, rule]) => rule.find(subject).map((hit) => finding(id, rule, hit)),
  );
  return [...textFindings, ...courseFindings, ...otherFindings];
}
