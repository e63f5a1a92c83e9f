/** The home page's own words. Facts of the organisation come from `content/`. */
export const HOME = {
  title: 'Formations bureautique, informatique et IA',
  hero: {
    title: 'De la première ligne au certificat',
    lead: 'Bureautique, informatique, intelligence artificielle : des formations {{durations}}, en visio avec un formateur ou en présentiel à',
    discover: 'Découvrir nos formations',
    quote: 'Demander un devis',
    certificate: { open: 'Notre certificat Qualiopi', suspended: 'Notre certificat qualité' },
    certified: { open: 'au titre des actions de formation', suspended: 'plus en cours de validité' },
    more: 'Comment nous travaillons',
  },
  features: {
    title: 'Quatre choses auxquelles nous tenons',
    items: [
      {
        title: 'Un formateur, pas une vidéo',
        detail:
          'Les séances sont en direct. Vous posez vos questions au moment où elles viennent, et la réponse porte sur votre fichier.',
      },
      {
        title: 'Des groupes qui tiennent autour d’une table',
        detail:
          'Assez petits pour que chacun manipule, se trompe et recommence pendant la séance plutôt que le lendemain au bureau.',
      },
      {
        title: 'Un dossier de financement monté avec vous',
        detail:
          'Un conseiller passe en revue avec vous les financements possibles, prépare les pièces et suit la réponse.',
      },
      {
        title: 'Un certificat au bout',
        detail:
          'C’est le cas pour {{certifying}}, qui préparent à une certification enregistrée. L’examen est compris, la préparation aussi.',
      },
    ],
  },
  clients: 'Ils nous confient leurs équipes',
  showcase: {
    title: 'Trois formations pour commencer',
    note: 'Le catalogue',
    all: (courses: string) => `Voir les ${courses}`,
  },
  testimonials: {
    title: 'Ce qu’ils en disent, réserves comprises',
    note: 'Témoignages',
    notice: 'Tous les témoignages, et comment nous les recueillons',
  },
  funding: {
    title: 'Qui paie la formation ?',
    note: 'Financement',
    share: 'restent à votre charge avec le CPF, sauf exonération.',
    action: 'Contactez un conseiller',
  },
  faq: { title: 'Avant de vous décider', note: 'Questions', other: 'Une autre question ?', ask: 'Posez-la-nous' },
  about: {
    title: 'Des praticiens qui enseignent',
    note: 'Qui nous sommes',
    action: 'Mieux nous connaître',
  },
  certifications: { title: 'Ce que d’autres vérifient, ce que nous promettons', note: 'Certifications' },
  action: {
    title: 'La suite tient en une ligne : dites-nous ce que vous voulez savoir faire.',
    appointment: 'Demander un rendez-vous',
    catalogue: 'Consulter le catalogue',
  },
} as const;
