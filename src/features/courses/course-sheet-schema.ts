import { z } from 'zod';
import { amount, date, figureName, httpsUrl, line, memberName, placeholders, text } from '#src/lib/content-fields.ts';
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
    title: line(90).describe('Titre du module'),
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

const delays = z.strictObject({
  general: line(200).meta({ title: 'Délai d’accès', description: 'Délai d’accès, avec un nombre de jours' }),
  cpf: line(200)
    .optional()
    .meta({ title: 'Délai d’accès avec le CPF', description: 'Délai d’accès avec le CPF : 11 jours ouvrés au moins' }),
});

const price = z.strictObject({
  amount: amount.positive().meta({ title: 'Montant', description: 'Montant en euros, par exemple 980' }),
  unit: z.enum(PRICE_UNITS).meta({
    title: 'Unité',
    editor: { choices: { person: 'Par personne', group: 'Par groupe' } },
    description: 'Par personne : person ; par groupe : group',
  }),
  tax: z.enum(TAX_STATUSES).meta({
    title: 'TVA',
    editor: { choices: { exempt: 'Exonéré', excluded: 'Hors taxes', included: 'Toutes taxes comprises' } },
    description: 'Exonéré de TVA : exempt ; hors taxes : excluded ; toutes taxes comprises : included',
  }),
  detail: line(200)
    .optional()
    .meta({ title: 'Précision', description: 'Ce que le prix comprend, ou comment il varie' }),
});

const assessment = z.strictObject({
  before: line(250).meta({
    title: 'Avant',
    description: 'Évaluation avant la formation, à la suite de « Avant : », donc sans majuscule',
  }),
  during: line(250).meta({ title: 'Pendant', description: 'Évaluation pendant la formation, sans majuscule au début' }),
  after: line(250).meta({ title: 'Après', description: 'Évaluation à la fin, ou après, sans majuscule au début' }),
});

const group = z
  .strictObject({
    smallest: z.int().min(1).max(200).meta({
      title: 'Au moins',
      description: 'Nombre d’inscrits en dessous duquel une session peut être reportée ; 1 si elle a toujours lieu',
    }),
    largest: z.int().min(1).max(200).meta({ title: 'Au plus', description: 'Nombre de participants, jamais dépassé' }),
  })
  .refine(({ smallest, largest }) => smallest <= largest, {
    error: 'un nombre au moins égal au premier',
    path: ['largest'],
  });

const authorisation = z.strictObject({
  scope: z.enum(AUTHORISATIONS).meta({
    title: 'Étendue',
    editor: { choices: { train: 'Préparer', 'train-and-assess': 'Préparer et organiser l’épreuve' } },
    description: 'Préparer à la certification : train ; préparer et organiser l’épreuve : train-and-assess',
  }),
  since: date.describe('Depuis le'),
});

const certification = z
  .strictObject({
    register: z.enum(REGISTERS).meta({
      title: 'Répertoire',
      description: 'Répertoire de France compétences : RS (spécifique) ou RNCP (national)',
    }),
    code: z
      .string()
      .regex(/^(RS|RNCP)\d{2,6}$/, { error: 'le numéro de la fiche : RS6776 ou RNCP38123' })
      .describe('Numéro de la fiche'),
    title: line(200).meta({ title: 'Intitulé', description: 'Intitulé exact, celui de la fiche' }),
    certifier: line(120).describe('Organisme certificateur'),
    registeredOn: date.meta({ title: 'Enregistrée le', description: 'Date d’enregistrement de la fiche' }),
    expiresOn: date.meta({ title: 'Valable jusqu’au', description: 'Date de fin d’enregistrement de la fiche' }),
    url: httpsUrl.meta({ title: 'Fiche', description: 'Adresse de la fiche chez France compétences' }),
    authorisation: authorisation.optional().meta({
      title: 'Habilitation',
      description: 'Ce que le certificateur nous autorise à faire, et depuis quand',
    }),
  })
  .refine(({ register, code }) => code.replace(/\d+$/, '') === register, {
    error: 'un numéro qui commence par le répertoire : RS6776 pour RS, RNCP38123 pour RNCP',
    path: ['code'],
  })
  .refine(({ registeredOn, expiresOn }) => registeredOn < expiresOn, {
    error: 'une date de fin après la date d’enregistrement',
    path: ['expiresOn'],
  });

/**
 * The fields that the law wants published of each course (Qualiopi, indicators 1 to 3). Each may be left out: the text that
 * all courses share then stands in its place, and the owner's report says what is missing.
 */
