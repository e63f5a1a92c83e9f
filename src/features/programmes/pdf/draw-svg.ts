const ELEMENT = /<(\/?)(svg|g|path)\b([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g;

const CAPS = ['butt', 'round', 'square'];

type Attributes = Map<string, string>;

function transform(document: PDFKit.PDFDocument, list: string): void {
  for (const [, name, values = ''] of list.matchAll(TRANSFORM)) {
    const [first = 0, second] = values.split(/[\s,]+/).map(Number);
    if (name === 'translate') document.translate(first, second ?? 0);
    else if (name === 'rotate') document.rotate(first);
    else document.scale(first, second ?? first);
  }
}

const rule = (attributes: Attributes) => (attributes.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero');

function drawPath(document: PDFKit.PDFDocument, attributes: Attributes): void {
  const fill = attributes.get('fill') ?? '#000000';
  const stroke = attributes.get('stroke') ?? 'none';
  const cap = attributes.get('stroke-linecap') ?? 'butt';
  document
    .opacity(Number(attributes.get('opacity') ?? 1))
    .lineWidth(Number(attributes.get('stroke-width') ?? 1))
    .lineCap(CAPS.includes(cap) ? cap : 'butt')
    .lineJoin(attributes.get('stroke-linejoin') ?? 'miter')
    .path(attributes.get('d') ?? '');
  if (fill !== 'none' && stroke !== 'none') document.fillAndStroke(fill, stroke, rule(attributes));
  else if (stroke !== 'none') document.stroke(stroke);
  else if (fill !== 'none') document.fill(fill, rule(attributes));
}

/** Draws one of our own SVGs, made of groups and paths alone, at the origin and in its own units. */
export function drawSvg(document: PDFKit.PDFDocument, svg: string): void {
  const inherited: Attributes[] = [new Map<string, string>()];
  for (const [, isEnd, name, written = ''] of svg.matchAll(ELEMENT)) {
    if (isEnd) {
      inherited.pop();
      document.restore();
      continue;
    }
    const own = [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']): [string, string] => [key, value]);
    const attributes: Attributes = new Map([...(inherited.at(-1) ?? []), ['transform', ''], ...own]);
    document.save();
    transform(document, attributes.get('transform') ?? '');
    if (name === 'path') {
      drawPath(document, attributes);
      document.restore();
    } else inherited.push(attributes);
  }
}
