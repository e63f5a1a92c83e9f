import { valueAt } from '#src/lib/value-at.ts';
import { type Group, isGroup, isSame, without } from './plain-data.ts';

const LIST = 'placeholders';

/** Whether nothing of a sample is left: one figure that was replaced makes no true ones of those beside it. */
function isReplaced(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample) || isGroup(sample))
    return Object.entries(sample).every(([name, inner]) => isReplaced(inner, valueAt(value, [name])));
  return !isSame(sample, value);
}

/** The data of a form, in which a sample that somebody has just replaced is no longer called one. */
export function withoutReplacedSamples(data: Group, before: Group): Group {
  const listed = data[LIST];
  if (!Array.isArray(listed)) return data;
  const left = listed.filter((path) => {
    if (typeof path !== 'string') return true;
    const [sample, value] = [before, data].map((one) => valueAt(one, path.split('.')));
    return sample === undefined || isSame(sample, value) || !isReplaced(sample, value);
  });
  if (left.length === listed.length) return data;
  return left.length === 0 ? without(data, LIST) : { ...data, [LIST]: left };
}
