export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

export const requestKey = (at: Date, id: string): string => `${monthOf(at)}/${id}`;

export const SUSPECTS = 'suspects/';
/** `open/<key>`, with a time as value: the mark of a request to deliver or handle, or of a suspect to report. */
export const OPEN = 'open/';
export const MAILED = 'mailed/';

export const openKey = (key: string): string => OPEN + key;
