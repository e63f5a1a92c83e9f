import { CPF_DELAY_DAYS } from '#src/features/courses/cpf-start.ts';
import { fold } from '#src/lib/french-text.ts';
import type { CLAIM_CHECKS } from './claim-checks.ts';
import type { ContentText } from './content-texts.ts';
import { CHECKS, type RawFinding } from './finding.ts';
import { workingDays } from './working-days.ts';

const AMOUNT = /(?<![\d,])(\d{1,3}(?: \d{3})+|\d+)(,\d+)? ?(?:€|euros?\b)/g;

const numberOf = (digits: string, decimals = ''): number =>
  Number(`${digits.replaceAll(' ', '')}${decimals.replace(',', '.')}`);

/** The amounts in euros that a text gives: `[500, 5000]` for « de 500 € à 5 000 € ». */
export const amountsIn = (text: string): number[] =>
  [...fold(text).matchAll(AMOUNT)].map(([, digits = '', decimals]) => numberOf(digits, decimals));

type ClaimContext = { /** The most that a CPF pays for the register RS today. */ cap: number | undefined };

type Finder = {
  check: keyof typeof CLAIM_CHECKS;
  /** Kinds of files in which the words are no claim. */
  except?: readonly string[];
  /** Judges a sentence, or a whole paragraph: folded, so without accents or capitals. */
  scope?: 'paragraph';
  isClaim: (folded: string, context: ClaimContext) => boolean;
};

/** Editors explain the law there, and quote what others claim. */
const EXPLAINING = ['blog', 'legal'];
const PEOPLE = ['testimonials'];

