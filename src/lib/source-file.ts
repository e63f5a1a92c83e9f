import { LineCounter, parseDocument } from 'yaml';

/** The front matter up to a line of exactly three dashes. All readers share it, so that they count the same lines. */
export const FRONT_MATTER = /^---\n((?:(?!---|\+\+\+)[^\n]*\n)*)---(?:\n|$)/;

let last: ReturnType<typeof parse> | undefined;

function parse(yaml: string, text: string) {
  const lines = new LineCounter();
  // Warnings of this library are English, and the check reports the same faults.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const body = yaml === text ? '' : text.replace(FRONT_MATTER, '').trimStart();
  return {
    text,
    document,
    lineAt: (offset: number): number => lines.linePos(offset).line,
    body,
    offset: text.slice(0, text.length - body.length).split('\n').length - 1,
  };
}

export function parseSource(file: string, text: string) {
  if (last?.text === text) return last;
  const head = FRONT_MATTER.exec(text)?.[1];
  // The empty line replaces the opening dashes, so that line numbers match the file.
  const yaml = file.endsWith('.yaml') ? text : head === undefined ? undefined : `\n${head}`;
  return yaml === undefined ? undefined : (last = parse(yaml, text));
}
