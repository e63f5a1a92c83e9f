import { z } from 'zod';
import { date, httpsUrl, imagePath, line, text } from '#src/lib/content-fields.ts';

/**
 * What the page promises, in two wordings: `spec` as first asked, `lawful` as French law of the day allows.
 * `claims` at the top of the file chooses one for the whole site.
 */
const claim = z.strictObject({
  spec: text(300).describe('Formulation demandée à l’origine'),
  lawful: text(300).describe('Formulation conforme, proposée à côté'),
});

const module = z.strictObject({
  title: line(120).describe('Intitulé du module'),
  hours: z.int().min(1).describe('Durée en heures'),
  points: z.array(line(160)).min(3).max(6).describe('Contenus du module'),
});

const testimonial = z.strictObject({
  name: line(80).describe('Prénom et initiale'),
  role: line(80).describe('Métier'),
  company: line(80).describe('Organisation'),
  rating: z.int().min(1).max(5).describe('Note de 1 à 5'),
  comment: text(500).describe('Commentaire'),
});

const question = z.strictObject({
  question: line().describe('Question'),
  answer: text(1200).describe('Réponse'),
});

/** `content/ai-course.yaml`: the flagship generative-AI course and its landing pages. */
export const aiCourseSchema = z.strictObject({
  claims: z.enum(['spec', 'lawful']).describe('Formulations affichées'),
  title: line(120).describe('Intitulé'),
  introduction: text(600).describe('Paragraphe d’ouverture'),
  updatedOn: date.describe('Dernière mise à jour du programme'),
  hours: z.int().min(1).describe('Durée totale en heures'),
  weeks: z.int().min(1).describe('Étalée sur combien de semaines'),
  groupSize: z.int().min(1).describe('Participants au plus'),
  supportMonths: z.int().min(0).describe('Mois d’accompagnement inclus'),
  prerequisites: text(300).describe('Ce qu’il faut savoir ou avoir'),
  assessment: text(300).describe('Modalités d’évaluation'),
  certification: z.strictObject({
    register: z.enum(['RS', 'RNCP']).describe('Répertoire'),
    code: line(20).describe('Code, par exemple RS6776'),
    title: line().describe('Intitulé exact de la certification'),
    certifier: line(120).describe('Organisme certificateur'),
    url: httpsUrl.describe('Fiche officielle'),
  }),
  wordings: z
    .strictObject({
      remainingCost: claim,
      funding: claim,
      cpfBudget: claim,
      cpfCover: claim,
      certification: claim,
      seats: claim,
      cpfDelay: claim,
      bonus: claim,
      cpfRights: claim,
      trainers: claim,
      firstWeek: claim,
    })
    .describe('Promesses, dans leurs deux formulations'),
  promises: z
    .strictObject({
      enrolment: line(120).describe('Après une inscription'),
      confirmation: line(120).describe('Courriel de confirmation d’une inscription'),
      callback: line(120).describe('Rappel demandé par un visiteur'),
      recall: line(120).describe('Rappel par un conseiller'),
      answer: line(120).describe('Réponse à une question'),
      programme: line(120).describe('Envoi du programme'),
    })
    .describe('Délais annoncés près des formulaires : ne promettez que ce que vous tenez'),
  modules: z.array(module).length(3).describe('Trois modules'),
  skills: z
    .array(z.strictObject({ title: line(80), description: text(300) }))
    .min(4)
    .max(6)
    .describe('Compétences'),
  results: z
    .array(z.strictObject({ title: line(80), description: text(300) }))
    .min(3)
    .max(6)
    .describe('Résultats'),
  pedagogy: z
    .array(z.strictObject({ title: line(80), description: text(300) }))
    .min(3)
    .max(6)
    .describe('Pédagogie'),
  reasons: z
    .array(z.strictObject({ title: line(80), description: text(300) }))
    .min(4)
    .max(6)
    .describe('Raisons de choisir'),
  statistics: z.array(line(60)).min(3).describe('Chiffres affichés : identifiants de content/figures.yaml'),
  testimonials: z.array(testimonial).min(3).describe('Témoignages'),
  clients: z
    .array(z.strictObject({ name: line(60), logo: imagePath }))
    .length(7)
    .describe('Sept clients'),
  faq: z.array(question).length(6).describe('Six questions'),
  placeholders: z.array(line()).default([]).describe('Chemins des valeurs d’exemple à remplacer'),
});

export type AiCourse = z.output<typeof aiCourseSchema>;
