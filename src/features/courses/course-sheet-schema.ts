import { z } from 'zod';
import { date, httpsUrl, line, text } from '#src/lib/content-fields.ts';

export const MODALITIES = ['remote', 'on-site', 'blended'] as const;
const REGISTERS = ['RS', 'RNCP'] as const;
export const PRICE_UNITS = ['person', 'group'] as const;
export const TAX_STATUSES = ['exempt', 'excluded', 'included'] as const;
/** What an editor types as the place of a session that is held at a distance. */
export const REMOTE_PLACE = 'remote';

const hours = z.number().positive().max(1000);

const courseModule = z.strictObject({
  title: line(90).describe('Titre du module'),
  hours: hours.describe('Durée en heures ; la somme des modules est la durée de la formation'),
  points: z.array(line(180)).min(1).max(8).describe('Ce que l’on y fait, une ligne par point'),
});

const delays = z.strictObject({
  general: line(200).describe('Délai d’accès, avec un nombre de jours'),
  cpf: line(200).optional().describe('Délai d’accès avec le CPF : 11 jours ouvrés au moins'),
});

const price = z.strictObject({
  amount: z.number().positive().describe('Montant en euros, par exemple 980'),
  unit: z.enum(PRICE_UNITS).describe('Par personne : person ; par groupe : group'),
  tax: z
    .enum(TAX_STATUSES)
    .describe('Exonéré de TVA : exempt ; hors taxes : excluded ; toutes taxes comprises : included'),
  detail: line(200).optional().describe('Ce que le prix comprend, ou comment il varie'),
});

const assessment = z.strictObject({
  before: line(250).describe('Évaluation avant la formation'),
  during: line(250).describe('Évaluation pendant la formation'),
  after: line(250).describe('Évaluation à la fin, ou après'),
});

const certification = z
  .strictObject({
    register: z.enum(REGISTERS).describe('Répertoire de France compétences : RS (spécifique) ou RNCP (national)'),
    code: z
      .string()
      .regex(/^(RS|RNCP)\d{2,6}$/, { error: 'le numéro de la fiche : RS6776 ou RNCP38123' })
      .describe('Numéro de la fiche'),
    title: line(200).describe('Intitulé exact, celui de la fiche'),
    certifier: line(120).describe('Organisme certificateur'),
    registeredOn: date.describe('Date d’enregistrement de la fiche'),
    expiresOn: date.describe('Date de fin d’enregistrement de la fiche'),
    url: httpsUrl.describe('Adresse de la fiche chez France compétences'),
  })
  .refine(({ register, code }) => code.replace(/\d+$/, '') === register, {
    error: 'un numéro qui commence par le répertoire : RS6776 pour RS, RNCP38123 pour RNCP',
    path: ['code'],
  })
  .refine(({ registeredOn, expiresOn }) => registeredOn < expiresOn, {
    error: 'une date de fin après la date d’enregistrement',
    path: ['expiresOn'],
  });

const session = z
  .strictObject({
    start: date.describe('Premier jour, 2027-01-11'),
    end: date.describe('Dernier jour'),
    place: line(60).describe('À distance : remote ; sinon la ville d’un bureau de site.yaml'),
    elsewhere: z.boolean().optional().describe('true : la session a lieu dans une ville où nous n’avons pas de bureau'),
    seats: z.int().positive().describe('Nombre de places'),
    booked: z.int().min(0).describe('Places déjà prises'),
  })
  .refine(({ start, end }) => start <= end, { error: 'un dernier jour après le premier', path: ['end'] })
  .refine(({ place, elsewhere }) => place !== REMOTE_PLACE || elsewhere !== true, {
    error: 'rien pour une session à distance',
    path: ['elsewhere'],
  })
  .refine(({ seats, booked }) => booked <= seats, {
    error: 'pas plus de places prises que de places',
    path: ['booked'],
  });

/**
 * What the law wants published of each course (Qualiopi, indicators 1 to 3). Each field may be left out: the text that
 * all courses share then stands in its place, and the owner's report says what is missing.
 */
export const sheetFields = {
  version: line(10).optional().describe('Version de la fiche, par exemple 1.2'),
  updatedOn: date.optional().describe('Date de la dernière mise à jour de la fiche'),
  hours: hours.optional().describe('Durée en heures'),
  days: z.number().positive().max(200).optional().describe('Durée en jours, 0.5 pour une demi-journée'),
  level: line(60).optional().describe('Niveau visé : débutant, intermédiaire…'),
  pace: line(200).optional().describe('Rythme : répartition des séances, horaires'),
  modality: z
    .enum(MODALITIES)
    .optional()
    .describe('À distance : remote ; en présentiel : on-site ; les deux : blended'),
  audience: text(300).optional().describe('À qui la formation s’adresse'),
  prerequisites: text(300).optional().describe('Ce qu’il faut savoir ou avoir ; « Aucun » s’il n’en faut pas'),
  objectives: z
    .array(line(160))
    .min(3)
    .max(6)
    .optional()
    .describe('Objectifs opérationnels et évaluables, chacun commence par un verbe'),
  modules: z.array(courseModule).min(1).max(8).optional().describe('Programme par module'),
  access: text(300).optional().describe('Modalités d’accès : comment s’inscrire'),
  delays: delays.optional().describe('Délais d’accès'),
  price: price.optional().describe('Tarif'),
  methods: z.array(line(180)).min(1).max(6).optional().describe('Méthodes mobilisées : pédagogie et moyens techniques'),
  assessment: assessment.optional().describe('Modalités d’évaluation'),
  accessibility: text(400).optional().describe('Adaptations possibles pour une situation de handicap'),
  certification: certification.optional().describe('Certification visée'),
  figures: z
    .strictObject({
      passing: line(80).optional().describe('Taux d’obtention : le nom d’un chiffre de figures.yaml'),
      satisfaction: line(80).optional().describe('Satisfaction : le nom d’un chiffre de figures.yaml'),
    })
    .optional()
    .describe('Résultats de cette formation'),
  blocks: text(300).optional().describe('Validation par blocs de compétences, ou pourquoi c’est sans objet'),
  equivalences: text(300).optional().describe('Équivalences avec d’autres certifications'),
  bridges: text(300).optional().describe('Passerelles vers d’autres formations ou certifications'),
  continuations: text(300).optional().describe('Suites de parcours'),
  outcomes: text(300).optional().describe('Débouchés'),
  sessions: z.array(session).max(24).optional().describe('Prochaines sessions'),
  sessionsUpdatedOn: date.optional().describe('Jour où les places des sessions ont été vérifiées'),
  placeholders: z.array(line()).optional().describe('Chemins des valeurs d’exemple à remplacer'),
};

export type CourseModule = z.output<typeof courseModule>;
export type CoursePrice = z.output<typeof price>;
export type Certification = z.output<typeof certification>;
export type CourseSession = z.output<typeof session>;
