import { z } from 'zod';
import { line, text } from '#src/lib/content-fields.ts';
import { FORM_SCHEMAS } from './contact-schema.ts';

/** `contact` for the form that sends no type, the type of each other one. */
const FORMS = Object.keys(FORM_SCHEMAS).map((type) => type || 'contact');

const hour = z.int().min(0).max(24);

const confirmation = z.strictObject({
  form: z.enum(FORMS).describe('Formulaire dont le courriel est la réponse'),
  subject: line(80).describe('Objet du courriel, et son titre'),
  lead: text(300).describe('Première phrase : ce que nous avons reçu, et la suite'),
  callback: z.boolean().default(false).describe('Dire quand nous appelons'),
  programme: z.boolean().default(false).describe('Joindre le programme de la formation IA'),
  planning: z.boolean().default(false).describe('Résumer les modules et expliquer le CPF'),
  next: z.array(line(200)).max(4).default([]).describe('Ce qui se passe ensuite, dans l’ordre'),
});

/** `content/requests.yaml`: what follows a request. */
export const requestsSchema = z.strictObject({
  callback: z
    .strictObject({
      hours: z.int().min(1).max(40).describe('Délai de rappel, en heures de bureau'),
      opens: hour.describe('Heure d’ouverture'),
      closes: hour.describe('Heure de fermeture'),
    })
    .refine(({ opens, closes }) => opens < closes, { error: 'une ouverture avant la fermeture' })
    .describe('Le rappel téléphonique'),
  delays: z
    .strictObject({
      answerHours: z.int().min(1).max(240).describe('Réponse d’un conseiller, en heures, jours ouvrés'),
      cpfAnswerHours: z.int().min(1).max(240).describe('Réponse à une demande CPF, en heures, jours ouvrés'),
      confirmationMinutes: z.int().min(1).max(60).describe('Courriel de confirmation, en minutes'),
    })
    .describe('Les autres délais promis'),
  retention: z
    .strictObject({
      requestYears: z.int().min(1).max(10).describe('Années après le dernier contact'),
      suspectDays: z.int().min(1).max(365).describe('Jours pour les envois suspects'),
    })
    .describe('Durées de conservation'),
  confirmations: z
    .array(confirmation)
    .length(FORMS.length)
    .refine((all) => new Set(all.map(({ form }) => form)).size === all.length, {
      error: 'chaque formulaire une seule fois',
    })
    .describe('Un courriel par formulaire'),
});

export type Requests = z.output<typeof requestsSchema>;
export type Confirmation = Requests['confirmations'][number];
