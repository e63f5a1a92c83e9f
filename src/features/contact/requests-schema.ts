import { z } from 'zod';
import { boolean, group, int, line, link, list, placeholders, text } from '#src/fields/fields.ts';
import type { FormType } from './contact-forms.ts';

const page = group('Page', 'La page qui suit l’envoi', {
  title: line(80, 'Titre', 'Titre de la page'),
  lead: text(300, 'Phrase d’accueil', 'Phrase d’accueil : ce que nous avons reçu'),
  promises: list('Engagements', 'Ce à quoi vous vous engagez, délai compris', line(160)).max(3).default([]),
  links: list('Liens', 'Où aller maintenant', { label: line(60, 'Texte du lien'), href: link('Page visée') })
    .min(1)
    .max(3),
});

const mail = group('Courriel', 'Le courriel de confirmation', {
  subject: line(80, 'Objet', 'Objet du courriel, et son titre'),
  lead: text(300, 'Première phrase', 'Première phrase : ce que nous avons reçu, et la suite'),
  callback: boolean('Moment du rappel', 'Dire quand nous appelons').default(false),
  programme: boolean('Programme joint', 'Joindre le programme de la formation IA').default(false),
  planning: boolean('Planning et CPF', 'Résumer les modules et expliquer le CPF').default(false),
});

const next = list('Ensuite', 'Ce qui se passe ensuite, dans l’ordre, pour la page et le courriel', line(200))
  .max(4)
  .default([]);

const entryMeta = (title: string) => ({ title, editor: { summary: '{{mail.subject}}' } });
const form = (title: string) => z.strictObject({ page, mail, next }).meta(entryMeta(title));

/**
 * The longest time from a request to its callback, in hours, with nights but without weekends and holidays. A request
 * waits longest if it arrives as the office closes.
 */
const longestWait = ({ hours, opens, closes }: Record<'hours' | 'opens' | 'closes', number>): number =>
  hours + Math.ceil(hours / (closes - opens)) * (24 - closes + opens);

export const requestsSchema = group(
  'Suites d’une demande',
  'Rappel, pages et courriels de confirmation, durées de conservation',
  {
    callback: group('Le rappel téléphonique', {
      hours: int(1, 40, 'Délai', 'Délai de rappel, en heures de bureau'),
      opens: int(0, 24, 'Heure d’ouverture'),
      closes: int(0, 24, 'Heure de fermeture'),
    }).refine(({ opens, closes }) => opens < closes, { error: 'une ouverture avant la fermeture' }),
    delays: group('Les autres délais promis', {
      answerHours: int(1, 240, 'Réponse d’un conseiller', 'En heures, les jours ouvrés ; un rappel tient dedans'),
      cpfAnswerHours: int(1, 240, 'Réponse à une demande CPF', 'En heures, les jours ouvrés'),
      complaintDays: int(1, 60, 'Réponse à une réclamation, en jours'),
      confirmationMinutes: int(1, 60, 'Courriel de confirmation, en minutes'),
    }),
    retention: group('Durées de conservation', {
      requestYears: int(1, 10, 'Demandes', 'Années après l’envoi'),
      suspectDays: int(1, 365, 'Envois suspects', 'Jours pour les envois suspects'),
    }),
    steps: list('Étapes', 'Ce qui se passe après une demande, en trois étapes de préférence', {
      title: line(60, 'Étape'),
      text: text(240, 'Texte'),
    })
      .min(1)
      .max(6),
    forms: group('Formulaires', 'Ce qui répond à chaque formulaire', {
      contact: form('Contact'),
      reclamation: form('Réclamation'),
      inscription_formation_ia: form('Formation IA : inscription').optional(),
      callback_formation_ia: z.strictObject({ mail, next }).meta(entryMeta('Formation IA : être rappelé')).optional(),
      download_program_ia: form('Formation IA : programme à télécharger').optional(),
      registration_ia: form('Page d’arrivée IA : inscription').optional(),
      programme_ia: form('Page d’arrivée IA : programme').optional(),
      cpf_ia: form('Page d’arrivée IA : demande CPF').optional(),
    } satisfies Record<Exclude<FormType, '' | 'callback_formation_ia_hero'> | 'contact', z.ZodType>),
    invitations: group('Invitations', 'Les phrases au-dessus des formulaires', {
      contact: text(
        300,
        'Page contact',
        'Sous le titre : à quel sujet écrire, et qui lit ; sans elle, rien',
      ).optional(),
      course: text(300, 'Demande sur une formation', 'La même, au-dessus du formulaire d’une formation').optional(),
    }).default({}),
    placeholders: placeholders.optional(),
  },
).refine(({ callback, delays }) => longestWait(callback) <= delays.answerHours, {
  error: 'un délai qui tient dans « Réponse d’un conseiller », promis avant lui pour la même demande',
  path: ['callback', 'hours'],
});

export type Requests = z.output<typeof requestsSchema>;
