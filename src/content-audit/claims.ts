import { CPF_DELAY_DAYS } from '#src/features/courses/course-schema.ts';
import { fold } from '#src/lib/french-text.ts';
import type { ContentText } from './load-content.ts';
import { excerpt, type Rule } from './rule.ts';
import { workingDays } from './days.ts';

/** CPF amounts on the day of the audit. `highestCap` is the highest RS cap up to that day. */
export type Amounts = {
  participation?: number;
  caps: readonly { register: string; amount: number | null }[];
  highestCap: number;
};

type WordRule = Rule & {
  skip?: readonly string[];
  /** One item must match. If an item is a list, all its patterns must match. */
  any: RegExp | readonly (RegExp | readonly RegExp[])[];
  not?: RegExp;
  per?: 'sentence' | 'paragraph';
  test?: (text: string, amounts: Amounts) => boolean;
};

/** Articles and legal pages explain the law and quote claims of others. */
const EXPLAINING = ['blog', 'legal'];
/** Reviews are the words of trainees, not claims of the provider. */
const REVIEWS = ['testimonials'];

const CPF = /\bcpf\b|compte (personnel de )?formation|moncompteformation/;
const DENIAL = String.raw`\bjamais\b|\bni\b|interdi|\b(n'(est|a|ont)|ne (sont|peut|peuvent|pouvons|remboursons|offrons|payons|prenons|doit|vaut|dit|signifie))\b.*\b(pas|aucun\w*|plus(?! que))\b|mefie|arnaque|escroc|fraud|promett|sans cadeau`;
/** A sentence that denies, forbids or warns is not a claim. */
const DENIES = new RegExp(DENIAL);
const ASSERTS = new RegExp(`^(?!.*(?:${DENIAL}))`);

const AMOUNT = /(?<![\d,])(\d{1,3}(?: \d{3})+|\d+)(,\d+)? ?(?:€|euros?\b)/g;

const amountsIn = (text: string): number[] =>
  [...fold(text).matchAll(AMOUNT)].map(([, digits = '', decimals = '']) =>
    Number(digits.replaceAll(' ', '') + decimals.replace(',', '.')),
  );

const amountsAfter = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([passage]) => amountsIn(passage).slice(-1));

const PARTICIPATION = /participation[^.;€]{0,40}€/g;
const CAP = /(plafon\w*|cpf paie au plus|compte paie au plus)[^.;€]{0,60}€/g;

