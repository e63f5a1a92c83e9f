import { FUNDING, MODALITY_NAMES, RECOGNITION } from '../../src/features/courses/course-fact-texts.ts';
import { REMOTE_PLACE } from '../../src/features/courses/course-parts-schema.ts';
import { COURSE_FIELDS } from './fields.ts';
import { normalizeText } from './markdown.ts';
import { addCell, type Cell, type Cells, ImportError, type SourceCourse } from './source-course.ts';
import { ALL_ENTITIES, EntityDecoder } from '@nodable/entities';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { valueAt } from '../../src/lib/template.ts';

// A `Record` cannot refer to itself.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export type XmlElement = { [name: string]: string | XmlElement[] };
type Leaf = { path: string; text: string };

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

const leavesOf = (element: XmlElement, path = ''): Leaf[] =>
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

/** Refuses custom entities, because a few lines of them can expand to a huge text. */
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

const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COURSE_FIELDS).flatMap(([field, { lheo }]) =>
    [...lheo, field].map((path) => [path, field] as const),
  ),
  ['resultats-attendus', '## Résultats attendus'],
  ['code-niveau-entree', '## Niveau à l’entrée'],
  ['action/modalites-alternance', '## Alternance'],
  ['action/restauration', '## Restauration'],
  ['action/hebergement', '## Hébergement'],
  ['action/transport', '## Transport'],
  ['action/frais-restants', '## Frais à votre charge'],
]);
const PATHS = [...FIELD_OF.keys()];

/** The texts of LHÉO's codes (https://lheo.gouv.fr/2.3/), by path. `cellsOf` skips codes with an empty text. */
const LHEO_WORDS: Readonly<Record<string, Readonly<Partial<Record<string, string>>> | undefined>> = {
  'action/modalites-enseignement': {
    0: MODALITY_NAMES['on-site'],
    1: MODALITY_NAMES.blended,
    2: MODALITY_NAMES.remote,
  },
  'session/etat-recrutement': { 1: 'ouvertes', 2: 'complète' },
  'code-niveau-entree': {
    0: '',
    1: '',
    2: 'Niveau VI : illettrisme, analphabétisme',
    3: 'Niveau V bis : préqualification',
    4: 'Niveau V : CAP, BEP',
    5: 'Niveau IV : baccalauréat, BP, BT',
    6: 'Niveau III : BTS, DUT',
    7: 'Niveau II : licence ou maîtrise',
    8: 'Niveau I : supérieur à la maîtrise',
    11: 'Niveau 1 : maîtrise des savoirs de base',
    12: 'Niveau 2 : activités simples, à l’aide de règles et d’outils simples',
    13: 'Niveau 3 (CAP)',
    14: 'Niveau 4 (baccalauréat)',
    15: 'Niveau 5 (BTS, DUT)',
    16: 'Niveau 6 (licence)',
    17: 'Niveau 7 (master)',
    18: 'Niveau 8 (doctorat)',
  },
};

const SKIPPED: Readonly<Record<string, RegExp>> = {
  'action/modalites-alternance': /^Sans alternance$/,
  'action/langue-formation': /^fr$/i,
  'action/code-public-vise': /^83056$/,
  'action/nombre-heures-entreprise': /^0$/,
};

const CERTIFICATION =
  /^(?<title>.+) \((?:RS|RNCP)\d+\), (?<certifier>.+), enregistrée le (?<registeredOn>.+), valable jusqu’au (?<expiresOn>.+)\.$/m;
const RECOGNITIONS = new Set<string>(Object.values(RECOGNITION));

/** Replaces sentences of this site’s own LHÉO export with their values. The `path` of a value is its field name. */
function splitSentences(leaf: Leaf): Leaf[] {
  if (leaf.path === 'action/detail-conditions-prise-en-charge') {
    const text = { [FUNDING.withCpf]: 'oui', [FUNDING.withoutCpf]: 'non' }[normalizeText(leaf.text)];
    return [text === undefined ? leaf : { ...leaf, path: 'eligibleForCPF', text }];
  }
  if (leaf.path !== 'resultats-attendus') return [leaf];
  const { 0: sentence, groups = {} } = CERTIFICATION.exec(leaf.text) ?? {};
  const rest = leaf.text.split('\n').filter((line) => line !== sentence && !RECOGNITIONS.has(line));
  return [
    ...Object.entries(groups).map(([name, fact]) => ({ ...leaf, path: `certification.${name}`, text: fact })),
    { ...leaf, text: rest.join('\n').trim() },
  ];
}

function addOrReport(cells: Cells, field: string, cell: Cell, unmapped: Set<string>): void {
  const known = addCell(cells, field, cell);
  if (known !== undefined) unmapped.add(cell.source + (known.source === cell.source ? ', plusieurs valeurs' : ''));
}

function cellsOf(leaves: readonly Leaf[], where: () => string, unmapped: Set<string>): Cells {
  const cells: Cells = new Map();
  const all = leaves.flatMap(splitSentences);
  all.sort((one, other) => PATHS.indexOf(one.path) - PATHS.indexOf(other.path));
  for (const { path, text: found } of all) {
    const [field, words] = [FIELD_OF.get(path), LHEO_WORDS[path]];
    const text = words === undefined ? found : words[found];
    if (text === '' || SKIPPED[path]?.test(found)) continue;
    if (field !== undefined && text !== undefined) addOrReport(cells, field, { text, source: path, where }, unmapped);
    else
      unmapped.add((/^((action|certification|session)\/)?[^/]+/.exec(path)?.[0] ?? '') + (words ? ` (${found})` : ''));
  }
  return cells;
}

function placeOf(action: Cells): Cell | undefined {
  const [town, modality] = [action.get('session.place'), action.get('modality')];
  const isBlended = modality?.text === MODALITY_NAMES.blended && town === undefined;
  return modality && (isBlended || modality.text === MODALITY_NAMES.remote)
    ? { ...modality, text: REMOTE_PLACE }
    : town;
}

const isUnknownDay = (cell: Cell | undefined): boolean =>
  cell === undefined || /^(\d{4}-?\d{2}-?00|9{8})$/.test(cell.text);

export const readLheo = (text: string): SourceCourse[] =>
  parseLheo(text).map(({ formation, where }) => {
    const unmapped = new Set<string>();
    const sessions: Cells[] = [];
    const cells = cellsOf(leavesOf(formation), where, unmapped);
    for (const action of elementsAt(formation, 'action')) {
      const ofAction = cellsOf(leavesOf(action, 'action'), where, unmapped);
      const place = placeOf(ofAction);
      ofAction.delete('session.place');
      for (const [field, cell] of ofAction) addOrReport(cells, field, cell, unmapped);
      for (const session of elementsAt(action, 'session')) {
        const ofSession = cellsOf(leavesOf(session, 'session'), where, unmapped);
        if (place === undefined) unmapped.add('session sans lieu de formation');
        else if (isUnknownDay(ofSession.get('session.start')) || isUnknownDay(ofSession.get('session.end')))
          unmapped.add('session sans jour de début ou de fin');
        else sessions.push(ofSession.set('session.place', place));
      }
    }
    // LHÉO requires a pace, so this site’s export repeats the duration for a course without a pace.
    if (cells.get('pace')?.text === cells.get('duration')?.text) cells.delete('pace');
    const price = cells.get('price.amount');
    // Adds only the unit: an LHÉO price is for one person. `readPrice` takes the tax from the name `prix-total-TTC`.
    if (price !== undefined) cells.set('price.unit', { ...price, text: 'par personne' });
    return { where, cells, sessions, unmapped };
  });
