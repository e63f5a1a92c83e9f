/** A sentence ends with a full stop, unless it ends with a sign of its own: « vouliez-vous écrire « Angers » ? ». */
export const endSentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);
