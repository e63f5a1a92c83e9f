import { figureNotes, sampleOf } from '#src/features/figures/figure-sample.ts';
import type { StoredFigure } from '#src/features/figures/figure-schema.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import type { Site } from '#src/site/site-schema.ts';
import {
  ADAPTABLE,
  AUTHORISATION_LABELS,
  CPF_DELAY,
  FACT_IDS,
  type FactId,
  FACTS,
  FUNDING,
  MODALITY_LABELS,
  NO_FIGURE,
  RECOGNITION,
  SHARED_FACTS,
  UNPRICED,
} from './course-fact-texts.ts';
import type { CoursePages } from './course-pages-schema.ts';
import type { CourseData } from './course-schema.ts';
import { type Certification, type CourseGroup, type CoursePrice, REMOTE_PLACE } from './course-parts-schema.ts';
import { formatPrice } from './price.ts';

export type CourseFact = {
  id: FactId;
  term: string;
  /** One line or more, each a sentence or an item of a list. */
  detail: readonly string[];
  /** False if `detail` is a default text. */
  isOwn: boolean;
};

export type Trainer = { name: string; role: string; biography?: string | undefined; imagePath?: string | undefined };

type FactSources = {
  contact: Site['contact'];
  offices: Site['offices'];
  /** The default text for courses without a price. */
  fromPrice?: string | undefined;
  figureOf: (id: string) => StoredFigure | undefined;
  /** The trainer of a file; undefined if the site does not show the trainer. */
  trainerOf: (id: string) => Trainer | undefined;
  shared: Pick<CoursePages, 'delays' | 'price'>;
  /** Whether the provider's certificate is valid today. */
  canUsePublicFunding: boolean;
};

/** « 7 h », « 3 h 30 ». */
export function formatHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return [`${String(Math.floor(hours))}\u00a0h`, ...(minutes === 0 ? [] : [String(minutes).padStart(2, '0')])].join(
    '\u00a0',
  );
}

const certificationLines = ({
  code,
  title,
  certifier,
  registeredOn,
  expiresOn,
  authorisation,
}: Certification): string[] => [
  `${title}, ${code}`,
  `Certificateur\u00a0: ${certifier}`,
  `Enregistrée le ${formatDay(registeredOn)} par France compétences, jusqu’au ${formatDay(expiresOn)}`,
  ...(authorisation
    ? [`${AUTHORISATION_LABELS[authorisation.scope]} depuis le ${formatDay(authorisation.since)}`]
    : []),
];

/** The size of a group, and what happens if too few people join. Groups that book together have no minimum. */
const groupLine = ({ smallest, largest }: CourseGroup, unit: CoursePrice['unit'] | undefined): string => {
  const size = `${smallest === largest ? '' : `De ${smallest} à `}${largest} participants`;
  return smallest === 1 || unit === 'group'
    ? `${size}.`
    : `${size}\u202f; à moins de ${smallest}\u00a0inscrits, report de la session ou remboursement.`;
};

/** « 94 % de stagiaires satisfaits, année 2025 : 43 satisfaits sur 46 réponses (52 stagiaires) ». */
const figureLines = (figure: StoredFigure): string[] => [
  `${figure.value} ${figure.label}, ${figure.period}\u00a0: ${sampleOf(figure)}`,
  ...figureNotes(figure),
];

/** The role and the biography after a name: « formatrice Excel. Contrôleuse de gestion pendant neuf ans… ». */
export const trainerText = ({ role, biography = '' }: Trainer): string =>
  `${role.charAt(0).toLocaleLowerCase('fr')}${role.slice(1)}. ${biography}`.trim();

const officerLine = ({ accessibilityOfficer: { name, phone, email } }: Site['contact']): string =>
  `Personne référente handicap\u00a0: ${name}, ${phone}, ${email}`;

const compact = (lines: readonly (string | undefined)[]): string[] => lines.filter((line) => line !== undefined);

/** The facts of a course that the law requires, in order, for the page, the programme, the JSON and the audit. */
export function courseFacts(
  course: CourseData,
  { contact, offices, fromPrice = UNPRICED, figureOf, trainerOf, shared, canUsePublicFunding }: FactSources,
): CourseFact[] {
  const { price, delays, assessment, certification, modality, eligibleForCPF } = course;
  const figure = (id: string | undefined) => {
    const found = id === undefined ? undefined : figureOf(id);
    return found ? figureLines(found) : [];
  };
  const accessibility = [...officeAccessibility(course, offices), officerLine(contact)];
  const own: Record<FactId, readonly (string | undefined)[]> = {
    audience: [course.audience],
    prerequisites: [course.prerequisites],
    unsuited: [course.unsuited],
    trainers: (course.trainers ?? [])
      .map(trainerOf)
      .map((trainer) => trainer && `${trainer.name}, ${trainerText(trainer)}`),
    level: [course.level],
    objectives: course.objectives ?? [],
    duration: [course.duration],
    pace: [course.pace],
    modality: [modality && MODALITY_LABELS[modality](venueText(course, contact.onSiteCity))],
    group: [course.group && groupLine(course.group, price?.unit)],
    access: [course.access],
    delays: [delays?.general, delays?.cpf],
    price: price ? [formatPrice(price, 'full'), price.detail] : [],
    funding: [FUNDING[!canUsePublicFunding ? 'suspended' : eligibleForCPF ? 'withCpf' : 'withoutCpf']],
    methods: course.methods ?? [],
    assessment: assessment
      ? [`Avant\u00a0: ${assessment.before}`, `Pendant\u00a0: ${assessment.during}`, `Après\u00a0: ${assessment.after}`]
      : [],
    accessibility: course.accessibility ? [course.accessibility, ...accessibility] : [],
    contact: [`${contact.phone}, ${contact.email}`],
    recognition: [RECOGNITION[certification?.register ?? 'none']],
    certification: certification ? certificationLines(certification) : [],
    satisfaction: figure(course.figures?.satisfaction),
    passing: figure(course.figures?.passing),
    blocks: [course.blocks],
    equivalences: [course.equivalences],
    bridges: [course.bridges],
    continuations: [course.continuations],
    outcomes: [course.outcomes],
  };
  const defaults: Partial<Record<FactId, readonly (string | undefined)[]>> = {
    ...SHARED_FACTS,
    price: [fromPrice, shared.price],
    delays: [shared.delays, eligibleForCPF ? CPF_DELAY : undefined],
    accessibility: [ADAPTABLE, ...accessibility],
    satisfaction: [NO_FIGURE],
    passing: certification ? [NO_FIGURE] : [],
  };
  return FACT_IDS.flatMap((id) => {
    const ownLines = compact(own[id]);
    const isOwn = ownLines.length > 0;
    const detail = isOwn ? ownLines : compact(defaults[id] ?? []);
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
        return office === undefined ? [] : [`À ${town}\u00a0: ${office.accessibility}`];
      });

/** The towns of the sessions, else the usual town: « à Angers ou à Paris ». At the client’s: « dans vos locaux ». */
export function venueText(course: Pick<CourseData, 'sessions' | 'venue'>, usualTown: string | undefined): string {
  const sessions = townsOf(course);
  const towns = sessions.length === 0 && usualTown !== undefined ? [usualTown] : sessions;
  if (course.venue === 'client' || towns.length === 0) return 'dans vos locaux';
  return towns.map((town) => `à ${town}`).join(' ou ');
}
