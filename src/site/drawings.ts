import { brand } from './brand.ts';

/**
 * Whether pages are drawn on where there is no photo. Browsers are given the value: see
 * `src/integrations/content-constants.ts`.
 */
export const DRAWINGS: boolean = brand.drawings;
