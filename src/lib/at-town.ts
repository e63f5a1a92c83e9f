/** A place with its preposition: « à Angers », « au Mans », « aux Herbiers ». */
export const atTown = (town: string): string => `à ${town}`.replace('à Les ', 'aux ').replace('à Le ', 'au ');
