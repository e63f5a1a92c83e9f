import { courseFacts, type CourseFact, lineText } from '#src/features/courses/course-facts.ts';
import { newestVersion } from '#src/features/figures/figure-schema.ts';
import { FACTS, type FactId } from '#src/features/courses/course-fact-texts.ts';
import { type CourseData, CPF_DELAY_DAYS } from '#src/features/courses/course-schema.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { countOf, formatEuros } from '#src/lib/french-numbers.ts';
import { fold } from '#src/lib/french-text.ts';
import type { FieldPath } from '#src/lib/template.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import { daysBetween, expiryOf, workingDays } from './days.ts';
import type { Content } from './load-content.ts';
import type { CourseRule } from './rule.ts';

type Find = CourseRule['findInCourse'];

/** The national quality reference that audits have followed since 1 November 2026. */
export const QUALITY_REFERENCE = { source: 'décret n° 2026-728 du 1er août 2026', indicators: 33 };

const INFORMATION: readonly FactId[] = [
  'prerequisites',
  'objectives',
  'duration',
  'modality',
  'access',
  'delays',
  'price',
  'contact',
  'methods',
  'assessment',
  'accessibility',
  'certification',
  'recognition',
  'funding',
];

export const QUALIOPI = 'référentiel national qualité (article R6316-1 du code du travail)';
const ON_REQUEST = /^[^.]*\b(sur (simple )?demande|nous consulter|nous contacter)\b[^.]*\.?$/;

const isCertifying = ({ certification, eligibleForCPF }: CourseData): boolean =>
  certification !== undefined || eligibleForCPF;

export const factsDue = (course: CourseData): Record<1 | 2 | 3, FactId[]> => ({
  1: INFORMATION.filter((id) => id !== 'certification' || isCertifying(course)),
  2: ['satisfaction'],
  3: isCertifying(course) ? ['passing', 'blocks', 'equivalences', 'bridges', 'continuations', 'outcomes'] : [],
});

export const factsOnDay = (course: CourseData, { site, figures, coursePages }: Content, day: Date): CourseFact[] =>
  courseFacts(course, {
    ...site.sheet,
    defaults: coursePages.sheet,
    canUsePublicFunding: canUsePublicFunding(site.sheet.certificate, day),
    trainerOf: () => undefined,
    figureOf: (id) => {
      const figure = newestVersion(figures.sheet.figures, id);
      if (figure === undefined) throw new Error(`Unknown figure "${id}". Run checkContent first.`);
      return figure;
    },
  });

const missingFacts =
  (idsOf: (course: CourseData) => readonly FactId[], pathOf = (id: FactId): FieldPath => [id]): Find =>
  (course, { content, day }) => {
    const facts = new Map(factsOnDay(course, content, day).map((fact) => [fact.id, fact]));
    return idsOf(course).flatMap((id) => {
      const fact = facts.get(id);
      if (fact?.isOwn === true && !fact.detail.every((line) => ON_REQUEST.test(fold(lineText(line))))) return [];
      const found = fact === undefined ? 'rien' : `« ${fact.detail.map(lineText).join(' ')} »`;
      return [[pathOf(id), `${FACTS[id].term} : ${found}`]];
    });
  };

const missingInformation = missingFacts((course) =>
  // The rule `cpf-without-certification` covers eligible courses without certification.
  factsDue(course)[1].filter((id) => id !== 'certification' || course.certification !== undefined),
);

/** The number before a unit. « 3 h 30 » gives 3.5. */
const numberBefore = (text: string, unit: string): number | undefined => {
  const [, digits, minutes = 0] =
    new RegExp(`(\\d+(?:,\\d+)?) ?(?:${unit})(?: ?([0-5]\\d)\\b)?`).exec(fold(text)) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.')) + Number(minutes) / 60;
};

const differ = (stated: number | undefined, actual: number | undefined): boolean =>
  stated !== undefined && actual !== undefined && Math.abs(stated - actual) > 0.01;

/** In euros, for a person or a group. */
const USUAL_PRICES = { lowest: 20, highest: 20_000 };

