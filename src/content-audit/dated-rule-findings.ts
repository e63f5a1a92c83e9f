import { cpfRulesOn, inForce } from '#src/features/financing/cpf-rules.ts';
import { formatEuros } from '#src/lib/euros.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { amountsIn } from './claim-findings.ts';
import { daysBetween } from './days.ts';
import type { ContentText } from './content-texts.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** The most that a CPF pays today for a certification of the RS. */
export const specificCap = ({ financing }: Pick<Content, 'financing'>, today: Date): number | undefined =>
  inForce(
    financing.sheet.rules.caps.filter(({ register }) => register === 'RS'),
    today,
  )?.amount ?? undefined;

const PARTICIPATION = 'rules.participation';

/** The amounts of the day, those already known to follow, and whether the yearly revision has been entered. */
export function datedRuleFindings({ financing: { file, sheet } }: Content, today: Date): RawFinding[] {
  const { participation, caps } = sheet.rules;
  const now = cpfRulesOn(sheet.rules, today);
  const current = now.participation;
  const newest = Math.max(...participation.map(({ validFrom }) => validFrom.getUTCFullYear()));
  const coming = [
    ...participation.map((rule) => ({ field: PARTICIPATION, name: 'participation', ...rule })),
    ...caps.map((rule) => ({ field: 'rules.caps', name: `plafond ${rule.register}`, ...rule })),
  ].filter(({ validFrom }) => validFrom > today);
  const worded = (amount: number | null) => (amount === null ? 'aucun' : formatEuros(amount));
  return [
    {
      check: 'amount-today',
      file,
      field: PARTICIPATION,
      found: current
        ? `participation : ${worded(current.amount)} depuis le ${formatDay(current.validFrom)}, ${current.source}`
        : 'aucune participation',
    },
    ...now.caps.map(({ register, amount, validFrom, source }): RawFinding => ({
      check: 'amount-today',
      file,
      field: 'rules.caps',
      found: `plafond ${register} : ${worded(amount)} depuis le ${formatDay(validFrom)}, ${source}`,
    })),
    ...coming.map(({ field, name, amount, validFrom, source }): RawFinding => ({
      check: 'amount-coming',
      file,
      field,
      found: `${name} : ${worded(amount)} à partir du ${formatDay(validFrom)}, ${source}`,
    })),
    ...(newest < today.getUTCFullYear()
      ? [{ check: 'amount-unrevised' as const, file, field: PARTICIPATION, found: `dernière ligne : ${newest}` }]
      : []),
  ];
}

const READ_AGAIN_DAYS = 90;

/** Rules of law whose source nobody has read again for long: they move several times a year. */
export function unreadRules({ law, financing }: Pick<Content, 'law' | 'financing'>, today: Date): RawFinding[] {
  const rules = [
    { file: financing.file, field: 'rules.readOn', title: 'les montants du CPF', readOn: financing.sheet.rules.readOn },
    ...law.sheet.changes.map(({ title, readOn }, index) => ({
      file: law.file,
      field: `changes[${index + 1}].readOn`,
      title: `« ${title} »`,
      readOn,
    })),
  ];
  return rules
    .filter(({ readOn }) => daysBetween(readOn, today) > READ_AGAIN_DAYS)
    .map(({ file, field, title, readOn }) => ({
      check: 'rule-unread',
      file,
      field,
      found: `${title}, relu le ${formatDay(readOn)}`,
    }));
}

/** Laws that somebody has heard of and nobody has read: the site says nothing of them. */
export const lawsToRead = ({ law }: Pick<Content, 'law'>): RawFinding[] =>
  law.sheet.toRead.map(({ source, why }, index) => ({
    check: 'law-unread',
    file: law.file,
    field: `toRead[${index + 1}]`,
    found: `${source} : ${why}`,
  }));

const PARTICIPATES = /participation[^.;€]{0,40}€/g;
const CAPPED = /(plafon\w*|cpf paie au plus|compte paie au plus)[^.;€]{0,60}€/g;

/** Texts that explain what was due before, or what is due to whom. */
const HISTORICAL = ['blog'];

/** Texts that give an amount which the dated rules no longer do, or do not yet. */
export function outdatedAmounts(texts: readonly ContentText[], content: Content, today: Date): RawFinding[] {
  const { participation, caps } = cpfRulesOn(content.financing.sheet.rules, today);
  return texts.flatMap(({ file: at, field, kind, text }): RawFinding[] => {
    if (HISTORICAL.includes(kind) || !text.includes('€')) return [];
    const folded = fold(text);
    const said = (pattern: RegExp) => [...folded.matchAll(pattern)].flatMap(([words]) => amountsIn(words).slice(-1));
    const isWrong =
      said(PARTICIPATES).some((amount) => amount !== participation?.amount) ||
      said(CAPPED).some((amount) => !caps.some((cap) => cap.amount === amount));
    return isWrong ? [{ check: 'amount-outdated', file: at, field, found: `« ${text} »` }] : [];
  });
}
