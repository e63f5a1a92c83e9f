import { valueAt } from '#src/lib/value-at.ts';
import { type Finding, inOrder } from '#src/content-model/finding.ts';
import { accessibilityFindings } from './accessibility-findings.ts';
import { certificateFindings, fundsWithoutCertificate } from './certificate-findings.ts';
import { claimFindings } from './claim-findings.ts';
import { displayedTexts } from './content-texts.ts';
import { courseFindings } from './course-findings.ts';
import { datedRuleFindings, lawsToRead, outdatedAmounts, specificCap, unreadRules } from './dated-rule-findings.ts';
import { courseDeadlines, freshnessFindings } from './deadline-findings.ts';
import { figureContradictions, figureFindings } from './figure-findings.ts';
import { type RawFinding, toFinding } from './finding.ts';
import type { Content } from './load-content.ts';
import { silentPictures, unusedPictureFindings } from './picture-findings.ts';
import { promiseFindings } from './promise-findings.ts';
import { providerFindings } from './provider-findings.ts';
import { referenceFindings } from './reference-findings.ts';
import { commonWords, wordingFindings } from './wording-findings.ts';

/** The files whose unlawful claims somebody answers for, by name and day. */
const acceptedFiles = ({ files }: Content): Set<string> =>
  new Set(
    files.filter(({ data }) => valueAt(data, ['claimsAcceptedBy', 'name']) !== undefined).map(({ file }) => file),
  );

/** Everything that the owner should know of content without errors, as it stands on a day, in no order. */
export function allFindings(content: Content, today: Date): Finding[] {
  const texts = displayedTexts(content);
  const words = commonWords(texts);
  const context = { cap: specificCap(content, today) };
  const rawFindings: RawFinding[] = [
    ...texts.flatMap((text) => [...claimFindings(text, context), ...wordingFindings(text, words)]),
    ...content.courses.flatMap((course) => [
      ...courseFindings(course, content, today),
      ...courseDeadlines(course, today),
    ]),
    ...certificateFindings(content, today),
    ...fundsWithoutCertificate(content, texts),
    ...figureFindings(content, today),
    ...figureContradictions(content, today),
    ...datedRuleFindings(content, today),
    ...unreadRules(content, today),
    ...lawsToRead(content),
    ...outdatedAmounts(texts, content, today),
    ...promiseFindings(content, texts, today),
    ...freshnessFindings(content, today),
    ...accessibilityFindings(content, today),
    ...providerFindings(content),
    ...referenceFindings(content, today),
    ...silentPictures(content),
    ...unusedPictureFindings(content),
  ];
  const accepted = acceptedFiles(content);
  return rawFindings
    .map(toFinding)
    .map((finding) =>
      finding.severity === 'error' && accepted.has(finding.file) ? { ...finding, severity: 'warning' } : finding,
    );
}

/** The same as it is read. */
export const contentFindings = (content: Content, today: Date): Finding[] => inOrder(allFindings(content, today));
