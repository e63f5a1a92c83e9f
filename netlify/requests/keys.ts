/** `2026-11` */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** `2026-11/<id>`, without personal data. */
export const requestKey = (at: Date, id: string): string => `${monthOf(at)}/${id}`;

export const SUSPECTS = 'suspects/';
/** `open/<key>`, with a time as value: the mark of a request with unfinished tasks. */
export const OPEN = 'open/';
/** `failed/<key>`, with a time as value: the mark of a failed delivery. The digest reports it for fourteen days. */
export const FAILED = 'failed/';
export const MAILED = 'mailed/';
/** The key of the time at which the last digest was sent. */
export const LAST_DIGEST = 'told';

export const openKey = (key: string): string => OPEN + key;
export const failedKey = (key: string): string => FAILED + key;