export const COURSES = {
  'indicator-1-missing': {
    severity: 'warning',
    title: 'Une information que la fiche de la formation doit donner elle-même',
    law: `Qualiopi, indicateur 1, ${QUALIOPI} ; pour le tarif, article L112-1 du code de la consommation`,
    remedy: 'ajoutez ce champ à la fiche ; le texte commun à toutes les formations ne suffit pas',
    findInCourse: (course, subject) => [
      ...missingInformation(course, subject),
      ...(['hours', 'days', 'updatedOn', 'version'] as const)
        .filter((field) => course[field] === undefined)
        .map((field) => [[field], 'rien'] as const),
    ],
  },
  'indicator-2-missing': {
    severity: 'note',
    title: 'Aucun résultat propre à la formation',
    law: `Qualiopi, indicateurs 2 et 3, ${QUALIOPI}`,
    remedy:
      'après la première session, inscrivez le chiffre dans « Chiffres publiés » (content/figures.yaml), puis choisissez-le sous « Résultats » dans la fiche',
    findInCourse: missingFacts(
      (course) => (isCertifying(course) ? ['satisfaction', 'passing'] : ['satisfaction']),
      (id) => ['figures', id],
    ),
  },
  'indicator-3-missing': {
    severity: 'warning',
    title: 'Une information due pour une formation certifiante, absente ou « sur demande »',
    law: `Qualiopi, indicateur 3, ${QUALIOPI}`,
    remedy: 'dites ce qu’il en est dans ce champ ; « Sans objet » et sa raison suffisent',
    findInCourse: missingFacts((course) => factsDue(course)[3].filter((id) => id !== 'passing')),
  },
  'duration-contradicted': {
    severity: 'warning',
    title: 'La durée affichée et les heures ou les jours de la fiche ne disent pas la même chose',
    law: `Qualiopi, indicateur 1, ${QUALIOPI}`,
    remedy: 'accordez « Durée affichée » avec « Heures » et « Jours »',
    findInCourse: ({ duration, hours, days }) => {
      const isRight =
        !differ(numberBefore(duration, 'heures?|h\\b'), hours) &&
        !differ(numberBefore(duration, 'jours?|journees?'), days);
      if (isRight) return [];
      const counts = [
        ...(hours === undefined ? [] : [countOf(hours, 'heure')]),
        ...(days === undefined ? [] : [countOf(days, 'jour')]),
      ];
      return [[['duration'], `« ${duration} », et ${counts.join(', ')}`]];
    },
  },
  'cpf-delay-short': {
    severity: 'warning',
    title: `Un délai d’accès avec le CPF de moins de ${CPF_DELAY_DAYS} jours ouvrés`,
    law: 'conditions générales de la plateforme Mon Compte Formation ; Qualiopi, indicateur 1',
    remedy: `écrivez dans « Délai d’accès avec le CPF » : « ${CPF_DELAY_DAYS} jours ouvrés au moins »`,
    findInCourse: ({ eligibleForCPF, delays }) =>
      eligibleForCPF && delays !== undefined && (workingDays(delays.cpf ?? '') ?? 0) < CPF_DELAY_DAYS
        ? [[['delays', 'cpf'], delays.cpf === undefined ? 'aucun délai avec le CPF' : `« ${delays.cpf} »`]]
        : [],
  },
  'cpf-delay-hidden': {
    severity: 'note',
    title: 'Un délai avec le CPF que la fiche ne montre pas',
    law: 'article L6323-6 du code du travail',
    remedy: 'retirez ce délai, ou activez « Éligible au CPF » si le CPF paie cette formation',
    findInCourse: ({ eligibleForCPF, delays }) =>
      !eligibleForCPF && delays?.cpf !== undefined ? [[['delays', 'cpf'], `« ${delays.cpf} »`]] : [],
  },
  'authorisation-missing': {
    severity: 'warning',
    title: 'Une certification sans l’habilitation qui permet d’y préparer',
    law: `Qualiopi, indicateur 7, ${QUALIOPI}`,
    remedy:
      'remplissez « Habilitation », dans « Certification visée » : ce que le certificateur vous autorise à faire, et depuis quand',
    findInCourse: ({ certification }) =>
      certification === undefined || certification.authorisation !== undefined
        ? []
        : [[['certification', 'authorisation'], certification.code]],
  },
  'cpf-without-certification': {
    severity: 'warning',
    title: 'Éligible au CPF sans certification active',
    law: 'article L6323-6 du code du travail',
    remedy: 'remplissez « Certification visée », ou désactivez « Éligible au CPF »',
    findInCourse: ({ certification, eligibleForCPF }) =>
      certification === undefined && eligibleForCPF ? [[['eligibleForCPF'], 'oui, sans certification']] : [],
  },
  'certification-expiring': {
    severity: 'warning',
    title: 'La certification n’est pas enregistrée aujourd’hui, ou cesse bientôt de l’être',
    law: 'articles L6113-5, L6113-6 et L6323-6 du code du travail',
    remedy: 'reportez les dates de la fiche renouvelée ; tant qu’elle n’est pas active, retirez l’éligibilité au CPF',
    findInCourse: ({ certification }, { day }) => {
      if (certification === undefined) return [];
      const { code, registeredOn, expiresOn } = certification;
      const found =
        daysBetween(day, registeredOn) > 0
          ? [`enregistrée le ${formatDay(registeredOn)} seulement`]
          : expiryOf(expiresOn, day);
      return found.map((text) => [['certification'], `${code}, ${text}`] as const);
    },
  },
  'price-doubtful': {
    severity: 'warning',
    title: 'Un prix inhabituel',
    law: 'article L112-1 du code de la consommation',
    remedy: 'vérifiez le montant : en euros et non en centimes, pour une personne ou pour un groupe entier',
    findInCourse: ({ price }) =>
      price !== undefined && (price.amount < USUAL_PRICES.lowest || price.amount > USUAL_PRICES.highest)
        ? [[['price', 'amount'], formatEuros(price.amount)]]
        : [],
  },
} as const satisfies Readonly<Record<string, CourseRule>>;
