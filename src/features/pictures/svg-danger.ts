/** What a drawing may not hold, and how an editor reads it. Where in the file it stands, a comment included, is no excuse. */
const DANGERS: readonly (readonly [pattern: RegExp, found: string])[] = [
  // Controls, which begin another alphabet within some encodings: letters are not what they seem.
  [/[^\P{Cc}\s]/u, 'un encodage autre qu’UTF-8'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b/i, 'du code (<script>)'],
  [/[\s/"']on[\w-]+\s*=/i, 'du code (un attribut onclick, onload…)'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'une page à l’intérieur du dessin'],
  [/<!(?:DOCTYPE[^>]*\[|ENTITY|ATTLIST)/i, 'des déclarations XML'],
  [/<\?xml-stylesheet/i, 'une feuille de style d’un autre site'],
  // Addresses that lead nowhere else: a part of the drawing itself, a picture that it carries.
  [
    /\b(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpe?g|webp|gif)[;,]|["']))/i,
    'un lien ou une image d’un autre site',
  ],
  [/url\(\s*(?!["']?\s*#|&quot;#|&#39;#)|image-set\(/i, 'une adresse d’un autre site'],
  [/@import/i, 'une feuille de style d’un autre site'],
  // An animation may write what an attribute may not say.
  [/attributeName\s*=\s*["']?\s*(?:[\w.-]+:)?(?:href|on)/i, 'une animation qui change un lien'],
  // Spells any of the words above another way.
  [/\\/, 'une barre oblique inverse (\\)'],
];

/** A drawing with its letters that were written as numbers: `&#104;ref` is `href`, and no number beyond Unicode is any. */
const spelledOut = (svg: string): string =>
  svg.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (reference, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** A drawing without what may stand within a word of a style: `@im<!-- -->port` is `@import`. */
const joined = (svg: string): string => svg.replace(/<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>/g, '');

/** What in a drawing could run code or call another host in a visitor's browser; nothing in one that only draws. */
export function svgDanger(svg: string): string | undefined {
  const readings = [svg, spelledOut(svg), joined(svg), joined(spelledOut(svg))];
  return DANGERS.find(([pattern]) => readings.some((reading) => pattern.test(reading)))?.[1];
}
