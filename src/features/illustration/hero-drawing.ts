import { drawIllustration } from './illustration.ts';

/** The home page's picture. */
export const drawHero = (): string => drawIllustration({ seed: 'accueil', motif: 'plume', tone: 'blue' });
