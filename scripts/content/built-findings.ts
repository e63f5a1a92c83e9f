import type { HTMLElement } from 'node-html-parser';
import { claimFindings } from '#src/content-audit/claim-findings.ts';
import { displayedTexts } from '#src/content-audit/content-texts.ts';
import { specificCap } from '#src/content-audit/dated-rule-findings.ts';
import { type Finding, type RawFinding, toFinding } from '#src/content-audit/finding.ts';
import type { Content } from '#src/content-audit/load-content.ts';
import { commonWords, wordingFindings } from '#src/content-audit/wording-findings.ts';
import { stateLabel } from '#src/features/courses/course-session-texts.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { headline } from '#src/features/figures/headline.ts';
import type { BuiltPage } from './built-pages.ts';
import { partsOfPage } from './page-parts.ts';
import { compact } from './source-locations.ts';
import { visibleLines } from './visible-text.ts';

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
function linesOfPages(pages: readonly BuiltPage[]): Map<string, string[]> {
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

/** Whether a line of a page only repeats what `content/` says: that is judged where it is written. */
function saidByContent(content: Content, today: Date): (line: string) => boolean {
  const { figures } = content;
  const texts = displayedTexts(content).map(({ text }) => text);
  const said = compact(texts.join('\n'));
  const sheets = content.courses.map(({ id, sheet }) => ({ id, data: sheet }));
  const published = figures.sheet.figures
    .flatMap((figure) => [figure, ...(figure.renewedBy === undefined ? [] : [headline(figure.id, sheets)])])
    .map(({ value, label }) => compact(value + label));
  // Computed from the seats that somebody has counted, never typed.
  const counted = content.courses
    .flatMap(({ sheet }) => offeredSessions(sheet, today))
    .filter(({ state }) => state === 'few')
    .map((session) => compact(stateLabel(session)));
  return (line) => {
    const words = compact(line);
    return said.includes(words) || counted.some((label) => words.includes(label)) || published.some((figure) => words.includes(figure));
  };
}

type Place = (text: string) => string | undefined;

const onPages = ([first = '', ...others]: readonly string[]): string =>
  `page ${first}${others.length === 0 ? '' : ` et ${others.length} ${others.length === 1 ? 'autre' : 'autres'}`}`;

/** The claims and the turns of phrase in the words of pages, where `content/` is not the one to say it. */
function claimsOfPages(pages: readonly BuiltPage[], content: Content, today: Date, place: Place): RawFinding[] {
  const context = { cap: specificCap(content, today) };
  const isSaid = saidByContent(content, today);
  const words = commonWords(displayedTexts(content));
  const rawFindings: RawFinding[] = [];
  for (const [text, paths] of linesOfPages(pages)) {
    const source = { file: '', field: onPages(paths), kind: 'page', text, allowed: [] };
    for (const rawFinding of [...claimFindings(source, context), ...wordingFindings(source, words)]) {
      const words = compact(rawFinding.found);
      // A line may hold another: a paragraph its link, a list its item.
      const isKnown = rawFindings.some(({ check, found }) => check === rawFinding.check && words.includes(compact(found)));
      if (!isKnown && !isSaid(text) && !isSaid(rawFinding.found))
        rawFindings.push({ ...rawFinding, file: place(text) ?? 'src' });
    }
  }
  return rawFindings;
}

const spaceless = (text: string): string => text.replace(/\s/g, '');

const hiddenFigures = (pages: readonly BuiltPage[], { figures: { file, sheet } }: Content): RawFinding[] =>
  sheet.figures.flatMap(({ value, shownOn }, index) =>
    shownOn
      .filter((path) => {
        const page = pages.find((candidate) => candidate.path === path);
        return page === undefined || !spaceless(page.root.text).includes(spaceless(value));
      })
      .map((path): RawFinding => ({ check: 'figure-not-shown', file, field: `figures[${index + 1}]`, found: `${value}, absent de ${path}` })),
  );

/** The findings in built pages beyond `content/`: the words of `src/`, what they load, what their forms ask. */
export const builtFindings = (pages: readonly BuiltPage[], content: Content, today: Date, place: Place): Finding[] =>
  [
    ...claimsOfPages(pages, content, today, place),
    ...pages.flatMap(partsOfPage),
    ...(pages.length === 0 ? [] : hiddenFigures(pages, content)),
  ].map(toFinding);
