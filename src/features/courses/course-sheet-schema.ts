import { z } from 'zod';
import {
  amount,
  choice,
  date,
  figureName,
  group,
  httpsUrl,
  int,
  line,
  list,
  memberName,
  pattern,
  placeholders,
  text,
} from '#src/content-model/fields.ts';
import { exerciseSchema } from './course-exercise-schema.ts';
import { sessionSchema } from './course-session-schema.ts';

export const MODALITIES = ['remote', 'on-site', 'blended'] as const;
const REGISTERS = ['RS', 'RNCP'] as const;
export const PRICE_UNITS = ['person', 'group'] as const;
export const AUTHORISATIONS = ['train', 'train-and-assess'] as const;
export const TAX_STATUSES = ['exempt', 'excluded', 'included'] as const;

const hours = z.number().positive().max(1000);

const courseModule = z
  .strictObject({
    title: line(90, 'Titre du module'),
    hours: hours.meta({
      title: 'Heures',
      description: 'Durée en heures ; la somme des modules est la durée de la formation',
    }),
    points: z
      .array(line(180), {
        error: 'ce que l’on fait dans ce module, une ligne par point\u00a0: - Créer un tableau croisé dynamique',
      })
      .min(1)
      .max(8)
      .meta({ title: 'Contenu', description: 'Ce que l’on y fait, une ligne par point' }),
  })
  .meta({ editor: { summary: '{{title}}, {{hours}} h' } });

const price = z.strictObject({
  amount: amount.positive().meta({ title: 'Montant', description: 'Montant en euros, par exemple 980' }),
  unit: choice({ person: 'Par personne', group: 'Par groupe' }, 'Unité', 'Par personne : person ; par groupe : group'),
  tax: choice(
    { exempt: 'Exonéré', excluded: 'Hors taxes', included: 'Toutes taxes comprises' },
    'TVA',
    'Exonéré de TVA : exempt ; hors taxes : excluded ; toutes taxes comprises : included',
  ),
  detail: line(200, 'Précision', 'Ce que le prix comprend, ou comment il varie').optional(),
});

const groupSize = z
  .strictObject({
    smallest: int(
      1,
      200,
      'Au moins',
      'Nombre d’inscrits en dessous duquel une session peut être reportée ; 1 si elle a toujours lieu',
    ),
    largest: int(1, 200, 'Au plus', 'Nombre de participants, jamais dépassé'),
  })
  .refine(({ smallest, largest }) => smallest <= largest, {
    error: 'un nombre au moins égal au premier',
    path: ['largest'],
  });

const certification = z
  .strictObject({
    register: z.enum(REGISTERS).meta({
      title: 'Répertoire',
      description: 'Répertoire de France compétences : RS (spécifique) ou RNCP (national)',
    }),
    code: pattern(/^(RS|RNCP)\d{2,6}$/, 'le numéro de la fiche : RS6776 ou RNCP38123', 'Numéro de la fiche'),
    title: line(200, 'Intitulé', 'Intitulé exact, celui de la fiche'),
    certifier: line(120, 'Organisme certificateur'),
    registeredOn: date('Enregistrée le', 'Date d’enregistrement de la fiche'),
    expiresOn: date('Valable jusqu’au', 'Date de fin d’enregistrement de la fiche'),
    url: httpsUrl('Fiche', 'Adresse de la fiche chez France compétences'),
    authorisation: group('Habilitation', 'Ce que le certificateur nous autorise à faire, et depuis quand', {
      scope: choice(
        { train: 'Préparer', 'train-and-assess': 'Préparer et organiser l’épreuve' },
        'Étendue',
        'Préparer à la certification : train ; préparer et organiser l’épreuve : train-and-assess',
      ),
      since: date('Depuis le'),
    }).optional(),
  })
  .refine(({ register, code }) => code.replace(/\d+$/, '') === register, {
    error: 'un numéro qui commence par le répertoire : RS6776 pour RS, RNCP38123 pour RNCP',
    path: ['code'],
  })
  .refine(({ registeredOn, expiresOn }) => registeredOn < expiresOn, {
    error: 'une date de fin après la date d’enregistrement',
    path: ['expiresOn'],
  });

