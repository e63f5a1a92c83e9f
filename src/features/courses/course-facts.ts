import { figureNotes, sampleOf, type StoredFigure } from '#src/features/figures/figure-schema.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { atTown, lowerFirst, withCapital } from '#src/lib/french-text.ts';
import type { Site } from '#src/site/site-schema.ts';
import { FACT_IDS, type FactId, FACTS, fundingLine, RECOGNITION } from './course-fact-texts.ts';
import type { CoursePages } from './course-pages-schema.ts';
import { type CourseData, type CoursePrice, CPF_DELAY_DAYS } from './course-schema.ts';
import { type Certification, type CourseGroup, REMOTE_PLACE } from './course-parts-schema.ts';
import { formatPrice } from './course.ts';

export type FactLine = string | { stage: string; text: string };

export const lineText = (line: FactLine): string =>
  typeof line === 'string' ? line : `${line.stage}\u00a0: ${line.text}`;

export type CourseFact = {
  id: FactId;
  term: string;
  detail: readonly FactLine[];
  /** False if `detail` is a default text. */
  isOwn: boolean;
};

export type Trainer = { name: string; role: string; biography?: string | undefined; imagePath?: string | undefined };

type CourseFigure = StoredFigure & { history?: string };

type FactSources = Pick<Site, 'contact' | 'offices' | 'fromPrice'> & {
  figureOf: (id: string) => CourseFigure | undefined;
  trainerOf: (id: string) => Trainer | undefined;
  defaults: Pick<CoursePages, 'delays' | 'price' | 'blocks' | 'bridges' | 'continuations' | 'outcomes'>;
  canUsePublicFunding: boolean;
};

const CPF_DELAY = `Avec le CPF, la plateforme impose ${CPF_DELAY_DAYS}\u00a0jours ouvrés entre la commande et le premier jour.`;
const ADAPTABLE =
  'Chaque formation peut être adaptée à une situation de handicap, dans la mesure du possible\u00a0: parlez-en avant l’inscription à la personne référente handicap.';
const NO_FIGURE = 'Données disponibles après la première session.';

const modalityText = (modality: NonNullable<CourseData['modality']>, place: string): string =>
  ({
    remote: 'À distance',
    'on-site': `En présentiel, ${place}`,
    blended: `Mixte, à distance et en présentiel ${place}`,
  })[modality];

function certificationLines(certification: Certification): string[] {
  const { code, title, certifier, registeredOn, expiresOn, authorisation } = certification;
  const scope = authorisation?.scope === 'train' ? 'Habilitation' : 'Habilitation, épreuve comprise,';
  return [
    `${title}, ${code}`,
    `Certificateur\u00a0: ${certifier}`,
    `Enregistrée le ${formatDay(registeredOn)} par France compétences, jusqu’au ${formatDay(expiresOn)}`,
    ...(authorisation ? [`${scope} depuis le ${formatDay(authorisation.since)}`] : []),
  ];
}

/** A course with a price per group is never postponed for lack of participants. */
const groupLine = ({ smallest, largest }: CourseGroup, unit: CoursePrice['unit'] | undefined): string => {
  const size =
    smallest === largest ? countOf(largest, 'participant') : `De ${smallest} à ${countOf(largest, 'participant')}`;
  return smallest === 1 || unit === 'group'
    ? `${size}.`
    : `${size}\u202f; à moins de ${smallest}\u00a0inscrits, report de la session ou remboursement.`;
};

const figureLines = (figure: CourseFigure): string[] => [
  `${figure.value} ${figure.label}, ${figure.period}\u00a0: ${sampleOf(figure)}`,
  ...(figure.history === undefined ? [] : [figure.history]),
  ...figureNotes(figure),
];

export const trainerText = ({ role, biography = '' }: Trainer): string => `${lowerFirst(role)}. ${biography}`.trim();

type Lines = string | undefined | readonly (FactLine | undefined)[];

const linesOf = (lines: Lines): FactLine[] => [lines].flat().filter((line) => line !== undefined);

