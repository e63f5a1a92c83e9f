import { spelledFeminine } from '#src/lib/french-numbers.ts';
import { withCapital } from '#src/lib/french-text.ts';

/** The words of the home page that are true of any provider; those of this one stand in `content/home.yaml`. */
export const HOME = {
  hero: {
    discover: 'Découvrir nos formations',
    quote: 'Demander un devis',
    certificate: { open: 'Notre certificat Qualiopi', suspended: 'Notre certificat qualité' },
    certified: {
      open: (activity: string) => `au titre des ${activity.toLocaleLowerCase('fr')}`,
      suspended: () => 'plus en cours de validité',
    },
  },
  clients: 'Ils nous confient leurs équipes',
  showcase: {
    title: (shown: number) =>
      shown === 1 ? 'Une formation pour commencer' : `${withCapital(spelledFeminine(shown))} formations pour commencer`,
    note: 'Le catalogue',
    all: (count: number) => (count === 1 ? 'Voir le catalogue' : `Voir les ${String(count)} formations`),
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
    note: 'Qui nous sommes',
    action: 'Mieux nous connaître',
  },
  action: {
    title: 'La suite tient en une ligne : dites-nous ce que vous voulez savoir faire.',
    appointment: 'Demander un rendez-vous',
    catalogue: 'Consulter le catalogue',
  },
} as const;