const OVER_CAP = {
  title: 'Un CPF ne paie pas au-delà du plafond du répertoire spécifique',
  law: 'article D6323-1 A du code du travail (décret n° 2026-127 du 24 février 2026)',
  remedy: 'donnez le plafond en vigueur et ce qu’il reste à payer, ou retirez la fourchette',
  skip: [...EXPLAINING, ...REVIEWS],
};
const CPF_BUDGET = {
  any: [[CPF, /budget|prise? en charge|financ|utilis|mobilis|jusqu'a|couvr/]],
  not: /plafon|rncp|au plus/,
};

export const CLAIMS = {
  'cpf-free': {
    severity: 'error',
    title: 'Le CPF n’est ni gratuit ni « 100 % »',
    law: 'article L6352-13 du code du travail, décret n° 2026-234 sur la participation obligatoire, charte de déontologie du CPF',
    remedy:
      'écrivez : « Financement CPF possible ; participation obligatoire, sauf cas d’exonération », et renvoyez à la page Financement',
    skip: REVIEWS,
    any: [
      /\bnous (vous )?(remboursons|offrons|payons|reglons|prenons en charge) (la|votre|cette) participation\b|(?<!(attestation|certificat) de )participation .{0,25}(offerte|remboursee|par nos soins|a notre charge)/,
      /(?<![\d,])(0|zero) ?(€|euros?) (de )?reste a charge|reste a charge ?(de|:|est de|=)? ?((0|zero)( ?€| euro|\b)|nul)|(zero|aucun|sans) reste a charge|100 ?% (de (la|votre|cette) formation )?(financ|prise? en charge|rembours|couvert)|(financee?s?|prise? en charge|rembours\w+|couverte?s?) a 100 ?%|(integralement|totalement|entierement) (financ|prise? en charge|couvert|rembours)|formations? (sont |est )?gratuite/,
      [
        CPF,
        /(?<![\d,]|\d )(0|zero) ?(€|euros?)|gratuit|sans (rien )?(payer|debourser|avancer)|cout\w+ rien|jusqu'a 100 ?%|100 ?% cpf/,
      ],
    ],
    not: DENIES,
  },
  'cpf-budget': {
    severity: 'error',
    ...OVER_CAP,
    ...CPF_BUDGET,
    test: (text, { highestCap }) => amountsIn(text).some((amount) => amount > highestCap),
  },
  'cpf-budget-past': {
    // Not an error, because a new cap must not stop the daily build: outdated pages would stay online.
    severity: 'warning',
    ...OVER_CAP,
    ...CPF_BUDGET,
    test: (text, { caps, highestCap }) => {
      const cap = caps.find(({ register }) => register === 'RS')?.amount ?? Infinity;
      return amountsIn(text).some((amount) => amount > cap && amount <= highestCap);
    },
  },
  'register-confused': {
    severity: 'error',
    title: 'RS et RNCP sont deux répertoires, et l’État ne « reconnaît » pas une certification RS',
    law: 'articles L6113-5, L6113-6 et L6352-13 du code du travail',
    remedy:
      'écrivez : « certification enregistrée au répertoire spécifique (RS) de France compétences » ou « au RNCP », selon la fiche',
    skip: REVIEWS,
    any: [
      /\brs ?\d{2,6}[ (,/-]{1,3}rncp\b|\brncp[ (,/-]{0,3}rs ?\d{2,6}/,
      [/reconnue?s? par l'etat|diplomes? d'etat|titres? d'etat|agreee?s? par l'etat/, ASSERTS],
    ],
  },
  'cpf-too-soon': {
    severity: 'warning',
    title: `Avec le CPF, une formation commence ${CPF_DELAY_DAYS} jours ouvrés au plus tôt après la proposition`,
    law: 'conditions générales de la plateforme Mon Compte Formation',
    remedy: `donnez deux délais : hors CPF, et « avec le CPF, ${CPF_DELAY_DAYS} jours ouvrés au moins »`,
    skip: [...EXPLAINING, ...REVIEWS],
    any: [[CPF, /commenc|demarr|debut|entree? en formation|mise en place|premier jour|place/]],
    not: new RegExp(`reponse|rappel|contact|${CPF_DELAY_DAYS} jours`),
    test: (text) => (workingDays(text) ?? CPF_DELAY_DAYS) < CPF_DELAY_DAYS,
  },
  scarcity: {
    severity: 'error',
    title: 'Une rareté qui n’est ni comptée ni datée',
    law: 'articles L121-2 et L121-4 (7°) du code de la consommation',
    remedy: 'retirez ces mots : les places se lisent dans « Sessions »',
    skip: [...EXPLAINING, ...REVIEWS],
    any: /\d+ (dernieres )?places? (restantes?|disponibles?|encore)|(plus que|reste|restent) (plus que )?(quelques|\d+|une|deux|trois|quatre|cinq) places?|dernieres places|places? (sont )?limitees?|offre limitee|stock limite/,
    not: DENIES,
  },
  'figure-typed': {
    severity: 'warning',
    title: 'Un chiffre écrit dans un texte, sans période ni échantillon',
    law: 'article L121-2 du code de la consommation ; Qualiopi, indicateur 2',
    remedy: 'inscrivez le chiffre dans content/figures.yaml et citez son nom, ou retirez-le',
    skip: [...EXPLAINING, ...REVIEWS, 'figures.yaml'],
    any: /\d{1,3}(,\d+)? ?% (de|des|d'|du) ?(nos )?(reussite|satisf|stagiaires|apprenants|participants|obtention|recommand)|taux d(e |')(reussite|satisfaction|obtention|recommandation)[^.]{0,30}\d{1,3}(,\d+)? ?%|\b[1-5](,\d)? ?(\/|sur) ?5\b[^.]{0,40}(moyenne|avis)|(moyenne|avis)[^.]{0,40}\b[1-5],\d ?(\/|sur) ?5\b|\d{1,3}(?: ?\d{3})+ ?\+? (stagiaires|apprenants|personnes formees)|plus de \d[\d ]* (stagiaires|apprenants|personnes formees)/,
  },
  'review-verified': {
    severity: 'warning',
    title: 'Un avis dit « vérifié »',
    law: 'articles L111-7-2 et D111-17, L121-4 (27° et 28°) du code de la consommation',
    remedy: 'retirez ce mot, et dites comment l’avis a été recueilli',
    skip: EXPLAINING,
    any: /\b(avis|temoignages?) (clients? )?(verifie|certifie|garanti)s?\b/,
    not: DENIES,
  },
  'quality-mark-misplaced': {
    severity: 'warning',
    title: 'La marque Qualiopi sur la page d’une formation',
    law: 'charte d’usage de la marque Qualiopi (articles L6316-1 et suivants du code du travail)',
    remedy: 'retirez-la d’ici : elle se montre sur les pages de l’organisme, avec la catégorie d’actions certifiée',
    skip: EXPLAINING,
    any: /formations? (\w+ )?(certifiee?s?|labellisee?s?|agreee?s?) qualiopi|!\[[^\]]*\]\([^)]*qualiopi/,
    not: DENIES,
  },
  'enrolment-gift': {
    severity: 'error',
    title: 'Un avantage en échange d’une inscription',
    law: 'loi n° 2023-451 du 9 juin 2023, décret n° 2026-233 du 30 mars 2026, charte de déontologie du CPF',
    remedy: 'présentez-le comme une part de la formation, la même pour tous, ou retirez-le',
    skip: [...EXPLAINING, ...REVIEWS],
    any: /\bbonus\b|\bcadeaux?\b|\b(tablette|ordinateur|telephone|carte cadeau|cheque)s? offert|bons? d'achat|parrainage remunere/,
    not: new RegExp(`${DENIAL}|compris dans la formation`),
  },
  'promise-unproved': {
    severity: 'error',
    title: 'Une qualité ou un résultat promis sans preuve',
    law: 'articles L121-2 du code de la consommation et L6352-13 du code du travail',
    remedy: 'dites ce qui se vérifie : un métier, un titre, un exercice, un chiffre de content/figures.yaml',
    skip: [...EXPLAINING, ...REVIEWS],
    any: /formateurs? experts? et certifie|premiers resultats sur|resultats? garanti|reussite (garantie|assuree)/,
    not: DENIES,
  },
  'consent-forced': {
    severity: 'warning',
    title: 'Un consentement forcé',
    law: 'articles 7 et 13 du règlement (UE) 2016/679 (RGPD), article L34-5 du code des postes et des communications électroniques',
    remedy: 'demandez l’accord aux offres par une case à part, facultative et non cochée',
    any: /en (envoyant|validant|soumettant|remplissant)[^.]*(acceptez|consentez|autorisez)[^.]*(recevoir|offres|newsletter|prospection|demarch)/,
  },
  'jurisdiction-clause': {
    severity: 'warning',
    title: 'Une clause de compétence opposée aux consommateurs',
    law: 'articles R631-3 et R212-2 (10°) du code de la consommation, article 48 du code de procédure civile',
    remedy:
      'limitez la clause aux professionnels : « Un consommateur peut saisir la juridiction de son choix parmi celles que la loi désigne »',
    any: /(tribuna\w+|juridictions?)[^.]{0,60}((seuls?|exclusivement) competent|competent)|attribution (exclusive )?de (competence|juridiction)|competence exclusive/,
    not: /consommateur|entre (professionnels|commercants)/,
    per: 'paragraph',
  },
  'cpf-data-asked': {
    severity: 'error',
    title: 'Les droits ou les identifiants d’un compte CPF demandés au visiteur',
    law: 'article L6323-8-1 du code du travail',
    remedy:
      'écrivez : « Consultez votre solde sur moncompteformation.gouv.fr », et parlez de « faire le point sur votre financement »',
    skip: REVIEWS,
    any: /(indiquez|donnez|communiquez|transmettez|envoyez|saisissez|renseignez|precisez)[^.]{0,60}(solde|montant de vos droits|securite sociale|franceconnect|mot de passe|identifiants)|(verifi|calcul)\w* (mes|vos|votre|mon) (droits|solde|eligibilite)( a la formation)? ?(au |a votre |sur votre |de votre )?(cpf|compte)/,
    not: DENIES,
  },
  'delay-typed': {
    severity: 'warning',
    title: 'Un délai de réponse écrit dans un texte',
    law: 'article L121-2 du code de la consommation',
    remedy:
      'retirez ce délai ; seuls l’accueil, les financements, la recherche, la formation IA et les questions de « L’organisme » peuvent citer celui de « Suites d’une demande », par {{answer}} ou {{cpfAnswer}}',
    // Skips built pages (kind `page`), because they show a delay such as « sous 24 h » in place of `{{answer}}`.
    skip: [...EXPLAINING, ...REVIEWS, 'requests.yaml', 'page'],
    any: [
      /(\breponses?|\breponds?|\brepondons|\brappel(s|le|ons)?)\b[^.;]{0,40}\b(sous|dans les?|en moins de) \d+ ?(h\b|heures?|jours?)/,
      /\d ?h(eures?)?, (les )?jours ouvr/,
    ],
  },
  'amount-outdated': {
    severity: 'warning',
    title: 'Un texte cite un montant qui n’est plus en vigueur',
    law: 'les « Règles du CPF » de « Financements » (content/financing.yaml)',
    remedy: 'mettez le montant à jour, ou renvoyez à la page Financement',
    skip: ['blog'],
    any: /€/,
    per: 'paragraph',
    test: (text, { participation, caps }) =>
      amountsAfter(text, PARTICIPATION).some((amount) => amount !== participation) ||
      amountsAfter(text, CAP).some((amount) => !caps.some((cap) => cap.amount === amount)),
  },
} as const satisfies Readonly<Record<string, WordRule>>;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n\s*(?:[-*|>]|\d+\.)|\s\|\s/);
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ');

const isMatch = ({ any, not, test }: WordRule, text: string, amounts: Amounts): boolean =>
  [any].flat().some((pattern) => [pattern].flat().every((one) => one.test(text))) &&
  !not?.test(text) &&
  (test?.(text, amounts) ?? true);

export function brokenClaims({ kind, text }: Pick<ContentText, 'kind' | 'text'>, amounts: Amounts) {
  const folded = fold(text);
  const paragraph = { folded: [withSingleSpaces(folded)], written: [text] };
  const sentences = { folded: sentencesOf(folded).map(withSingleSpaces), written: sentencesOf(text) };
  return Object.entries<WordRule>(CLAIMS).flatMap(([id, rule]) => {
    if (rule.skip?.includes(kind)) return [];
    const pieces = rule.per === 'paragraph' ? paragraph : sentences;
    const at = pieces.folded.findIndex((piece) => isMatch(rule, piece, amounts));
    return at === -1 ? [] : [{ id, rule, found: excerpt(pieces.written[at] ?? text) }];
  });
}
