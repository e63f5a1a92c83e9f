const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The elements that draw, and no other: none runs code, frames a page or leads to one. */
const ELEMENTS = words(`
  svg g defs symbol use switch title desc style metadata
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set
`);

/** Elements of text alone. A page that holds the logo would read markup in some of them as its own. */
const OF_TEXT = words('title desc style metadata');

/** Attributes that say how and where something is drawn: an animation may change these. */
const DRAWING_ATTRIBUTES = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule clipPathUnits color color-interpolation
  color-interpolation-filters color-rendering cx cy d direction display dominant-baseline dx dy enable-background fill
  fill-opacity fill-rule filter filterUnits flood-color flood-opacity font font-family font-feature-settings font-kerning
  font-size font-size-adjust font-stretch font-style font-variant font-variation-settings font-weight fr fx fy
  glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits height image-rendering
  isolation kerning lengthAdjust letter-spacing lighting-color marker marker-end marker-mid marker-start markerHeight
  markerUnits markerWidth mask mask-type maskContentUnits maskUnits mix-blend-mode offset opacity overflow paint-order
  pathLength patternContentUnits patternTransform patternUnits pointer-events points preserveAspectRatio primitiveUnits r
  refX refY rotate rx ry shape-rendering side spreadMethod startOffset stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-orientation text-rendering textLength transform transform-origin unicode-bidi vector-effect
  viewBox visibility white-space width word-spacing writing-mode x x1 x2 y y1 y2 z
  amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent in in2 intercept k1 k2 k3 k4
  kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order pointsAtX pointsAtY pointsAtZ
  preserveAlpha radius result scale seed slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale
  tableValues targetX targetY xChannelSelector yChannelSelector orient method spacing
`);

const OTHER_ATTRIBUTES = words(`
  accumulate additive attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes max min origin path
  repeatCount repeatDur restart to values
  baseProfile focusable media systemLanguage type version zoomAndPan xml:space
`);

/** Attributes of names and words, which are not read for styles. */
const FREE_ATTRIBUTE = /^(?:id|class|role|lang|xml:lang|(?:data|aria)-[a-z\d-]+)$/;

const SVG = 'http://www.w3.org/2000/svg';
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** A photograph within the drawing. */
const CARRIED_PICTURE = /^data:image\/(?:png|jpe?g|webp|gif)[;,]/i;

const FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
  matrix matrix3d translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon cubic-bezier steps local format
  not is where nth-child nth-of-type nth-last-child
`);
const AT_RULES = words('media supports keyframes -webkit-keyframes font-face');

const CODE = 'du code (<script>)';
const HANDLER = 'du code (un attribut onclick, onload…)';
const PAGE = 'une page à l’intérieur du dessin';
const DECLARATIONS = 'des déclarations XML (<!DOCTYPE>)';
const ELSEWHERE = 'un lien ou une image d’un autre site';
const ADDRESS = 'une adresse d’un autre site';
const STYLE_SHEET = 'une feuille de style d’un autre site';
const ANIMATED_LINK = 'une animation qui change un lien';
const ENCODING = 'un encodage autre qu’UTF-8';
const NOTES = (name: string) => `des notes du logiciel de dessin (${name})`;
const UNKNOWN = (name: string) => `autre chose que du dessin (${name})`;
const ENTITY = 'une entité XML (&nom;)';
const BROKEN = 'du balisage que le site ne sait pas lire';

/** Functions of styles that bring something from an address. */
const FETCHING = /^(?:url|src|image|.*image-set|element|cross-fade)$/;

