const sessions = (count: number): string => `${String(count)} session${count > 1 ? 's' : ''}`;

/** The words of the page's controls; what it says of the provider stands in `content/agenda.yaml`. */
export const AGENDA_TEXTS = {
  title: 'Agenda des sessions',
  note: 'Toutes les dates',
  months: 'Aller à un mois',
  filter: 'Choisir parmi les sessions',
  anyPlace: 'Tous les lieux',
  anyCategory: 'Tous les domaines',
  place: 'Lieu',
  category: 'Domaine',
  cpf: 'Éligible au CPF',
  cpfBadge: 'Éligible CPF',
  tooSoon: 'Trop proche pour une commande CPF',
  counted: (day: string) => `au ${day}`,
  count: (count: number) => (count === 0 ? 'Aucune session' : sessions(count)),
  nothing: 'Aucune session ne réunit tous ces choix',
  nothingHint: 'Renoncez à l’un d’eux, ou demandez-nous une date.',
  /** « Sans « Angers »\u00a0: 12 sessions » */
  without: (choice: string, count: number) => `Sans «\u00a0${choice}\u00a0»\u00a0: ${sessions(count)}`,
  all: (count: number) => `Toutes les sessions (${String(count)})`,
  callback: 'Être rappelé',
  subscribe: 'S’abonner',
  file: 'Télécharger l’agenda (.ics)',
  address: 'Adresse à coller dans Google Agenda ou Outlook',
} as const;
