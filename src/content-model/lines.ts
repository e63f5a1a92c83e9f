import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { frontMatterOf } from '#src/lib/front-matter.ts';

/** The line of a file, counted from 1, where a field stands, `modules[2].title`, or else what it should stand in. */
export function lineOf(file: string, source: string, field: string): number {
  const isData = file.endsWith('.yaml');
  const counter = new LineCounter();
  let node: unknown = parseDocument(isData ? source : frontMatterOf(source), { lineCounter: counter }).contents;
  let at: number | undefined;
  for (const [part, index] of field.matchAll(/\[(\d+)\]|[^.[\]]+/g)) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === part) : undefined;
    const next = pair?.value ?? (isSeq(node) ? node.items[Number(index) - 1] : undefined);
    const [start] = (isScalar(pair?.key) ? pair.key.range : (next as { range?: [number] } | undefined)?.range) ?? [];
    if (start === undefined) break;
    at = start;
    node = next;
  }
  return at === undefined ? 1 : counter.linePos(at).line + (isData ? 0 : 1);
}
