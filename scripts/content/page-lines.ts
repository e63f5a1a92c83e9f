import { visibleLines } from '#tests/support/visible-text.ts';
import type { BuiltPage } from './built-pages.ts';

/** Every line that pages show, links and buttons first and alone, each with the pages that show it. */
export function linesOfPages(pages: readonly BuiltPage[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const { path, root } of pages) {
    const actions = root.querySelectorAll('a, button').map(({ text }) => text.replace(/[ \t\r\n]+/g, ' ').trim());
    for (const line of new Set([...actions, ...visibleLines(root)]))
      if (line !== '') lines.set(line, [...(lines.get(line) ?? []), path]);
  }
  return lines;
}
