import { z } from 'zod';
import { line, link, placeholders, text } from '#src/lib/content-fields.ts';
import type { FormType } from './contact-forms.ts';

const hour = z.int().min(0).max(24);

const page = z
  .strictObject({
    title: line(80).meta({ title: 'Titre', description: 'Titre de la page' }),
    lead: text(300).meta({ title: 'Phrase d’accueil', description: 'Phrase d’accueil : ce que nous avons reçu' }),
    promises: z
      .array(line(160))
      .max(3)
      .default([])
      .meta({ title: 'Engagements', description: 'Ce à quoi vous vous engagez, délai compris' }),
    links: z
      .array(z.strictObject({ label: line(60).describe('Texte du lien'), href: link.describe('Page visée') }))
      .min(1)
      .max(3)
      .meta({ title: 'Liens', description: 'Où aller maintenant' }),
  })
  .meta({ title: 'Page', description: 'La page qui suit l’envoi' });

const flag = (title: string, description: string) => z.boolean().default(false).meta({ title, description });

const mail = z
  .strictObject({
    subject: line(80).meta({ title: 'Objet', description: 'Objet du courriel, et son titre' }),
    lead: text(300).meta({
      title: 'Première phrase',
      description: 'Première phrase : ce que nous avons reçu, et la suite',
    }),
    callback: flag('Moment du rappel', 'Dire quand nous appelons'),
    programme: flag('Programme joint', 'Joindre le programme de la formation IA'),
    planning: flag('Planning et CPF', 'Résumer les modules et expliquer le CPF'),
  })
  .meta({ title: 'Courriel', description: 'Le courriel de confirmation' });

const next = z
  .array(line(200))
  .max(4)
  .default([])
  .meta({ title: 'Ensuite', description: 'Ce qui se passe ensuite, dans l’ordre, pour la page et le courriel' });

/** The editors' name of a form, with a summary of its entry. */
const named = (title: string) => ({ title, editor: { summary: '{{mail.subject}}' } });
const form = (title: string) => z.strictObject({ page, mail, next }).meta(named(title));

/** What answers a form of each type: the forms of the AI course may be left out. */
const forms = z
  .strictObject({
    contact: form('Contact'),
    reclamation: form('Réclamation'),
    inscription_formation_ia: form('Formation IA : inscription').optional(),
    // It leads to the page of the contact form.
    callback_formation_ia: z.strictObject({ mail, next }).meta(named('Formation IA : être rappelé')).optional(),
    download_program_ia: form('Formation IA : programme à télécharger').optional(),
    registration_ia: form('Page d’arrivée IA : inscription').optional(),
    programme_ia: form('Page d’arrivée IA : programme').optional(),
    cpf_ia: form('Page d’arrivée IA : demande CPF').optional(),
  } satisfies Record<Exclude<FormType, '' | 'callback_formation_ia_hero'> | 'contact', z.ZodType>)
  .meta({ title: 'Formulaires', description: 'Ce qui répond à chaque formulaire' });

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
    forms,
    invitations: z
      .strictObject({
        contact: invitation('Page contact', 'Sous le titre : à quel sujet vous écrire, et qui lit ; sans elle, rien'),
        course: invitation('Demande sur une formation', 'La même, au-dessus du formulaire d’une formation'),
      })
      .default({})
      .meta({ title: 'Invitations', description: 'Les phrases au-dessus des formulaires' }),
    placeholders: placeholders.optional(),
  })
  .meta({
    title: 'Suites d’une demande',
    description: 'Rappel, pages et courriels de confirmation, durées de conservation',
  });

export type Requests = z.output<typeof requestsSchema>;
export type ThankYouPage = z.output<typeof page>;
