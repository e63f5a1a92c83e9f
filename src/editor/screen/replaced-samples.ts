import { valueAt } from '#src/lib/value-at.ts';
import { type Group, isSame, without } from './plain-data.ts';

const LIST = 'placeholders';

/** What a form holds, without calling a sample what somebody has just written in the place of one. */
export function withoutReplacedSamples(data: Group, before: Group): Group {
  const listed = data[LIST];
  if (!Array.isArray(listed)) return data;
  const isReplaced = (path: unknown): boolean => {
    if (typeof path !== 'string') return false;
    const sample = valueAt(before, path.split('.'));
    return sample !== undefined && !isSame(sample, valueAt(data, path.split('.')));
  };
  const left = listed.filter((path) => !isReplaced(path));
  if (left.length === listed.length) return data;
  return left.length === 0 ? without(data, LIST) : { ...data, [LIST]: left };
}