export const sheetFields = {
  version: line(10)
    .optional()
    .meta({ title: 'Version de la fiche', description: 'Version de la fiche, par exemple 1.2' }),
  updatedOn: date
    .optional()
    .meta({ title: 'Mise à jour de la fiche', description: 'Date de la dernière mise à jour de la fiche' }),
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
  level: line(60).optional().meta({ title: 'Niveau', description: 'Niveau visé : débutant, intermédiaire…' }),
  pace: line(200).optional().meta({ title: 'Rythme', description: 'Rythme : répartition des séances, horaires' }),
  modality: z
    .enum(MODALITIES)
    .optional()
    .meta({
      title: 'Modalité',
      editor: { choices: { remote: 'À distance', 'on-site': 'En présentiel', blended: 'Les deux' } },
      description: 'À distance : remote ; en présentiel : on-site ; les deux : blended',
    }),
  venue: z
    .enum(['office', 'client'])
    .optional()
    .meta({
      title: 'Lieu du présentiel',
      editor: { choices: { office: 'Dans nos bureaux', client: 'Chez le client' } },
      description: 'Dans nos bureaux : office, les villes des sessions le disent ; chez le client : client',
    }),
  group: group
    .optional()
    .meta({ title: 'Taille du groupe', editor: { summary: 'De {{smallest}} à {{largest}} participants' } }),
  audience: text(300).optional().meta({ title: 'Public', description: 'À qui la formation s’adresse' }),
  prerequisites: text(300)
    .optional()
    .meta({ title: 'Prérequis', description: 'Ce qu’il faut savoir ou avoir ; « Aucun » s’il n’en faut pas' }),
  unsuited: text(300).optional().meta({
    title: 'Déconseillée à',
    description: 'À qui la formation ne convient pas, et ce qui lui conviendrait mieux',
  }),
  trainers: z
    .array(memberName)
    .min(1)
    .max(4)
    .optional()
    .meta({ title: 'Formateurs', description: 'Qui anime la formation : des personnes de l’équipe' }),
  objectives: z
    .array(line(160))
    .min(3)
    .max(6)
    .optional()
    .meta({ title: 'Objectifs', description: 'Objectifs opérationnels et évaluables, chacun commence par un verbe' }),
  exercise: exerciseSchema.optional().meta({
    title: 'Exercice montré',
    description:
      'Un exercice inventé, avant et après la correction du formateur : la fiche le montre tel qu’on le fait',
    editor: { summary: '{{title}}' },
  }),
  modules: z
    .array(courseModule)
    .min(1)
    .max(8)
    .optional()
    .meta({ title: 'Modules', description: 'Programme par module' }),
  access: text(300)
    .optional()
    .meta({ title: 'Modalités d’accès', description: 'Modalités d’accès : comment s’inscrire' }),
  delays: delays.optional().describe('Délais d’accès'),
  price: price.optional().meta({ title: 'Tarif', editor: { summary: '{{amount}} €' } }),
  methods: z
    .array(line(180))
    .min(1)
    .max(6)
    .optional()
    .meta({ title: 'Méthodes', description: 'Méthodes mobilisées : pédagogie et moyens techniques' }),
  assessment: assessment.optional().describe('Modalités d’évaluation'),
  accessibility: text(400)
    .optional()
    .meta({ title: 'Accessibilité', description: 'Adaptations possibles pour une situation de handicap' }),
  certification: certification
    .optional()
    .meta({ title: 'Certification visée', editor: { summary: '{{code}}, {{title}}' } }),
  figures: z
    .strictObject({
      passing: figureName.optional().meta({
        title: 'Taux d’obtention',
        description: 'Taux d’obtention : le nom d’un chiffre de figures.yaml',
        editor: { hint: 'Un des chiffres publiés' },
      }),
      satisfaction: figureName.optional().meta({
        title: 'Satisfaction',
        description: 'Satisfaction : le nom d’un chiffre de figures.yaml',
        editor: { hint: 'Un des chiffres publiés' },
      }),
    })
    .optional()
    .meta({ title: 'Résultats', description: 'Résultats de cette formation' }),
  blocks: text(300).optional().meta({
    title: 'Blocs de compétences',
    description: 'Validation par blocs de compétences, ou pourquoi c’est sans objet',
  }),
  equivalences: text(300)
    .optional()
    .meta({ title: 'Équivalences', description: 'Équivalences avec d’autres certifications' }),
  bridges: text(300)
    .optional()
    .meta({ title: 'Passerelles', description: 'Passerelles vers d’autres formations ou certifications' }),
  continuations: text(300).optional().describe('Suites de parcours'),
  outcomes: text(300).optional().describe('Débouchés'),
  sessions: z.array(sessionSchema).max(24).optional().describe('Prochaines sessions'),
  sessionsUpdatedOn: date
    .optional()
    .meta({ title: 'Places vérifiées le', description: 'Jour où les places des sessions ont été vérifiées' }),
  placeholders: placeholders.optional(),
};

export type CourseModule = z.output<typeof courseModule>;
export type CoursePrice = z.output<typeof price>;
export type CourseGroup = z.output<typeof group>;
export type Certification = z.output<typeof certification>;
