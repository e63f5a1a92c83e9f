import { EDITORIAL_PARTS, type EditorialPartName } from './editorial-parts.ts';

/** Stops a page whose part holds what it can't show, once Markdown has made HTML of it. */
export function checkInside(name: EditorialPartName, html: string, page: string): string {
  const { pattern, allowed } = EDITORIAL_PARTS[name].inside;
  if (pattern.test(html)) return html;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  throw new Error(
    `Page ${page}, composant <${name}>\n` +
      `  Trouvé  : ${text === '' ? 'rien' : `« ${text.slice(0, 80)} »`}\n` +
      `  Attendu : ${allowed}\n` +
      '  À faire : corrigez ce qui se trouve entre les deux balises (modèles dans docs/composants-mdx.md)',
  );
}
