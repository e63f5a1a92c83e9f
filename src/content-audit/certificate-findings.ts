import { certificatesOf } from '#src/site/public-funding.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { excerpt } from './claim-findings.ts';
import type { ContentText } from './content-texts.ts';
import { daysBetween, inDays, NOTICE_DAYS } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** The quality certificate: over, or over soon. */
export function certificateFindings({ site: { file, sheet } }: Content, today: Date): RawFinding[] {
  // Of sample days, no more is to be said than that they are.
  if (sheet.placeholders.includes('certificate.validUntil')) return [];
  // A renewal that is already known takes the place of what it renews.
  const last = certificatesOf(sheet.certificate).at(-1);
  if (last === undefined) return [];
  const left = daysBetween(today, last.validUntil);
  const place = { file, field: 'certificate.validUntil' };
  if (left < 0) return [{ check: 'certificate-expired', ...place, found: `expiré le ${formatDay(last.validUntil)}` }];
  if (left > NOTICE_DAYS) return [];
  return [{ check: 'certificate-expiring', ...place, found: `le ${formatDay(last.validUntil)}, ${inDays(left)}` }];
}

/** The mark and the funds that only a certificate opens, by the names that visitors know. */
const FUNDS = /\b(qualiopi|cpf|opco|france travail)\b/;

/** Where funds are named to tell of them, not to offer them. */
const EXPLAINING = new Set(['law.yaml', 'legal', 'blog', 'search.yaml']);

/** `faq[1].answer` as a path of data. */
const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index) - 1);

/** Whether the site keeps a text to itself while no certificate is valid, by what its file says of it. */
function isHeldBack(data: unknown, field: string): boolean {
  const path = pathOf(field);
  const around = path.map((_, depth) => valueAt(data, path.slice(0, depth)));
  return (
    path[0] === 'rules' ||
    around.some((part) => valueAt(part, ['publicFunds']) === true || valueAt(part, ['needsCertificate']) === true) ||
    (/(^|\.)(open|answer)$/.test(field) && valueAt(around.at(-1), ['suspended']) !== undefined)
  );
}

/** Mentions, by a provider without a certificate, of funds that may not pay, and offers that the law forbids until then. */
export function fundsWithoutCertificate(
  { site, courses, files }: Content,
  texts: readonly ContentText[],
): RawFinding[] {
  if (site.sheet.certificate !== undefined) return [];
  const dataOf = new Map(files.map(({ file, data }) => [file, data]));
  const check = 'funds-without-certificate';
  return [
    { check: 'certificate-none', file: site.file, field: 'certificate', found: 'aucun certificat Qualiopi' },
    ...courses
      .filter(({ sheet }) => sheet.eligibleForCPF)
      .map(({ file }): RawFinding => ({ check, file, field: 'eligibleForCPF', found: 'true' })),
    ...texts
      .filter(({ file, field, kind, text }) => {
        if (EXPLAINING.has(kind) || field === 'delays.cpf') return false;
        return FUNDS.test(fold(text)) && !isHeldBack(dataOf.get(file), field);
      })
      .map(({ file, field, text }): RawFinding => ({ check, file, field, found: excerpt(text) })),
  ];
}
