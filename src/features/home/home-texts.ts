/** The home page's own words. Facts of the organisation come from `content/`. */
export const HOME = {
  title: 'Formations bureautique, informatique et IA',
  description:
    'Formations certifiantes en bureautique, informatique et intelligence artificielle, éligibles au CPF et à l’OPCO. En visio en direct ou en présentiel.',
  hero: {
    title: 'De la première ligne au certificat',
    lead: 'Bureautique, informatique, intelligence artificielle : des formations de 1 à 5 jours, en visio avec un formateur ou en présentiel à',
    discover: 'Découvrir nos formations',
    quote: 'Demander un devis',
    certificate: 'Notre certificat Qualiopi',
    more: 'Comment nous travaillons',
  },
  features: [
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
        'CPF, OPCO, plan de l’entreprise : un conseiller vérifie vos droits, remplit ce qui peut l’être et suit la réponse.',
    },
    {
      title: 'Un certificat au bout',
      detail:
        'La plupart des parcours préparent à une certification enregistrée. L’examen est compris, la préparation aussi.',
    },
  ],
  clients: 'Ils nous confient leurs équipes',
  showcase: {
    title: 'Trois formations pour commencer',
    note: 'Le catalogue',
    all: 'Voir tout le catalogue',
  },
  testimonials: {
    title: 'Ce qu’ils en disent, réserves comprises',
    note: 'Témoignages',
    notice:
      'Témoignages recueillis par nos soins en fin de formation, publiés avec l’accord de leurs auteurs, du plus récent au plus ancien.',
  },
  funding: { title: 'Qui paie la formation ?', note: 'Financement', action: 'Contactez un conseiller' },
  faq: { title: 'Avant de vous décider', note: 'Questions' },
  about: {
    title: 'Des praticiens qui enseignent',
    note: 'Qui nous sommes',
    action: 'Mieux nous connaître',
  },
  certifications: { title: 'Ce qui est vérifié par d’autres', note: 'Certifications' },
  action: {
    title: 'La suite tient en une ligne : dites-nous ce que vous voulez savoir faire.',
    appointment: 'Demander un rendez-vous',
    catalogue: 'Consulter le catalogue',
  },
} as const;