const CPF = /\bcpf\b|compte (personnel de )?formation|moncompteformation/;
/** Words without which no finder is worth its while: most texts hold none of them, and a site may have 5,000 courses. */
const MAY_CLAIM =
  /cpf|compte|gratuit|reste|formateur|r[ée]sultat|garanti|%|couvert|prise? en charge|rs ?\d|l.[ée]tat|d.[ée]tat|place|limit|moyenne|avis|stagiaires|apprenants|form[ée]es|t[ée]moignage|qualiopi|bonus|cadeau|offert|achat|parrain|src=|!\[|recevoir|offres|newsletter|prospection|d[ée]march|tribuna|juridiction|attribution|comp[ée]tence|solde|droits|s[ée]curit[ée]|franceconnect|mot de passe|identifiants|[ée]ligibilit[ée]/iu;

/** A sentence that denies, forbids or warns claims nothing. */
const DENIES =
  /\bjamais\b|\bni\b|interdi|\b(n'(est|a|ont)|ne (sont|peut|peuvent|doit|vaut|dit|signifie))\b.*\b(pas|aucun\w*|plus(?! que))\b|mefie|arnaque|escroc|fraud|promett|sans cadeau/;

const FREE_ANYWHERE =
  /(?<![\d,])(0|zero) ?(€|euros?) (de )?reste a charge|reste a charge ?(de|:|est de|=)? ?((0|zero)( ?€| euro|\b)|nul)|(zero|aucun|sans) reste a charge|100 ?% (de (la|votre|cette) formation )?(financ|prise? en charge|rembours|couvert)|(integralement|totalement|entierement) (financ|prise? en charge|couvert|rembours)|formations? gratuite/;
const FREE_WITH_CPF =
  /(?<![\d,]|\d )(0|zero) ?(€|euros?)|gratuit|sans (rien )?(payer|debourser|avancer)|jusqu'a 100 ?%|100 ?% cpf/;
const PAYS = /budget|prise? en charge|financ|utilis|mobilis|jusqu'a|couvr/;
const RS_AS_RNCP = /\brs ?\d{2,6}[ (,/-]{1,3}rncp\b|\brncp[ (,/-]{0,3}rs ?\d{2,6}/;
const STATE = /reconnue?s? par l'etat|diplomes? d'etat|titres? d'etat|agreee?s? par l'etat/;
const STARTS = /commenc|demarr|debut|entree? en formation|mise en place|premier jour|place/;
const SCARCE =
  /\d+ (dernieres )?places? (restantes?|disponibles?|encore)|(plus que|reste|restent) (plus que )?(quelques|\d+|une|deux|trois|quatre|cinq) places?|dernieres places|places? (sont )?limitees?|offre limitee|stock limite/;
const TYPED_RATE =
  /\d{1,3}(,\d+)? ?% (de|des|d'|du) ?(nos )?(reussite|satisf|stagiaires|apprenants|participants|obtention|recommand)|taux d(e |')(reussite|satisfaction|obtention|recommandation)[^.]{0,30}\d{1,3}(,\d+)? ?%|\b[1-5](,\d)? ?(\/|sur) ?5\b[^.]{0,40}(moyenne|avis)|(moyenne|avis)[^.]{0,40}\b[1-5],\d ?(\/|sur) ?5\b|\d{1,3}(?: ?\d{3})+ ?\+? (stagiaires|apprenants|personnes formees)|plus de \d[\d ]* (stagiaires|apprenants|personnes formees)/;
const QUALITY_MARK = /formations? (\w+ )?(certifiee?s?|labellisee?s?|agreee?s?) qualiopi|!\[[^\]]*\]\([^)]*qualiopi/;
const GIFT =
  /\bbonus\b|\bcadeaux?\b|\b(tablette|ordinateur|telephone|carte cadeau|cheque)s? offert|bons? d'achat|parrainage remunere/;
const UNPROVED =
  /formateurs? experts? et certifie|premiers resultats sur|resultats? garanti|reussite (garantie|assuree)/;
const EMBEDDED = /<(iframe|script|img)\b[^>]*src=["']https?:|!\[[^\]]*\]\(https?:/;
const FORCED =
  /en (envoyant|validant|soumettant|remplissant)[^.]*(acceptez|consentez|autorisez)[^.]*(recevoir|offres|newsletter|prospection|demarch)/;
const COURT =
  /(tribuna\w+|juridictions?)[^.]{0,60}((seuls?|exclusivement) competent|competent)|attribution (exclusive )?de (competence|juridiction)|competence exclusive/;
const CPF_DATA =
  /(indiquez|donnez|communiquez|transmettez|envoyez|saisissez|renseignez|precisez)[^.]{0,60}(solde|montant de vos droits|securite sociale|franceconnect|mot de passe|identifiants)|(verifi|calcul)\w* (mes|vos|votre|mon) (droits|solde|eligibilite)( a la formation)? ?(au |a votre |sur votre |de votre )?(cpf|compte)/;

/** The claims that the words of a page may not make, in the order of the rules. */
const CLAIM_FINDERS: readonly Finder[] = [
  {
    check: 'cpf-free',
    except: PEOPLE,
    isClaim: (text) => !DENIES.test(text) && (FREE_ANYWHERE.test(text) || (CPF.test(text) && FREE_WITH_CPF.test(text))),
  },
  {
    check: 'cpf-budget',
    except: [...EXPLAINING, ...PEOPLE],
    isClaim: (text, { cap }) =>
      cap !== undefined &&
      CPF.test(text) &&
      PAYS.test(text) &&
      !/plafon|rncp|au plus/.test(text) &&
      amountsIn(text).some((amount) => amount > cap),
  },
  {
    check: 'register-confused',
    except: PEOPLE,
    isClaim: (text) => RS_AS_RNCP.test(text) || (STATE.test(text) && !DENIES.test(text)),
  },
  {
    check: 'cpf-too-soon',
    except: [...EXPLAINING, ...PEOPLE],
    isClaim: (text) =>
      CPF.test(text) &&
      STARTS.test(text) &&
      !/reponse|rappel|contact|11 jours/.test(text) &&
      (workingDays(text) ?? CPF_DELAY_DAYS) < CPF_DELAY_DAYS,
  },
  { check: 'scarcity', except: [...EXPLAINING, ...PEOPLE], isClaim: (text) => SCARCE.test(text) && !DENIES.test(text) },
  {
    check: 'figure-typed',
    except: [...EXPLAINING, ...PEOPLE, 'figures.yaml'],
    isClaim: (text) => TYPED_RATE.test(text),
  },
  {
    check: 'review-undated',
    except: EXPLAINING,
    isClaim: (text) =>
      /\b(avis|temoignages?) (clients? )?(verifie|certifie|garanti)s?\b/.test(text) && !DENIES.test(text),
  },
  {
    check: 'quality-mark-misplaced',
    except: EXPLAINING,
    isClaim: (text) => QUALITY_MARK.test(text) && !DENIES.test(text),
  },
  {
    check: 'enrolment-gift',
    except: [...EXPLAINING, ...PEOPLE],
    isClaim: (text) => GIFT.test(text) && !DENIES.test(text),
  },
  {
    check: 'promise-unproved',
    except: [...EXPLAINING, ...PEOPLE],
    isClaim: (text) => UNPROVED.test(text) && !DENIES.test(text),
  },
  { check: 'third-party', isClaim: (text) => EMBEDDED.test(text) },
  { check: 'consent-forced', isClaim: (text) => FORCED.test(text) },
  {
    check: 'jurisdiction-clause',
    scope: 'paragraph',
    isClaim: (text) => COURT.test(text) && !/consommateur|entre (professionnels|commercants)/.test(text),
  },
  { check: 'cpf-data-asked', except: PEOPLE, isClaim: (text) => CPF_DATA.test(text) && !DENIES.test(text) },
];

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
