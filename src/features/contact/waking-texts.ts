/** The messages of a form before its code has come, apart from the other texts: a page carries these from the start. */
export const WAKING_TEXTS = {
  awaited: 'Un instant, le formulaire se prépare…',
  unreachable:
    'Vous semblez hors connexion. Votre texte est toujours là : renvoyez-le au retour du réseau, ou appelez-nous au',
} as const;
