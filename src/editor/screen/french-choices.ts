import type { WidgetControl } from './cms-widget.ts';
import type { CreateElement, Element } from './preview-elements.ts';

/** The control of a list of choices: it draws one element, that of the library which Decap takes lists from. */
export type ChoiceControl = new (...settings: never) => { render(): Element };

type Change = { action: string; label?: string; labels: readonly string[] };

const chosen = (labels: readonly string[]): string => (labels.length === 0 ? '' : `Choisi\u00a0: ${labels.join(', ')}`);

const KEYS: Readonly<Record<string, string>> = {
  menu: 'Flèches haut et bas pour parcourir les choix, Entrée pour choisir, Échap pour fermer.',
  input: 'Flèche bas pour ouvrir la liste.',
  value: 'Flèches gauche et droite pour parcourir les valeurs, Retour arrière pour retirer.',
};

/** French for the English of that library, to the eye and to screen readers: Decap’s own phrases don’t reach it. */
const WORDS = {
  noOptionsMessage: () => 'Aucun choix',
  loadingMessage: () => 'Chargement…',
  screenReaderStatus: ({ count }: { count: number }) => `${count} choix`,
  ariaLiveMessages: {
    guidance: ({ context }: { context: string }) => KEYS[context] ?? '',
    onChange: ({ action, label = '', labels }: Change) => {
      if (action === 'clear') return 'Aucune valeur choisie.';
      if (action === 'initial-input-focus') return chosen(labels);
      return action === 'select-option' ? chosen([label]) : `Retiré\u00a0: ${label}`;
    },
    onFilter: ({ resultsMessage }: { resultsMessage: string }) => resultsMessage,
    onFocus: ({ label = '' }: { label?: string }) => label,
  },
};

/** A control of choices that speaks French. */
export const frenchChoices = (control: ChoiceControl, h: CreateElement): WidgetControl =>
  class extends control {
    override render(): Element {
      const { type, props } = super.render();
      return h(type, { ...props, ...WORDS });
    }
  };
