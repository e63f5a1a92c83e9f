import { FUNDING, RECOGNITION } from '../../src/features/courses/course-fact-texts.ts';
import { REMOTE_PLACE } from '../../src/features/courses/course-parts-schema.ts';
import { FIELDS } from './fields.ts';
import { type XmlElement, elementsAt, type Leaf, leavesOf, type LineOf, parseLheo } from './lheo-tree.ts';
import { LHEO_WORDS } from './lheo-words.ts';
import { normalizeText } from './markdown.ts';
import { addCell, type Cell, newCourse, type SourceCourse } from './source-course.ts';

/** The headings of sections, for elements without a field. */
const SECTIONS: Readonly<Record<string, string>> = {
  'resultats-attendus': '## Résultats attendus',
  'code-niveau-entree': '## Niveau à l’entrée',
  'action/modalites-alternance': '## Alternance',
  'action/restauration': '## Restauration',
  'action/hebergement': '## Hébergement',
  'action/transport': '## Transport',
  'action/frais-restants': '## Frais à votre charge',
};

/** Texts to skip: fixed texts of this site's export, and a number without information. */
const SKIPPED: Readonly<Record<string, RegExp>> = {
  'action/modalites-alternance': /^Sans alternance$/,
  'action/langue-formation': /^fr$/i,
  'action/code-public-vise': /^83056$/,
  'action/nombre-heures-entreprise': /^0$/,
};

const CERTIFICATION = /^(.+) \((?:RS|RNCP)\d+\), (.+), enregistrée le (.+), valable jusqu’au (.+)\.$/m;
const OWN_RECOGNITION = new Set<string>(Object.values(RECOGNITION));
const OWN_FUNDING = new Map<string, string>([
  [FUNDING.withCpf, 'oui'],
  [FUNDING.withoutCpf, 'non'],
]);

/** Reads what this site's export writes as sentences: the facts of a certification, and eligibility for the CPF. */
function ownFacts({ path, text }: Leaf): { facts: Record<string, string | undefined>; rest: string } {
  if (path === 'action/detail-conditions-prise-en-charge') {
    const eligibleForCPF = OWN_FUNDING.get(normalizeText(text));
    return { facts: { eligibleForCPF }, rest: eligibleForCPF === undefined ? text : '' };
  }
  if (path !== 'resultats-attendus') return { facts: {}, rest: text };
  const [sentence, title, certifier, registeredOn, expiresOn] = CERTIFICATION.exec(text) ?? [];
  const rest = text.split('\n').filter((line) => line !== sentence && !OWN_RECOGNITION.has(line));
  const facts = { title, certifier, registeredOn, expiresOn };
  return {
    facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [`certification.${name}`, value])),
    rest: rest.join('\n').trim(),
  };
}

/** The field of each path. If a field has several paths, the first path with a leaf counts. */
function fieldsByPath(leaves: readonly Leaf[]): Map<string, string> {
  const paths = new Set(leaves.map(({ path }) => path));
  return new Map(
    Object.entries(FIELDS).flatMap(([name, { lheo }]) => {
      const path = lheo.find((one) => paths.has(one));
      return path === undefined ? [] : [[path, name]];
    }),
  );
}

/** Adds leaves to cells, or their names to `unmapped`. */
function addLeaves({ cells, unmapped }: Pick<SourceCourse, 'cells' | 'unmapped'>, leaves: readonly Leaf[]): void {
  const fields = fieldsByPath(leaves);
  for (const leaf of leaves) {
    const { path, where } = leaf;
    const { facts, rest } = ownFacts(leaf);
    for (const [name, text] of Object.entries(facts))
      if (text !== undefined) cells.set(name, { text, source: path, where });
    const words = LHEO_WORDS[path];
    const text = words === undefined ? rest : words[rest];
    const field = SECTIONS[path] ?? fields.get(path);
    if (text === '' || SKIPPED[path]?.test(rest) || field === 'session.place') continue;
    if (field === undefined || text === undefined)
      unmapped.add(
        (/^((action|certification|session)\/)?[^/]+/.exec(path)?.[0] ?? '') + (words ? ` (${text ?? rest})` : ''),
      );
    else addCell(cells, field, { text, source: path, where }, () => unmapped.add(`${path}, plusieurs valeurs`));
  }
}

const isUnknownDay = (cell: Cell | undefined): boolean => cell === undefined || /(00|9{8})$/.test(cell.text);

/** Adds the sessions of an action, with the place of the action. Leaves out those without a place or a full date. */
function addSessions({ sessions, unmapped }: SourceCourse, action: XmlElement, lineOf: LineOf): void {
  const leaves = leavesOf({ action: [action] }, lineOf);
  const fields = fieldsByPath(leaves);
  const modality = leaves.find(({ path }) => path === 'action/modalites-enseignement');
  const [town, ...others] = leaves.filter(({ path }) => fields.get(path) === 'session.place');
  if (others.some(({ text }) => text !== town?.text)) unmapped.add('action/lieu-de-formation, plusieurs valeurs');
  const isRemote = modality?.text === '2' || (town === undefined && modality?.text === '1');
  const place = isRemote ? { ...modality, text: REMOTE_PLACE } : town;
  for (const session of elementsAt(action, 'session')) {
    const cells = new Map<string, Cell>();
    addLeaves({ cells, unmapped }, leavesOf(session, lineOf, 'session'));
    if (place === undefined) unmapped.add('session sans lieu-de-formation');
    else if (isUnknownDay(cells.get('session.start')) || isUnknownDay(cells.get('session.end')))
      unmapped.add('session sans jour de début ou de fin');
    else sessions.push(cells.set('session.place', { ...place, source: place.path }));
  }
}

function readFormation(formation: XmlElement, lineOf: LineOf): SourceCourse {
  const course = newCourse(() => lineOf(formation));
  const { cells } = course;
  addLeaves(course, leavesOf(formation, lineOf));
  for (const action of elementsAt(formation, 'action')) addSessions(course, action, lineOf);
  // LHÉO requires a pace. This site's export repeats the duration if a course has none.
  if (cells.get('pace')?.text === cells.get('duration')?.text) cells.delete('pace');
  const price = cells.get('price.amount');
  if (price !== undefined) {
    cells.set('price.unit', { ...price, text: 'person' });
    cells.set('price.tax', { ...price, text: price.source.endsWith('frais-ht') ? 'excluded' : 'included' });
  }
  return course;
}

/** Reads the courses of a LHÉO file. */
export function readLheo(text: string): SourceCourse[] {
  const { formations, lineOf } = parseLheo(text);
  return formations.map((formation) => readFormation(formation, lineOf));
}
