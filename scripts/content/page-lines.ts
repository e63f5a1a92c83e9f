import type { HTMLElement } from 'node-html-parser';
import { visibleLines } from './visible-text.ts';
import type { BuiltPage } from './built-pages.ts';

const textOf = ({ text }: HTMLElement): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** A line in which links stand side by side, as one line for each: their words make no sentence together. */
function apart(line: string, neighbours: readonly HTMLElement[]): string[] {
  return neighbours
    .reduce((text, link) => {
      const [one, other] = [link.previousElementSibling, link].map((element) => (element ? textOf(element) : ''));
      if (!one || !other) return text;
      return [`${one} ${other}`, one + other].reduce(
        (words, together) => words.replaceAll(together, () => `${one}\n${other}`),
        text,
      );
    }, line)
    .split('\n');
}

/** Every line that pages show, links and buttons first and alone, each with the pages that show it. */
export function linesOfPages(pages: readonly BuiltPage[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const { path, root } of pages) {
    const neighbours = root.querySelectorAll('a + a, a + button, button + a, button + button');
    const actions = root.querySelectorAll('a, button').map(textOf);
    const shown = visibleLines(root).flatMap((line) => apart(line, neighbours));
    for (const line of new Set([...actions, ...shown]))
      if (line !== '') lines.set(line, [...(lines.get(line) ?? []), path]);
  }
  return lines;
}