/** The fields that the law requires (Qualiopi, indicators 1 to 3). Missing fields get a default text and are reported. */
export const sheetFields = {
  version: line(10, 'Version de la fiche', 'Version de la fiche, par exemple 1.2').optional(),
  updatedOn: date('Mise à jour de la fiche', 'Date de la dernière mise à jour de la fiche').optional(),
  hours: hours.optional().meta({ title: 'Heures', description: 'Durée en heures' }),
  days: z
    .number()
    .positive()
    .max(200)
    .optional()
    .meta({
      title: 'Jours',
      description: 'Durée en jours, 0.5 pour une demi-journée',
      editor: { hint: 'Durée en jours, 0,5 pour une demi-journée' },
    }),
  level: line(60, 'Niveau', 'Niveau visé : débutant, intermédiaire…').optional(),
  pace: line(200, 'Rythme', 'Rythme : répartition des séances, horaires').optional(),
  modality: choice(
    { remote: 'À distance', 'on-site': 'En présentiel', blended: 'Les deux' },
    'Modalité',
    'À distance : remote ; en présentiel : on-site ; les deux : blended',
  ).optional(),
  venue: choice(
    { office: 'Dans nos bureaux', client: 'Chez le client' },
    'Lieu du présentiel',
    'Dans nos bureaux : office, les villes des sessions le disent ; chez le client : client',
  ).optional(),
  group: groupSize
    .optional()
    .meta({ title: 'Taille du groupe', editor: { summary: 'De {{smallest}} à {{largest}} participants' } }),
  audience: text(300, 'Public', 'À qui la formation s’adresse').optional(),
  prerequisites: text(300, 'Prérequis', 'Ce qu’il faut savoir ou avoir ; « Aucun » s’il n’en faut pas').optional(),
  unsuited: text(
    300,
    'Déconseillée à',
    'À qui la formation ne convient pas, et ce qui lui conviendrait mieux',
  ).optional(),
  trainers: list('Formateurs', 'Qui anime la formation : des personnes de l’équipe', memberName)
    .min(1)
    .max(4)
    .optional(),
  objectives: list('Objectifs', 'Objectifs opérationnels et évaluables, chacun commence par un verbe', line(160))
    .min(3)
    .max(6)
    .optional(),
  exercise: exerciseSchema.optional().meta({
    title: 'Exercice montré',
    description:
      'Un exercice inventé, avant et après la correction du formateur : la fiche le montre tel qu’on le fait',
    editor: { summary: '{{title}}' },
  }),
  modules: list('Modules', 'Programme par module', courseModule).min(1).max(8).optional(),
  access: text(300, 'Modalités d’accès', 'Modalités d’accès : comment s’inscrire').optional(),
  delays: group('Délais d’accès', {
    general: line(200, 'Délai d’accès', 'Délai d’accès, avec un nombre de jours'),
    cpf: line(200, 'Délai d’accès avec le CPF', 'Délai d’accès avec le CPF : 11 jours ouvrés au moins').optional(),
  }).optional(),
  price: price.optional().meta({ title: 'Tarif', editor: { summary: '{{amount}} €' } }),
  methods: list('Méthodes', 'Méthodes mobilisées : pédagogie et moyens techniques', line(180)).min(1).max(6).optional(),
  assessment: group('Modalités d’évaluation', {
    before: line(250, 'Avant', 'Évaluation avant la formation, à la suite de « Avant : », donc sans majuscule'),
    during: line(250, 'Pendant', 'Évaluation pendant la formation, sans majuscule au début'),
    after: line(250, 'Après', 'Évaluation à la fin, ou après, sans majuscule au début'),
  }).optional(),
  accessibility: text(400, 'Accessibilité', 'Adaptations possibles pour une situation de handicap').optional(),
  certification: certification
    .optional()
    .meta({ title: 'Certification visée', editor: { summary: '{{code}}, {{title}}' } }),
  figures: group('Résultats', 'Résultats de cette formation', {
    passing: figureName('Taux d’obtention', 'Taux d’obtention : le nom d’un chiffre de figures.yaml').optional(),
    satisfaction: figureName('Satisfaction', 'Satisfaction : le nom d’un chiffre de figures.yaml').optional(),
  }).optional(),
  blocks: text(
    300,
    'Blocs de compétences',
    'Validation par blocs de compétences, ou pourquoi c’est sans objet',
  ).optional(),
  equivalences: text(300, 'Équivalences', 'Équivalences avec d’autres certifications').optional(),
  bridges: text(300, 'Passerelles', 'Passerelles vers d’autres formations ou certifications').optional(),
  continuations: text(300, 'Suites de parcours').optional(),
  outcomes: text(300, 'Débouchés').optional(),
  sessions: list('Prochaines sessions', sessionSchema).max(24).optional(),
  sessionsUpdatedOn: date('Places vérifiées le', 'Jour où les places des sessions ont été vérifiées').optional(),
  placeholders: placeholders.optional(),
};

export type CourseModule = z.output<typeof courseModule>;
export type CoursePrice = z.output<typeof price>;
export type CourseGroup = z.output<typeof groupSize>;
export type Certification = z.output<typeof certification>;
