export const COMPARISON_TEXTS = {
  title: 'Comparer des formations',
  choose: 'Choisir les formations',
  loading: 'Chargement des formations à comparer',
  failed: 'La comparaison n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  tooMany: 'On compare trois formations au plus : voici les trois premières.',
  unknown: (id: string) =>
    `Nous ne trouvons pas «\u00a0${id}\u00a0»\u00a0: la formation a quitté le catalogue, ou l’adresse est incomplète.`,
  count: (total: number) =>
    total === 1
      ? 'Une seule formation\u00a0: ajoutez-en une autre'
      : `${total === 2 ? 'Deux' : 'Trois'} formations côte à côte`,
  none: 'Aucune formation à comparer',
  add: 'Ajouter une formation',
  addFailed: 'Le catalogue n’a pas pu être chargé',
  remove: 'Retirer',
  request: 'Demander des informations',
  differs: 'Diffère',
  onlyDifferences: 'Seulement ce qui diffère',
  criterion: 'Critère',
  table: 'Tableau de comparaison, à faire défiler',
  nothing: 'Non précisé',
  restart: 'Choisir d’autres formations',
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  mail: 'Envoyer par courriel',
  print: 'Imprimer ou enregistrer en PDF',
  modules: 'Programme',
  sessions: 'Prochaines sessions',
  toBeAgreed: 'Dates à convenir',
  full: 'complète',
} as const;
