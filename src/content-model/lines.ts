import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { frontMatterOf } from '#src/lib/front-matter.ts';

/** The last file of which a line was asked: a report names many fields of one. */
let last: { yaml: string; node: unknown; counter: LineCounter } | undefined;

function parsed(yaml: string) {
  const counter = new LineCounter();
  if (last?.yaml !== yaml) last = { yaml, node: parseDocument(yaml, { lineCounter: counter }).contents, counter };
  return last;
}

/** The line of a file, counted from 1, where a field stands, `modules[2].title`, or else what it should stand in. */
function lineOf(file: string, source: string, field: string): number {
  const isData = file.endsWith('.yaml');
  const { counter, ...document } = parsed(isData ? source : frontMatterOf(source));
  let { node } = document;
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

type Place = { file: string; field: string; line?: number | undefined };

/** The same finding with the line of its field. */
export function withLine<Found extends Place>(found: Found, files: readonly { file: string; source: string }[]): Found {
  const { file, field, line } = found;
  const { source } = (line === undefined && field !== '' ? files.find((one) => one.file === file) : undefined) ?? {};
  return source === undefined ? found : { ...found, line: lineOf(file, source, field) };
}
