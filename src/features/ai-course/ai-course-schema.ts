import {
  aliases,
  boolean,
  choice,
  claimsAcceptedBy,
  corrected,
  courseName,
  date,
  figureName,
  fundedText,
  group,
  imagePath,
  int,
  line,
  list,
  photoOf,
  placeholders,
  published,
  text,
} from '#src/fields/fields.ts';
import { ICONS } from '#src/features/courses/course-pages-schema.ts';
import type { CourseModule } from '#src/features/courses/course-parts-schema.ts';
import { questionSchema } from '#src/site/questions.ts';
import { z } from 'zod';

const testimonial = z.strictObject({
  name: line(80, 'Prénom et initiale'),
  role: line(80, 'Métier'),
  company: line(80, 'Organisation'),
  rating: int(1, 5, 'Note de 1 à 5'),
  comment: text(500, 'Commentaire'),
  trainedOn: date('Formation suivie le', 'Date de la formation'),
  createdOn: date('Publié le', 'Date de publication de l’avis'),
});

const correctedText = corrected(text(400));

const point = z.strictObject({ title: line(80, 'Titre'), description: text(300, 'Description') });

const needsCertification = boolean(
  'Tient à la certification',
  'Retiré d’office les jours où la certification de la fiche n’est pas enregistrée',
).default(false);

const certifiedPoint = point.extend({ needsCertification });

const checklist = (title: string) => list(title, line(120)).min(1).max(8);

const pageDescription = line(155, 'Description de la page');

const statistic = z.strictObject({
  figure: figureName(),
  icon: choice(ICONS, 'Dessin', 'Dessin montré à côté du chiffre'),
});

