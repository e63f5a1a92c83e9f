import { LineCounter, parseDocument } from 'yaml';

/** The front matter up to a line of exactly three dashes. All readers share this pattern, to count the same lines. */
export const FRONT_MATTER = /^---\n((?:(?!---|\+\+\+)[^\n]*\n)*)---(?:\n|$)/;

function parse(yaml: string, text: string) {
  const lines = new LineCounter();
  // Hides the warnings of this library, because they are in English and the check reports the same faults.
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

type ParsedFile = ReturnType<typeof parse>;

/** Global, because a build loads this module three times: in Node, in Vite and in the bundle of pages. */
const shared = globalThis as { parsedFiles?: Map<string, ParsedFile> };
const parsedFiles = (shared.parsedFiles ??= new Map<string, ParsedFile>());

export function parseSource(file: string, text: string) {
  const last = parsedFiles.get(file);
  if (last?.text === text) return last;
  const head = FRONT_MATTER.exec(text)?.[1];
  // The empty line replaces the opening dashes, so that line numbers match the file.
  const yaml = file.endsWith('.yaml') ? text : head === undefined ? undefined : `\n${head}`;
  if (yaml === undefined) return undefined;
  const parsed = parse(yaml, text);
  parsedFiles.set(file, parsed);
  return parsed;
}
