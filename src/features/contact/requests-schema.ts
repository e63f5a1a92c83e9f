import { z } from 'zod';
import { line, placeholders, text } from '#src/lib/content-fields.ts';
import { FORM_TYPES, type FormType, typeName } from './contact-forms.ts';

const TYPES = FORM_TYPES.map(typeName);

/** The editors' names for the forms of each type. */
const TYPE_TITLES = {
  contact: 'Contact',
  inscription_formation_ia: 'Formation IA : inscription',
  callback_formation_ia: 'Formation IA : être rappelé',
  callback_formation_ia_hero: 'Formation IA : être rappelé, en haut de page',
  download_program_ia: 'Formation IA : programme à télécharger',
  registration_ia: 'Page d’arrivée IA : inscription',
  programme_ia: 'Page d’arrivée IA : programme',
  cpf_ia: 'Page d’arrivée IA : demande CPF',
  reclamation: 'Réclamation',
} satisfies Record<Exclude<FormType, ''> | 'contact', string>;

const hour = z.int().min(0).max(24);

const confirmation = z
  .strictObject({
    form: z.enum(TYPES).meta({
      title: 'Formulaire',
      description: 'Formulaire dont le courriel est la réponse',
      editor: { choices: TYPE_TITLES },
    }),
    subject: line(80).meta({ title: 'Objet', description: 'Objet du courriel, et son titre' }),
    lead: text(300).meta({
      title: 'Première phrase',
      description: 'Première phrase : ce que nous avons reçu, et la suite',
    }),
    callback: z.boolean().default(false).meta({ title: 'Moment du rappel', description: 'Dire quand nous appelons' }),
    programme: z
      .boolean()
      .default(false)
      .meta({ title: 'Programme joint', description: 'Joindre le programme de la formation IA' }),
    planning: z
      .boolean()
      .default(false)
      .meta({ title: 'Planning et CPF', description: 'Résumer les modules et expliquer le CPF' }),
    next: z
      .array(line(200))
      .max(4)
      .default([])
      .meta({ title: 'Ensuite', description: 'Ce qui se passe ensuite, dans l’ordre' }),
  })
  .meta({ editor: { summary: '{{subject}}' } });

const invitation = (title: string, description: string) => text(300).optional().meta({ title, description });

/** `content/requests.yaml`: what invites to a request, and what follows it. */
export const requestsSchema = z
  .strictObject({
    callback: z
      .strictObject({
        hours: z.int().min(1).max(40).meta({ title: 'Délai', description: 'Délai de rappel, en heures de bureau' }),
        opens: hour.describe('Heure d’ouverture'),
        closes: hour.describe('Heure de fermeture'),
      })
      .refine(({ opens, closes }) => opens < closes, { error: 'une ouverture avant la fermeture' })
      .describe('Le rappel téléphonique'),
    delays: z
      .strictObject({
        answerHours: z.int().min(1).max(240).meta({
          title: 'Réponse d’un conseiller',
          description: 'Réponse d’un conseiller, en heures, les jours ouvrés',
        }),
        cpfAnswerHours: z.int().min(1).max(240).meta({
          title: 'Réponse à une demande CPF',
          description: 'Réponse à une demande CPF, en heures, les jours ouvrés',
        }),
        complaintDays: z.int().min(1).max(60).describe('Réponse à une réclamation, en jours'),
        confirmationMinutes: z.int().min(1).max(60).describe('Courriel de confirmation, en minutes'),
      })
      .describe('Les autres délais promis'),
    retention: z
      .strictObject({
        requestYears: z.int().min(1).max(10).meta({ title: 'Demandes', description: 'Années après l’envoi' }),
        suspectDays: z
          .int()
          .min(1)
          .max(365)
          .meta({ title: 'Envois suspects', description: 'Jours pour les envois suspects' }),
      })
      .describe('Durées de conservation'),
    steps: z
      .array(
        z.strictObject({ title: line(60).describe('Étape'), text: text(240).describe('Texte') }).meta({
          editor: { summary: '{{title}}' },
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Étapes', description: 'Ce qui se passe après une demande, en trois étapes de préférence' }),
    confirmations: z
      .array(confirmation)
      .min(1)
      .refine((all) => new Set(all.map(({ form }) => form)).size === all.length, {
        error: 'chaque formulaire une seule fois',
      })
      .meta({ title: 'Courriels de confirmation', description: 'Un courriel par formulaire' }),
    invitations: z
      .strictObject({
        contact: invitation('Page contact', 'Sous le titre : à quel sujet vous écrire, et qui lit ; sans elle, rien'),
        course: invitation('Demande sur une formation', 'La même, au-dessus du formulaire d’une formation'),
      })
      .default({})
      .meta({ title: 'Invitations', description: 'Les phrases au-dessus des formulaires' }),
    placeholders: placeholders.optional(),
  })
  .meta({ title: 'Suites d’une demande', description: 'Rappel, courriels de confirmation, durées de conservation' });

export type Requests = z.output<typeof requestsSchema>;
export type Confirmation = Requests['confirmations'][number];
