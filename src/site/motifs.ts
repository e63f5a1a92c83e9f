/** The subjects of illustrations, with their labels in the editor. Each subject has a drawing. */
export const MOTIF_NAMES = {
  tableur: 'Tableur',
  document: 'Document',
  diapositives: 'Diapositives',
  messagerie: 'Messagerie',
  'base-de-donnees': 'Base de données',
  graphique: 'Graphique',
  code: 'Code',
  'page-web': 'Page web',
  reseau: 'Réseau',
  serveur: 'Serveur',
  bouclier: 'Bouclier',
  nuage: 'Nuage',
  invite: 'Invite de commande',
  neurones: 'Neurones',
  image: 'Image',
  automatisation: 'Automatisation',
  plume: 'Plume',
  certificat: 'Certificat',
  bureau: 'Bureau',
  calendrier: 'Calendrier',
  financement: 'Financement',
  conversation: 'Conversation',
  collaboration: 'Collaboration',
  boussole: 'Boussole',
} as const;

export type Motif = keyof typeof MOTIF_NAMES;
