/** What a drawing must not contain: code, embedded pages, declarations and addresses of other sites. */
const DANGERS: readonly (readonly [sign: RegExp, found: string])[] = [
  // UTF-16 read as UTF-8 is full of these.
  [/\0|\uFFFD/, 'un encodage autre qu’UTF-8'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b|javascript:/i, 'du code (<script>)'],
  [/<[^<>]*[\s"'/]on[a-z]+\s*=|attributeName\s*=\s*["']on/i, 'du code (un attribut onclick, onload…)'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'une page à l’intérieur du dessin'],
  [/<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i, 'des déclarations XML (<!DOCTYPE>)'],
  [
    /\s(?:[\w-]+:)?(?:href|src)\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpe?g|webp|gif)))|attributeName\s*=\s*["'](?:xlink:)?href/i,
    'un lien ou une image d’un autre site',
  ],
  // They contain paths of the editor's computer.
  [/<sodipodi:|\s(?:inkscape|sodipodi):\w/i, 'des notes du logiciel de dessin (Inkscape)'],
  [/@import|url\(\s*(?!["']?#)/i, 'une adresse d’un autre site'],
];

/**
 * What makes an SVG more than a drawing, in words for an editor. It finds what drawing programs write, not disguised code:
 * pages show drawings by `<img>`, where nothing runs or loads, and the policy of `/images/*` allows nothing.
 */
export function drawingDanger(svg: string): string | undefined {
  for (const [sign, found] of DANGERS) {
    const at = svg.search(sign);
    if (at >= 0) return `${found}, ligne ${String(svg.slice(0, at).split('\n').length)}`;
  }
  return undefined;
}
