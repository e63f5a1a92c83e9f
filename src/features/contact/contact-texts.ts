/** The contact form's own words; labels stand in contact-fields.ts, rules and their messages in contact-schema.ts. */
export const CONTACT_TEXTS = {
  submit: 'Envoyer ma demande',
  pending: 'Envoi en cours...',
  success: {
    title: 'Demande envoyée',
    description: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
  },
  failure: { title: 'Erreur', description: 'Une erreur est survenue lors de l’envoi du formulaire.' },
  kept: 'Rien n’est perdu : votre texte est toujours là. Réessayez dans un instant, ou appelez-nous au',
  anyCourse: 'Je ne sais pas encore',
} as const;
