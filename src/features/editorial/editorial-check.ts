import { EDITORIAL_PARTS, type EditorialPartName } from './editorial-parts.ts';

/**
 * Stops the build where what stands inside a part is not what it shows.
 * Its attributes were checked with all other content, before.
 */
export function checkInside(name: EditorialPartName, html: string, page: string): string {
  const { pattern, allowed } = EDITORIAL_PARTS[name].inside;
  if (!pattern.test(html))
    throw new Error(
      `Page ${page}, composant <${name}> : le contenu ne convient pas.\n` +
        `  Trouvé  : ${html.trim() === '' ? 'rien' : html.trim().slice(0, 120)}\n` +
        `  Attendu : ${allowed}\n` +
        '  À faire : corrigez le texte du fichier .mdx (modèles dans docs/composants-mdx.md).',
    );
  return html;
}
