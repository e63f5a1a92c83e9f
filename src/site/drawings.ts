import { brand } from './brand.ts';

/** Whether pages show drawings where they have no photo. */
export const DRAWINGS: boolean = brand.drawings;
