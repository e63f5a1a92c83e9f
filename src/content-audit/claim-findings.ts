import { fold } from '#src/lib/french-text.ts';
import { CHECKS } from './checks.ts';
import { CLAIM_FINDERS, type ClaimContext, MAY_CLAIM } from './claim-finders.ts';
import type { ContentText } from './content-texts.ts';
import type { RawFinding } from './finding.ts';

const LONGEST_EXCERPT = 160;

/** Where a sentence, an item of a list or a cell of a table ends. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n\s*(?:[-*|>]|\d+\.)|\s\|\s/);

const spaced = (text: string): string => text.replace(/\s+/g, ' ');

export const excerpt = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return `« ${line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line} »`;
};

/** The claims of one text that the law forbids, each with the sentence that makes it. */
export function claimFindings({ file, field, kind, text, allowed }: ContentText, context: ClaimContext): RawFinding[] {
  if (!MAY_CLAIM.test(text.normalize())) return [];
  const paragraph = fold(text);
  const sentences = sentencesOf(text);
  const folded = sentencesOf(paragraph).map(spaced);
  return CLAIM_FINDERS.flatMap(({ check, except = [], scope, isClaim }): RawFinding[] => {
    if (except.includes(kind) || allowed.includes(CHECKS[check].rule)) return [];
    if (scope === 'paragraph')
      return isClaim(spaced(paragraph), context) ? [{ check, file, field, found: excerpt(text) }] : [];
    const at = folded.findIndex((sentence) => isClaim(sentence, context));
    return at === -1 ? [] : [{ check, file, field, found: excerpt(sentences[at] ?? text) }];
  });
}
