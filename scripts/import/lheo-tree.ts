import { ALL_ENTITIES, EntityDecoder } from '@nodable/entities';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { valueAt } from '../../src/lib/template.ts';
import { ImportError } from './source-course.ts';

// A `Record` cannot refer to itself.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export type XmlElement = { [name: string]: string | XmlElement[] };
export type Leaf = { path: string; text: string };

/** LHÉO 2.3, and the format of Mon Compte Formation, which is derived from it. */
const NAMESPACES = ['http://lheo.gouv.fr/2.3', 'https://www.of.moncompteformation.gouv.fr'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  removeNSPrefix: true,
  entityDecoder: new EntityDecoder({ namedEntities: ALL_ENTITIES }),
});

const lineAt = (text: string, index: number): string => `Ligne ${text.slice(0, index).split('\n').length}`;

export const elementsAt = (element: XmlElement, path: string): XmlElement[] =>
  path.split('/').reduce((found, name) => found.flatMap((one) => (one[name] ?? []) as XmlElement[]), [element]);

export const stringAt = (element: XmlElement | undefined, name: string): string => {
  const value = element?.[name];
  return typeof value === 'string' ? value : '';
};

export const leavesOf = (element: XmlElement, path = ''): Leaf[] =>
  Object.entries(element).flatMap(([name, value]): Leaf[] => {
    if (name === 'action' || name === 'session') return [];
    if (typeof value !== 'string')
      return value.flatMap((child) => {
        const part = name === 'extras' ? '' : stringAt(child, '@info') || name;
        return leavesOf(child, part === '' ? path : path === '' ? part : `${path}/${part}`);
      });
    if (value === '' || name === '@info' || (name !== '#text' && path !== '')) return [];
    return [{ path: name === '#text' ? path : name, text: value }];
  });

/** Reads LHÉO 2.3. Refuses custom entities, because a few lines of them can expand to a huge text. */
export function parseLheo(text: string): { formation: XmlElement; where: () => string }[] {
  const fail = (line: string, message: string): never => {
    throw new ImportError(`${line} : ${message}`);
  };
  const entity = text.search(/<!ENTITY/i);
  if (entity !== -1) fail(lineAt(text, entity), 'des entités propres au fichier (<!ENTITY). Exportez-le sans elles.');
  try {
    SyntaxValidator.validate(text);
  } catch (error) {
    fail(`Ligne ${String(valueAt(error, ['line']))}`, 'ce XML est mal formé ou coupé. Exportez le fichier de nouveau.');
  }
  const document = parser.parse(text) as XmlElement;
  const name = Object.keys(document).find((key) => !key.startsWith('?')) ?? '';
  const namespace = /<(?:\w+:)?lheo\b[^>]*\bxmlns(?::\w+)?=["']([^"']+)/.exec(text)?.[1];
  const found = namespace === undefined ? name : `${name} de ${namespace}`;
  if (name !== 'lheo' || (namespace !== undefined && !NAMESPACES.includes(namespace)))
    fail('Ligne 1', `« ${found} » au lieu du LHÉO 2.3. Exportez vos formations sous cette forme.`);
  const formations = elementsAt(document, 'lheo/offres/formation');
  if (formations.length === 0) fail('Ligne 1', 'aucune formation dans ce fichier. Exportez votre catalogue entier.');
  const starts = Array.from(text.matchAll(/<(?:\w+:)?formation[\s>]/g), ({ index }) => index);
  return formations.map((formation, number) => ({ formation, where: () => lineAt(text, starts[number] ?? 0) }));
}
