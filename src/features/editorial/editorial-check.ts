import { EDITORIAL_PARTS, type EditorialPartName } from './editorial-parts.ts';

const LONGEST = 80;

/** The text inside a part, without its markup: « 1. Ouvrir » becomes « Ouvrir ». */
function shownText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return 'rien';
  return `« ${text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text} »`;
}

/** The problem with the inside of a part, once Markdown has made HTML of it; nothing where it can be shown. */
export function insideProblem(name: EditorialPartName, html: string) {
  const { pattern, allowed } = EDITORIAL_PARTS[name].inside;
  if (pattern.test(html)) return undefined;
  return {
    found: shownText(html),
    allowed,
    mend: 'corrigez ce qui se trouve entre les deux balises (modèles dans docs/composants-mdx.md)',
  };
}

/**
 * Stops a page whose part holds what it can't show. The check of all content says so first, with the file and the line:
 * only a page that is made while content is wrong, on the server of `npm run dev`, comes this far.
 */
export function checkInside(name: EditorialPartName, html: string, page: string): string {
  const problem = insideProblem(name, html);
  if (problem !== undefined)
    throw new Error(
      `Page ${page}, composant <${name}>\n` +
        `  Trouvé  : ${problem.found}\n` +
        `  Attendu : ${problem.allowed}\n` +
        `  À faire : ${problem.mend}`,
    );
  return html;
}
