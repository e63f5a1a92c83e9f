/** What a form says before its code has come, apart from the other texts: a page carries these from the start. */
export const WAKING_TEXTS = {
  awaited: 'Un instant, le formulaire se prépare…',
  unreachable:
    'Vous semblez hors connexion. Tout ce que vous avez écrit est toujours là : envoyez de nouveau dès que le réseau revient, ou appelez-nous au',
} as const;
