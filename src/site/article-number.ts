/** The id of an article from its file name: `articleNumber('3-dossier-opco-calendrier')` is 3. */
export const articleNumber = (name: string): number => Number.parseInt(name, 10);
