const DANGERS: readonly (readonly [pattern: RegExp, found: string])[] = [
  // UTF-16 decoded as UTF-8 contains these characters.
  [/\0|\uFFFD/, 'un encodage autre qu’UTF-8'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b|javascript:/i, 'du code (<script>)'],
  [/<[^<>]*[\s"'/]on[a-z]+\s*=|attributeName\s*=\s*["']on/i, 'du code (un attribut onclick, onload…)'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'une page à l’intérieur du dessin'],
  [/<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i, 'des déclarations XML (<!DOCTYPE>)'],
  [
    /\s(?:[\w-]+:)?(?:href|src)\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpe?g|webp|gif)))|attributeName\s*=\s*["'](?:xlink:)?href/i,
    'un lien ou une image d’un autre site',
  ],
  // Inkscape metadata contains paths of the editor's computer.
  [/<sodipodi:|\s(?:inkscape|sodipodi):\w/i, 'des notes du logiciel de dessin (Inkscape)'],
  [/@import|url\(\s*(?!["']?#)/i, 'une adresse d’un autre site'],
];

/**
 * Tells an editor why an SVG is unsafe. Does not detect disguised code, because pages show drawings with `<img>`, which
 * runs and loads nothing, and because the content security policy of `/images/*` allows nothing.
 */
export function drawingDanger(svg: string): string | undefined {
  for (const [pattern, found] of DANGERS) {
    const index = svg.search(pattern);
    if (index >= 0) return `${found}, ligne ${String(svg.slice(0, index).split('\n').length)}`;
  }
  return undefined;
}
