import { brand } from './brand.ts';

/**
 * Whether pages show drawings where they have no photo. Scripts of the browser get the value from
 * `src/integrations/content-constants.ts`.
 */
export const DRAWINGS: boolean = brand.drawings;
