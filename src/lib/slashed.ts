import { sep } from 'node:path';

/** A path of this computer with the slashes of an address: `courses/excel.html` also on Windows. */
export const slashed = (path: string, separator: string = sep): string => path.split(separator).join('/');
