import { z } from 'zod';
import {
  claimsAcceptedBy,
  corrected,
  date,
  figureName,
  fundedText,
  imagePath,
  line,
  photoOf,
  placeholders,
  SLUG,
  text,
} from '#src/lib/content-fields.ts';
import type { CourseModule } from '#src/features/courses/course-sheet-schema.ts';
import { questionSchema } from '#src/site/questions.ts';
import { skillsIn } from './skill-marks.ts';

const promise = text(300);

const testimonial = z.strictObject({
  name: line(80).describe('Prénom et initiale'),
  role: line(80).describe('Métier'),
  company: line(80).describe('Organisation'),
  rating: z.int().min(1).max(5).describe('Note de 1 à 5'),
  comment: text(500).describe('Commentaire'),
  trainedAt: date.meta({ title: 'Formation suivie le', description: 'Date de la formation' }),
  createdAt: date.meta({ title: 'Publié le', description: 'Date de publication de l’avis' }),
});

const correctedText = corrected(text(400));

const correction = z
  .strictObject({
    request: correctedText.describe('Consigne'),
    answer: z.array(correctedText).min(1).max(8).describe('Réponse, un paragraphe par ligne'),
  })
  .meta({
    title: 'Copie corrigée',
    description:
      'Une consigne et sa réponse, inventées, corrigées au stylo rouge\u00a0: ~~barré~~, **ajouté par le formateur**, (2) pour la deuxième compétence',
  });

const point = z.strictObject({
  title: line(80).describe('Titre'),
  description: text(300).describe('Description'),
});

const ticks = (title: string) => z.array(line(120)).min(1).max(8).describe(title);

/** For search engines and whoever is sent the address. */
const pageDescription = line(155).describe('Description de la page');

const formPages = z
  .strictObject({
    enrolment: z.strictObject({ description: pageDescription }).describe('Inscription'),
    programme: z
      .strictObject({
        description: pageDescription,
        terms: ticks('En pratique'),
        received: ticks('Ce que vous recevez'),
      })
      .describe('Programme'),
    cpf: z
      .strictObject({
        description: pageDescription,
        help: line(120).describe('Aide proposée'),
        others: ticks('D’autres financements'),
        steps: ticks('Après l’envoi'),
      })
      .describe('Financement'),
  })
  .meta({
    title: 'Pages des formulaires',
    description: 'Ce que disent, autour de leur formulaire, les pages qui en ont un seul',
  });

const headings = z
  .strictObject({
    skills: line(80).describe('Compétences'),
    results: line(80).describe('Résultats'),
    testimonials: line(80).describe('Témoignages'),
    reasons: line(80).describe('Raisons de choisir'),
    faq: line(80).describe('Questions fréquentes'),
    closing: line(120).describe('Dernier appel'),
  })
  .meta({ title: 'Titres des parties', description: 'Un par partie de la page' });

const invitations = z
  .strictObject({
    information: line(160).describe('Question'),
    recall: line(160).describe('Rappel par un conseiller'),
    enrolment: line(160).describe('Inscription'),
    callback: line(160).describe('Rappel demandé par un visiteur'),
    programme: line(160).describe('Programme'),
  })
  .meta({ title: 'Invitations', description: 'La phrase qui précède chaque formulaire de la page' });

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

/** `content/ai-course.yaml`: the flagship generative-AI course and its landing pages. */
export const aiCourseSchema = z
  .strictObject({
    title: line(120).describe('Intitulé'),
    course: line(80)
      .regex(SLUG, { error: 'le nom d’un fichier de content/courses, sans .md' })
      .meta({
        title: 'Fiche',
        description:
          'Fiche du catalogue qui donne ses faits, tarif et dates compris : nom du fichier de content/courses',
        editor: {
          hint: 'La fiche du catalogue qui donne ses faits, tarif et dates compris : ce qui suit /courses/ dans son adresse',
        },
      }),
    introduction: text(600).describe('Paragraphe d’ouverture'),
    photo: photoOf('Sous le titre et le formulaire, à la place du trait de plume'),
    weeks: z.int().min(1).max(104).meta({ title: 'Semaines', description: 'Étalée sur combien de semaines' }),
    supportMonths: z.int().min(0).max(60).describe('Mois d’accompagnement inclus'),
    wordings: z
      .strictObject({
        remainingCost: fundedText().describe('Reste à charge'),
        funding: fundedText().describe('Financement'),
        cpfBudget: fundedText().describe('Budget CPF'),
        cpfCover: fundedText().describe('Prise en charge par le CPF'),
        cpfDelay: fundedText().describe('Délai du CPF'),
        cpfRights: fundedText(60).describe('Bouton vers le formulaire de financement'),
        certification: promise.describe('Certification'),
        bonus: promise.describe('Bonus'),
        trainers: promise.describe('Formateurs'),
        intensity: promise.describe('Rythme'),
        firstWeek: promise.describe('Première semaine'),
      })
      .meta({
        title: 'Promesses',
        description:
          'Ce que promettent les pages de la formation ; le rapport du contenu les juge, la mise en ligne aussi',
      }),
    promises: z
      .strictObject({
        enrolment: line(120).describe('Après une inscription'),
        confirmation: line(120).meta({
          title: 'Confirmation d’une inscription',
          description: 'Courriel de confirmation d’une inscription',
        }),
        callback: line(120).describe('Rappel demandé par un visiteur'),
        recall: line(120).describe('Rappel par un conseiller'),
        cpf: line(120).describe('Réponse sur un financement'),
        programme: line(120).describe('Envoi du programme'),
      })
      .meta({
        title: 'Délais annoncés',
        description: 'Délais annoncés près des formulaires : ne promettez que ce que vous tenez',
      }),
    headings,
    invitations,
    formPages,
    skills: z.array(point).min(4).max(6).describe('Compétences'),
    correction,
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
      .max(24)
      .meta({
        title: 'Clients',
        description: 'Leurs logos défilent à partir de six\u202f; sans aucun, rien ne s’affiche',
      }),
    faq: z
      .array(questionSchema)
      .max(20)
      .meta({ title: 'Questions fréquentes', description: 'Sans aucune, la page n’en a pas' }),
    claimsAcceptedBy,
    placeholders: placeholders.default([]),
  })
  .refine(
    ({ skills, correction: { request, answer } }) =>
      [request, ...answer].flatMap(skillsIn).every((skill) => skills[skill - 1]),
    { error: 'des numéros de compétences de la liste', path: ['correction'] },
  )
  .meta({
    title: 'Formation IA',
    description: 'La formation phare et ses pages d’arrivée',
    editor: {
      pictures: 'clients',
    },
  });

/** The AI course as its pages tell it: its own words, and the hours, the modules and the size of the group of its sheet. */
export type AiCourse = z.output<typeof aiCourseSchema> & {
  hours: number;
  modules: readonly CourseModule[];
  groupSize: number | undefined;
};
