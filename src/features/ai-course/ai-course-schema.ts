import { z } from 'zod';
import { date, EXAMPLES_HINT, figureName, httpsUrl, imagePath, line, SLUG, text } from '#src/lib/content-fields.ts';

/**
 * What the page promises, in two wordings: `spec` as first asked, `lawful` as French law of the day allows.
 * `claims` at the top of the file chooses one for the whole site.
 */
const claim = z.strictObject({
  spec: text(300).meta({ title: 'Formulation d’origine', description: 'Formulation demandée à l’origine' }),
  lawful: text(300).meta({ title: 'Formulation conforme', description: 'Formulation conforme, proposée à côté' }),
});

const module = z.strictObject({
  title: line(120).describe('Intitulé du module'),
  hours: z.int().min(1).max(1000).describe('Durée en heures'),
  points: z.array(line(160)).min(3).max(6).describe('Contenus du module'),
});

const testimonial = z.strictObject({
  name: line(80).describe('Prénom et initiale'),
  role: line(80).describe('Métier'),
  company: line(80).describe('Organisation'),
  rating: z.int().min(1).max(5).describe('Note de 1 à 5'),
  comment: text(500).describe('Commentaire'),
});

const point = z.strictObject({
  title: line(80).describe('Titre'),
  description: text(300).describe('Description'),
});

/** Each a symbol of public/icons.svg. */
const STATISTIC_ICONS = {
  people: 'Des personnes',
  smile: 'Un sourire',
  certificate: 'Un diplôme',
  star: 'Une étoile',
  clock: 'Une horloge',
  screen: 'Un écran',
} as const;

const statistic = z.strictObject({
  figure: figureName.meta({
    title: 'Chiffre',
    description: 'Nom d’un chiffre de content/figures.yaml',
    editor: { hint: 'Un des chiffres publiés' },
  }),
  icon: z
    .enum(['people', 'smile', 'certificate', 'star', 'clock', 'screen'])
    .meta({ title: 'Dessin', description: 'Dessin montré à côté du chiffre', editor: { choices: STATISTIC_ICONS } }),
});

const question = z.strictObject({
  question: line().describe('Question'),
  answer: text(1200).describe('Réponse'),
});

/** `content/ai-course.yaml`: the flagship generative-AI course and its landing pages. */
export const aiCourseSchema = z
  .strictObject({
    claims: z.enum(['spec', 'lawful']).meta({
      title: 'Formulations affichées',
      description: 'Celles du site entier',
      editor: { choices: { spec: 'D’origine', lawful: 'Conformes' } },
    }),
    title: line(120).describe('Intitulé'),
    course: line(80)
      .regex(SLUG, { error: 'le nom d’un fichier de content/courses, sans .md' })
      .meta({
        title: 'Fiche',
        description: 'Fiche du catalogue qui donne son tarif et ses dates : nom du fichier de content/courses',
        editor: {
          hint: 'La fiche du catalogue qui donne son tarif et ses dates : ce qui suit /courses/ dans son adresse',
        },
      }),
    introduction: text(600).describe('Paragraphe d’ouverture'),
    updatedOn: date.describe('Dernière mise à jour du programme'),
    hours: z.int().min(1).max(1000).describe('Durée totale en heures'),
    weeks: z.int().min(1).max(104).meta({ title: 'Semaines', description: 'Étalée sur combien de semaines' }),
    groupSize: z.int().min(1).max(200).meta({ title: 'Taille du groupe', description: 'Participants au plus' }),
    supportMonths: z.int().min(0).max(60).describe('Mois d’accompagnement inclus'),
    prerequisites: text(300).meta({ title: 'Prérequis', description: 'Ce qu’il faut savoir ou avoir' }),
    assessment: text(300).describe('Modalités d’évaluation'),
    certification: z
      .strictObject({
        register: z.enum(['RS', 'RNCP']).describe('Répertoire'),
        code: line(20).meta({ title: 'Code', description: 'Code, par exemple RS6776' }),
        title: line().describe('Intitulé exact de la certification'),
        certifier: line(120).describe('Organisme certificateur'),
        url: httpsUrl.describe('Fiche officielle'),
      })
      .describe('Certification visée'),
    wordings: z
      .strictObject({
        remainingCost: claim.describe('Reste à charge'),
        funding: claim.describe('Financement'),
        cpfBudget: claim.describe('Budget CPF'),
        cpfCover: claim.describe('Prise en charge par le CPF'),
        certification: claim.describe('Certification'),
        seats: claim.describe('Places'),
        cpfDelay: claim.describe('Délai du CPF'),
        bonus: claim.describe('Bonus'),
        cpfRights: claim.describe('Droits CPF'),
        trainers: claim.describe('Formateurs'),
        firstWeek: claim.describe('Première semaine'),
      })
      .meta({ title: 'Promesses', description: 'Promesses, dans leurs deux formulations' }),
    promises: z
      .strictObject({
        enrolment: line(120).describe('Après une inscription'),
        confirmation: line(120).meta({
          title: 'Confirmation d’une inscription',
          description: 'Courriel de confirmation d’une inscription',
        }),
        callback: line(120).describe('Rappel demandé par un visiteur'),
        recall: line(120).describe('Rappel par un conseiller'),
        answer: line(120).describe('Réponse à une question'),
        programme: line(120).describe('Envoi du programme'),
      })
      .meta({
        title: 'Délais annoncés',
        description: 'Délais annoncés près des formulaires : ne promettez que ce que vous tenez',
      }),
    modules: z.array(module).length(3).meta({ title: 'Modules', description: 'Trois modules' }),
    skills: z.array(point).min(4).max(6).describe('Compétences'),
    results: z.array(point).min(3).max(6).describe('Résultats'),
    pedagogy: z.array(point).min(3).max(6).describe('Pédagogie'),
    reasons: z.array(point).min(4).max(6).describe('Raisons de choisir'),
    statistics: z.array(statistic).min(3).meta({ title: 'Chiffres affichés', description: 'Chacun avec son dessin' }),
    testimonials: z.array(testimonial).min(3).describe('Témoignages'),
    clients: z
      .array(
        z.strictObject({
          name: line(60).describe('Nom du client'),
          logo: imagePath.describe('Logo'),
        }),
      )
      .length(7)
      .meta({ title: 'Clients', description: 'Sept clients' }),
    faq: z.array(question).length(6).meta({ title: 'Questions fréquentes', description: 'Six questions' }),
    placeholders: z
      .array(line())
      .default([])
      .meta({
        title: 'Valeurs d’exemple',
        description: 'Chemins des valeurs d’exemple à remplacer',
        editor: { hint: EXAMPLES_HINT },
      }),
  })
  .meta({
    title: 'Formation IA',
    description: 'La formation phare et ses pages d’arrivée',
    editor: {
      pictures: 'clients',
      groups: {
        'L’essentiel': ['title', 'course', 'introduction', 'updatedOn', 'hours', 'weeks', 'groupSize', 'supportMonths'],
        Programme: ['prerequisites', 'assessment', 'modules', 'skills', 'results', 'pedagogy'],
        Certification: ['certification'],
        'Promesses et délais': ['claims', 'wordings', 'promises'],
        Arguments: ['reasons', 'statistics', 'testimonials', 'clients', 'faq'],
        Réglages: ['placeholders'],
      },
    },
  });

export type AiCourse = z.output<typeof aiCourseSchema>;
