const TRY_AGAIN = 'Une erreur est survenue. Veuillez réessayer.';

/** The forms' own words; labels stand in contact-fields.ts, rules and their messages in contact-schema.ts. */
export const CONTACT_TEXTS = {
  pending: 'Envoi en cours...',
  offline:
    'Vous semblez hors connexion, votre demande n’est pas partie. Tout ce que vous avez écrit est toujours là : nous vous proposerons de l’envoyer dès que le réseau reviendra. Vous pouvez aussi nous appeler au',
  back: 'La connexion est revenue, et votre texte est toujours là.',
  sendNow: 'Envoyer maintenant',
  kept: 'Votre demande n’est pas partie. Rien n’est perdu : votre texte est toujours là. Réessayez dans un instant, ou appelez-nous au',
  sent: 'Votre demande est enregistrée',
  sooner: 'Vous préférez parler à quelqu’un sans attendre ? Appelez le',
  again: 'Envoyer une autre demande',
  anyCourse: 'Je ne sais pas encore',
  session: 'Session souhaitée',
  calendar: 'Ajouter la session à mon agenda',
} as const;

/** The words of a toast once a form has been sent, or could not be. */
export const TOASTS = {
  contact: {
    success: {
      title: 'Demande envoyée',
      description: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
    },
    failure: { title: 'Erreur', description: 'Une erreur est survenue lors de l’envoi du formulaire.' },
  },
  course: {
    success: {
      title: 'Demande envoyée avec succès !',
      description: 'Nous vous recontacterons dans les plus brefs délais.',
    },
    failure: { title: 'Erreur lors de l’envoi', description: TRY_AGAIN },
  },
  dialog: {
    success: {
      title: 'Demande envoyée avec succès !',
      description: 'Nous vous recontacterons dans les plus brefs délais.',
    },
    failure: { title: 'Erreur', description: TRY_AGAIN },
  },
} as const;
