import type { PortraitData } from './portrait.ts';

/** How each member is drawn; the file name in `content/images/equipe` is the seed. */
export const TEAM_PORTRAITS: readonly PortraitData[] = [
  {
    seed: 'apolline-ferrand-lauzier',
    tone: 'blue',
    features: { hair: 'bob', hairColour: 'paper', glasses: 'round', clothes: 'jacket', scarf: true, accent: 'brooch' },
  },
  {
    seed: 'idriss-belhomme-karam',
    tone: 'green',
    features: { hair: 'short', hairColour: 'ink', beard: 'full', clothes: 'jumper', accent: 'pen' },
  },
  {
    seed: 'maiwenn-tresson-quilliou',
    tone: 'blue',
    features: { hair: 'bun', hairColour: 'tone', clothes: 'striped', accent: 'earring' },
  },
  {
    seed: 'solene-vasseur-marin',
    tone: 'purple',
    features: { hair: 'curls', hairColour: 'ink', clothes: 'shirt', accent: 'earring' },
  },
];
