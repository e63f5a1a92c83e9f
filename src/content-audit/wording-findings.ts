import { excerpt, sentencesOf } from './claim-findings.ts';
import type { ContentText } from './content-texts.ts';
import type { RawFinding } from './finding.ts';
import type { WORDING_CHECKS } from './wording-checks.ts';

type Words = ReadonlySet<string>;

/** Code, addresses, and the names of values: no words of ours. */
const QUOTED = /\{\{[^}]*\}\}|```[\s\S]*?```|`[^`]*`|<[^>]*>|https?:\/\/\S+|[\w.-]+@[\w.-]+|\]\([^)]*\)/g;

const AFTER_COLON = /[\s\u00a0\u202f]: (\p{Lu}\p{Ll}+)/gu;

/** The nouns that announce an enumeration. */
const ANNOUNCED =
  'critères|nombres|besoins|questions|points|raisons|façons|manières|sujets|exemples|familles|thèmes|conditions|étapes';
const COMMA_FOR_COLON = [
  /^(sans objet|aucune passerelle), /i,
  new RegExp(
    String.raw`\b(les mêmes|deux|trois|quatre|cinq|six|sept|huit) (${ANNOUNCED})( \p{L}+){0,2}, [^,.;:]{3,30}(, [^,.;:]{3,30})*(,| et | ou )`,
    'iu',
  ),
  /^[^,.;:!?«]{3,45}(, [^,.;:!?«]{3,45}){2,}, (nous \p{L}+|un même|une même|les \p{L}+ possibles)\b/iu,
];

const FAULTS: readonly {
  check: keyof typeof WORDING_CHECKS;
  /** Kinds of texts in which it is none. */
  except?: readonly string[];
  /** Whether it stands in the very signs, which are the same in everybody's words. */
  isOfSigns?: true;
  isFault: (sentence: string, words: Words) => boolean;
}[] = [
  { check: 'breaking-space', isOfSigns: true, isFault: (sentence) => /[^\s|] [:;!?»](?!-)|« |\d [€%]/.test(sentence) },
  {
    check: 'capital-after-colon',
    // There a colon also stands between a label and a title.
    except: ['page'],
    // A word that the site writes elsewhere without a capital is no name.
    isFault: (sentence, words) =>
      [...sentence.matchAll(AFTER_COLON)].some(([, word = '']) => words.has(word.toLocaleLowerCase('fr'))),
  },
  { check: 'comma-for-colon', isFault: (sentence) => COMMA_FOR_COLON.some((pattern) => pattern.test(sentence)) },
  { check: 'delay-worded', isFault: (sentence) => /\d\sh(eures)?, jours ouvr/u.test(sentence) },
  { check: 'plus-sign', isFault: (sentence) => /\d\s?\d{3}\s?\+(?!\s?\d)/u.test(sentence) },
  // The field keeps the name that its messages, fixed by the specification, give it.
  { check: 'mail-worded', isFault: (sentence) => /(?<!\badresse |\p{L})(e-?)?mails?\b(?! invalide)/iu.test(sentence) },
  { check: 'answers-satisfied', isFault: (sentence) => /réponses[^.]*, dont \d+ satisfaites/.test(sentence) },
];

/** The words that texts write without a capital: none of them is a name. */
export const commonWords = (texts: readonly Pick<ContentText, 'text'>[]): Words =>
  new Set(texts.flatMap(({ text }) => text.match(/(?<![\p{L}.])\p{Ll}{2,}(?![\p{L}/@])/gu) ?? []));

/** A trainee's own words, and those that visitors search by. */
const FOREIGN = new Set(['testimonials', 'search.yaml']);

/** The passages of one text that are not said as this site says them. */
export function wordingFindings({ file, field, kind, text }: ContentText, words: Words): RawFinding[] {
  const sentences = sentencesOf(text.replace(QUOTED, ''));
  return FAULTS.flatMap(({ check, except = [], isOfSigns = false, isFault }): RawFinding[] => {
    if (except.includes(kind) || (FOREIGN.has(kind) && !isOfSigns)) return [];
    const told = (sentence: string) => (isOfSigns ? sentence : sentence.replace(/[\u00a0\u202f]/g, ' ').trim());
    const found = sentences.find((sentence) => isFault(told(sentence), words));
    return found === undefined ? [] : [{ check, file, field, found: excerpt(found) }];
  });
}