export function courseFacts(
  course: CourseData,
  { contact, offices, fromPrice, figureOf, trainerOf, defaults, canUsePublicFunding }: FactSources,
): CourseFact[] {
  const { price, delays, assessment, certification, modality, eligibleForCPF } = course;
  const figure = (id: string | undefined) => {
    const found = id === undefined ? undefined : figureOf(id);
    return found && figureLines(found);
  };
  const officer = contact.accessibilityOfficer;
  const accessibility = [
    ...officeAccessibility(course, offices),
    `Personne référente handicap\u00a0: ${officer.name}, ${officer.phone}, ${officer.email}`,
  ];
  const facts: Record<FactId, readonly [ownLines: Lines, defaultLines?: Lines]> = {
    audience: [course.audience],
    prerequisites: [course.prerequisites],
    unsuited: [course.unsuited],
    trainers: [course.trainers?.map(trainerOf).map((trainer) => trainer && `${trainer.name}, ${trainerText(trainer)}`)],
    level: [course.level],
    objectives: [course.objectives],
    duration: [course.duration],
    pace: [course.pace],
    modality: [modality && modalityText(modality, venueText(course, contact.onSiteCity))],
    group: [course.group && groupLine(course.group, price?.unit)],
    access: [course.access],
    delays: [delays && [delays.general, delays.cpf], [defaults.delays, eligibleForCPF ? CPF_DELAY : undefined]],
    price: [price && [formatPrice(price, 'full'), price.detail], [fromPrice, defaults.price]],
    funding: [fundingLine(course, canUsePublicFunding)],
    methods: [course.methods],
    assessment: [
      assessment && [
        { stage: 'Avant', text: assessment.before },
        { stage: 'Pendant', text: assessment.during },
        { stage: 'Après', text: assessment.after },
      ],
    ],
    accessibility: [course.accessibility && [course.accessibility, ...accessibility], [ADAPTABLE, ...accessibility]],
    contact: [`${contact.phone}, ${contact.email}`],
    recognition: [RECOGNITION[certification?.register ?? 'none']],
    certification: [certification && certificationLines(certification)],
    satisfaction: [figure(course.figures?.satisfaction), NO_FIGURE],
    passing: [figure(course.figures?.passing), certification && NO_FIGURE],
    blocks: [course.blocks, defaults.blocks],
    equivalences: [course.equivalences],
    bridges: [course.bridges, defaults.bridges],
    continuations: [course.continuations, defaults.continuations],
    outcomes: [course.outcomes, defaults.outcomes],
  };
  return FACT_IDS.flatMap((id) => {
    const [ownLines, defaultLines] = facts[id].map(linesOf);
    const isOwn = ownLines !== undefined && ownLines.length > 0;
    const detail = isOwn ? ownLines : (defaultLines ?? []);
    return detail.length === 0 ? [] : [{ id, term: FACTS[id].term, detail, isOwn }];
  });
}

const townsOf = ({ sessions = [] }: Pick<CourseData, 'sessions'>): string[] => [
  ...new Set(sessions.flatMap(({ place }) => (place === REMOTE_PLACE ? [] : [place]))),
];

const officeAccessibility = (course: Pick<CourseData, 'sessions' | 'venue'>, offices: Site['offices']): string[] =>
  course.venue === 'client'
    ? []
    : townsOf(course).flatMap((town) => {
        const office = offices.find(({ address }) => address.city === town);
        return office === undefined ? [] : [`${withCapital(atTown(town))}\u00a0: ${office.accessibility}`];
      });

export function venueText(course: Pick<CourseData, 'sessions' | 'venue'>, usualTown: string | undefined): string {
  const sessions = townsOf(course);
  const towns = sessions.length === 0 && usualTown !== undefined ? [usualTown] : sessions;
  if (course.venue === 'client') return 'dans vos locaux';
  if (towns.length === 0) return course.venue === 'office' ? 'dans nos locaux' : 'dans un lieu à convenir';
  return towns.map(atTown).join(' ou ');
}