export const aiCourseSchema = group('Formation IA', 'La formation phare et ses pages d’arrivée', {
  title: line(120, 'Intitulé'),
  course: courseName('Fiche', 'La fiche du catalogue qui donne ses faits, tarif et dates compris'),
  introduction: text(600, 'Paragraphe d’ouverture'),
  photo: photoOf('Sous le titre et le formulaire, à la place du trait de plume'),
  weeks: int(1, 104, 'Semaines', 'Étalée sur combien de semaines'),
  wordings: group(
    'Promesses',
    'Ce que promettent les pages de la formation ; le rapport du contenu vérifie ces phrases, et une phrase illicite bloque la mise en ligne',
    {
      remainingCost: fundedText(300, 'Reste à charge'),
      funding: fundedText(300, 'Financement'),
      cpfBudget: fundedText(300, 'Budget CPF'),
      cpfCover: fundedText(300, 'Prise en charge par le CPF'),
      cpfDelay: fundedText(300, 'Délai du CPF'),
      cpfRights: fundedText(60, 'Bouton vers le formulaire de financement'),
      certification: text(300, 'Certification'),
      bonus: text(300, 'Bonus'),
      trainers: text(
        300,
        'Formateurs',
        'Cette phrase et la précédente sont retirées les jours où la certification n’est pas enregistrée',
      ),
      intensity: text(300, 'Rythme'),
      firstWeek: text(300, 'Première semaine'),
    },
  ),
  promises: group('Délais annoncés', 'Délais annoncés près des formulaires : ne promettez que ce que vous tenez', {
    enrolment: line(120, 'Après une inscription'),
    callback: line(120, 'Rappel demandé par un visiteur'),
    recall: line(120, 'Rappel par un conseiller'),
    cpf: line(120, 'Réponse sur un financement'),
    programme: line(120, 'Envoi du programme'),
  }),
  headings: group('Titres des parties', 'Un par partie de la page', {
    skills: line(80, 'Compétences'),
    results: line(80, 'Résultats'),
    testimonials: line(80, 'Témoignages'),
    reasons: line(80, 'Raisons de choisir'),
    faq: line(80, 'Questions fréquentes'),
    closing: line(120, 'Dernier appel'),
  }),
  invitations: group('Invitations', 'La phrase qui précède chaque formulaire de la page', {
    information: line(160, 'Question'),
    recall: line(160, 'Rappel par un conseiller'),
    enrolment: line(160, 'Inscription'),
    callback: line(160, 'Rappel demandé par un visiteur'),
    programme: line(160, 'Programme'),
  }),
  formPages: group('Pages des formulaires', 'Ce que disent, autour de leur formulaire, les pages qui en ont un seul', {
    enrolment: group('Inscription', { description: pageDescription }),
    programme: group('Programme', {
      description: pageDescription,
      terms: checklist('En pratique'),
      received: checklist('Ce que vous recevez'),
    }),
    cpf: group('Financement', {
      description: pageDescription,
      help: line(120, 'Aide proposée'),
      others: checklist('D’autres financements'),
      steps: checklist('Après l’envoi'),
    }),
  }),
  skills: list('Compétences', point).min(4).max(6),
  correction: group(
    'Copie corrigée',
    'Une consigne et sa réponse, inventées, corrigées au stylo rouge\u00a0: ~~barré~~, **ajouté par le formateur**, (2) pour la deuxième compétence',
    {
      request: correctedText.meta({ title: 'Consigne' }),
      answer: list('Réponse, un paragraphe par ligne', correctedText).min(1).max(8),
    },
  ),
  results: list('Résultats', certifiedPoint).min(3).max(6),
  pedagogy: list('Pédagogie', point).min(3).max(6),
  reasons: list('Raisons de choisir', certifiedPoint).min(4).max(6),
  rating: figureName('Note', 'La note montrée sous le titre : un des chiffres publiés'),
  statistics: list('Chiffres affichés', 'Les deux premiers vont aussi aux pages des créateurs', statistic).min(3),
  testimonials: list('Témoignages', testimonial).min(3),
  clients: list('Clients', 'Leurs logos défilent à partir de six\u202f; sans aucun, rien ne s’affiche', {
    name: line(60, 'Nom du client'),
    logo: imagePath('Logo'),
  }).max(24),
  faq: list(
    'Questions fréquentes',
    'Sans aucune, la page n’en a pas',
    questionSchema.extend({ needsCertification }),
  ).max(20),
  claimsAcceptedBy,
  placeholders: placeholders.default([]),
})
  .refine(
    ({ skills, correction: { request, answer } }) =>
      [request, ...answer].flatMap(skillsIn).every((skill) => skills[skill - 1]),
    { error: 'des numéros de compétences de la liste', path: ['correction'] },
  )
  .meta({ editor: { pictures: 'clients' } });

export type AiCourse = z.output<typeof aiCourseSchema> & {
  hours: number;
  modules: readonly CourseModule[];
  groupSize: number | undefined;
};

const SKILL_NUMBER = /\s*\((\d)\)/;

/** Splits `Relu (2) et signé` into texts (even indexes) and skill numbers (odd indexes). */
export const splitAtSkillNumbers = (text: string): string[] => text.split(SKILL_NUMBER);

const skillsIn = (text: string): number[] =>
  splitAtSkillNumbers(text)
    .filter((_, index) => index % 2 === 1)
    .map(Number);

export const creatorSchema = group('Créateurs', 'Une page d’arrivée par créateur de vidéos : /IA-nom', {
  displayName: line(60, 'Nom', 'Nom du créateur, tel qu’il se présente'),
  channel: line(120, 'Chaîne', 'Sa chaîne'),
  welcome: text(400, 'Accueil', 'Mot d’accueil aux visiteurs venus de ses vidéos'),
  partnership: text(400, 'Mention légale', 'Collaboration commerciale, financement public, conditions'),
  suspended: text(400, 'Mention sans financement public', 'Les jours où aucun fonds public ne peut payer la formation'),
  blocks: list('Points', 'Outils IA, contenus écrits, images, automatisation', {
    title: line(80, 'Titre'),
    description: text(300, 'Description', 'Ce qu’on y apprend'),
  })
    .min(1)
    .max(12),
  published,
  aliases,
}).meta({ editor: { one: 'Créateur' } });
