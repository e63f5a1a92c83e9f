import { ALL_ENTITIES, EntityDecoder } from '@nodable/entities';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { valueAt } from '../../src/lib/template.ts';
import { ImportError } from './import-error.ts';

/** An element or an attribute (`@numero`), with its text, line and child elements. */
export type Node = { name: string; text: string; where: string; children: Node[] };

/** LHÉO 2.3, and the file that providers send to Mon Compte Formation, which is derived from it. */
const NAMESPACES = ['http://lheo.gouv.fr/2.3', 'https://www.of.moncompteformation.gouv.fr'];
const POSITION = XMLParser.getMetaDataSymbol() as symbol;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  captureMetaData: true,
  removeNSPrefix: true,
  entityDecoder: new EntityDecoder({ namedEntities: ALL_ENTITIES }),
});

/** An element as parsed: its text is in `#text`, and elements of the same name are in an array. */
type Parsed = { [name: string]: string | Parsed | Parsed[] };

function treeOf(name: string, parsed: Parsed, lineAt: (index: number) => number): Node {
  const { startIndex = 0 } = (parsed as Record<symbol, { startIndex?: number } | undefined>)[POSITION] ?? {};
  const where = `ligne ${String(lineAt(startIndex))}`;
  const children = Object.entries(parsed).flatMap(([child, value]): Node[] => {
    if (child === '#text') return [];
    if (typeof value === 'string') return [{ name: child, text: value, where, children: [] }];
    return [value].flat().map((each) => treeOf(child, each, lineAt));
  });
  return { name, text: typeof parsed['#text'] === 'string' ? parsed['#text'] : '', where, children };
}

/** Returns a function that gives the line of an index. */
function lineFinder(text: string): (index: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** The elements at a path of names below a node: `below(node, 'coordonnees', 'courriel')`. */
export const below = (node: Node, ...names: string[]): Node[] =>
  names.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );

/** The courses of a LHÉO 2.3 file. Refuses custom entities, because a few lines of them can expand to a huge text. */
export function lheoFormations(text: string): Node[] {
  const lineAt = lineFinder(text);
  const entity = text.search(/<!ENTITY/i);
  if (entity !== -1)
    throw new ImportError(
      `Ligne ${String(lineAt(entity))}\u00a0: le fichier définit ses propres entités (<!ENTITY), que l’import refuse. Exportez-le sans elles.`,
    );
  try {
    SyntaxValidator.validate(text);
  } catch (error) {
    throw new ImportError(
      `Ligne ${String(valueAt(error, ['line']))}\u00a0: ce XML est mal formé ou coupé. Exportez le fichier de nouveau.`,
    );
  }
  const [name, root] = Object.entries(parser.parse(text) as Parsed).find(([key]) => !key.startsWith('?')) ?? [];
  const tree = treeOf('', typeof root === 'object' && !Array.isArray(root) ? root : {}, lineAt);
  const namespace = /<(?:\w+:)?lheo\b[^>]*\bxmlns(?::\w+)?=["']([^"']+)/.exec(text)?.[1];
  if (name !== 'lheo' || (namespace !== undefined && !NAMESPACES.includes(namespace)))
    throw new ImportError(
      `Ligne 1\u00a0: ce fichier n’est pas du LHÉO 2.3, mais «\u00a0${name ?? ''}\u00a0»${namespace === undefined ? '' : ` de ${namespace}`}. Exportez vos formations en LHÉO 2.3.`,
    );
  const formations = below(tree, 'offres', 'formation');
  if (formations.length === 0)
    throw new ImportError('Ligne 1\u00a0: aucune formation dans ce fichier. Exportez votre catalogue entier.');
  return formations;
}
