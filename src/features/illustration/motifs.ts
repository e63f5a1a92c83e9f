/** What an illustration can show; each is a drawing of the same hand. Editors choose one by its name. */
export const MOTIFS = [
  'tableur',
  'document',
  'diapositives',
  'messagerie',
  'base-de-donnees',
  'graphique',
  'code',
  'page-web',
  'reseau',
  'serveur',
  'bouclier',
  'nuage',
  'invite',
  'neurones',
  'image',
  'automatisation',
  'plume',
  'certificat',
  'bureau',
  'calendrier',
  'financement',
  'conversation',
  'collaboration',
  'boussole',
] as const;

export type Motif = (typeof MOTIFS)[number];