/** The first thing in a style that could come from elsewhere, or that is no style of drawings. */
function styleDanger(style: string): string | undefined {
  // Spells any word another way.
  if (style.includes('\\')) return 'une barre oblique inverse (\\)';
  for (const [, name = ''] of style.matchAll(/@([\w-]*)/g)) {
    const rule = name.toLowerCase();
    if (!AT_RULES.has(rule)) return rule === 'import' ? STYLE_SHEET : UNKNOWN(`@${name}`);
  }
  for (const [, name = '', first] of style.matchAll(/(@?[\w-]*)\((?=\s*["']?(.?))/g)) {
    const called = name.toLowerCase();
    if (called === '' || called.startsWith('@') || FUNCTIONS.has(called) || (called === 'url' && first === '#'))
      continue;
    return FETCHING.test(called) ? ADDRESS : UNKNOWN(`${name}()`);
  }
  return undefined;
}

function unknownElement(name: string): string {
  const [local = ''] = name.toLowerCase().split(':').slice(-1);
  if (/^(?:script|handler|listener)$/.test(local)) return CODE;
  if (/^(?:foreignobject|iframe|embed|object|audio|video)$/.test(local)) return PAGE;
  return name.includes(':') ? NOTES(name) : UNKNOWN(`<${name}>`);
}

function attributeDanger(element: string, name: string, value: string): string | undefined {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return NAMESPACES[name] === value ? undefined : NOTES(name);
  if (FREE_ATTRIBUTE.test(name)) return undefined;
  if (name === 'href' || name === 'xlink:href') {
    const mayCarry = element === 'image' || element === 'feImage';
    return value.startsWith('#') || (mayCarry && CARRIED_PICTURE.test(value)) ? undefined : ELSEWHERE;
  }
  if (name === 'attributeName') return DRAWING_ATTRIBUTES.has(value) ? undefined : ANIMATED_LINK;
  if (name === 'style' || DRAWING_ATTRIBUTES.has(name) || OTHER_ATTRIBUTES.has(name)) return styleDanger(value);
  if (/(?:^|:)on/i.test(name)) return HANDLER;
  if (/(?:^|:)(?:src|href|base)$/i.test(name)) return ELSEWHERE;
  return name.includes(':') ? NOTES(name) : UNKNOWN(`l’attribut ${name}`);
}

/** What separates in XML; JavaScript’s own includes signs that a browser would take for letters. */
const SPACE = String.raw`[ \t\r\n]`;
const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const VALUE = String.raw`"[^"<]*"|'[^'<]*'`;
const DECLARATION =
  /^\uFEFF?<\?xml +version=["']1\.0["'](?: +encoding=["'][Uu][Tt][Ff]-8["'])?(?: +standalone=["'](?:yes|no)["'])? *\?>/;
/** A comment, a part in which signs stand for themselves, a tag, or the text up to the next. */
const PIECE = new RegExp(
  [
    String.raw`<!--(?!-?>)(?<comment>[^]*?)-->`,
    String.raw`<!\[CDATA\[(?<verbatim>[^]*?)\]\]>`,
    String.raw`</(?<closed>${NAME})${SPACE}*>`,
    String.raw`<(?<opened>${NAME})(?<attributes>(?:${SPACE}+${NAME}${SPACE}*=${SPACE}*(?:${VALUE}))*)${SPACE}*(?<empty>/?)>`,
    String.raw`(?<text>[^<]+)`,
  ].join('|'),
  'y',
);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})${SPACE}*=${SPACE}*(${VALUE})`, 'g');

const REFERENCE = /&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text with its signs that were written as numbers; nothing where it names one that a declaration would have to explain. */
function spelledOut(text: string): string | undefined {
  const spelled = text.replace(
    REFERENCE,
    (reference, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED[name] ?? reference;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
    },
  );
  return spelled.includes('\0') || text.replace(REFERENCE, '').includes('&') ? undefined : spelled;
}

/** Reads a drawing piece by piece: which elements are open, and what its style says once all parts of it are known. */
class Drawing {
  /** The elements that are open, the outermost first. */
  readonly #open: string[] = [];
  #style = '';
  #isClosed = false;

  /** Takes the next piece, and gives what is wrong with it. */
  take(groups: Readonly<Record<string, string | undefined>>): string | undefined {
    const { comment, verbatim, closed, opened, attributes = '', empty, text } = groups;
    if (comment !== undefined) return comment.includes('--') ? BROKEN : undefined;
    if (closed !== undefined) return this.#close(closed);
    if (opened !== undefined)
      return this.#begin(opened, attributes) ?? (empty === '/' ? this.#close(opened) : undefined);
    return this.#write(verbatim, text ?? '');
  }

  get isWhole(): boolean {
    return this.#isClosed;
  }

  #begin(name: string, attributes: string): string | undefined {
    if (!ELEMENTS.has(name)) return unknownElement(name);
    const parent = this.#open.at(-1);
    if (parent === undefined ? this.#isClosed || name !== 'svg' : OF_TEXT.has(parent)) return BROKEN;
    this.#open.push(name);
    const seen = new Set<string>();
    for (const [, attribute = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
      const value = spelledOut(quoted.slice(1, -1));
      if (value === undefined || seen.has(attribute)) return value === undefined ? ENTITY : BROKEN;
      seen.add(attribute);
      const danger = attributeDanger(name, attribute, value);
      if (danger !== undefined) return danger;
    }
    return undefined;
  }

  #close(name: string): string | undefined {
    if (this.#open.pop() !== name) return BROKEN;
    this.#isClosed = this.#open.length === 0;
    if (name !== 'style') return undefined;
    const danger = styleDanger(this.#style);
    this.#style = '';
    return danger;
  }

  #write(verbatim: string | undefined, text: string): string | undefined {
    const parent = this.#open.at(-1);
    const written = verbatim ?? spelledOut(text);
    if (written === undefined) return ENTITY;
    if (parent === 'style') this.#style += written;
    else if (verbatim !== undefined || (parent === undefined && text.trim() !== '')) return BROKEN;
    return undefined;
  }
}

function brokenPiece(svg: string, at: number): string {
  const rest = svg.slice(at, at + 200);
  if (/^<!(?:DOCTYPE|ENTITY|ATTLIST)/i.test(rest)) return DECLARATIONS;
  if (/^<\?xml-stylesheet/i.test(rest)) return STYLE_SHEET;
  if (/^<\?xml\s/i.test(rest)) return ENCODING;
  if (/^<(?:[^\s<>:]+:)?script/i.test(rest)) return CODE;
  return /^<[^<>]*[\s/"']on\w+\s*=/i.test(rest) ? HANDLER : BROKEN;
}

/**
 * The content of a drawing that isn't plainly drawing, in words for an editor: code, a page, another site’s file, and whatever
 * nobody here has thought of. What cannot be read strictly is refused too: a browser may read it otherwise.
 */
export function drawingDanger(svg: string): string | undefined {
  // Controls, which begin another alphabet within some encodings, and what is no letter of UTF-8: letters are not what they seem.
  if (/[^\P{Cc}\s]|\uFFFD/u.test(svg)) return ENCODING;
  const drawing = new Drawing();
  let at = DECLARATION.exec(svg)?.[0].length ?? (svg.startsWith('\uFEFF') ? 1 : 0);
  while (at < svg.length) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(svg);
    const danger = piece === null ? brokenPiece(svg, at) : drawing.take(piece.groups ?? {});
    if (danger !== undefined) return `${danger}, ligne ${String(svg.slice(0, at).split('\n').length)}`;
    at = PIECE.lastIndex;
  }
  return drawing.isWhole ? undefined : BROKEN;
}
