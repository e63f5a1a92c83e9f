import { FUNDING, RECOGNITION } from '../../src/features/courses/course-fact-texts.ts';
import { REMOTE_PLACE } from '../../src/features/courses/course-parts-schema.ts';
import { fieldOfElement } from './course-fields.ts';
import { type CourseRecord, newRecord } from './fault.ts';
import { below, lheoFormations, type Node } from './lheo-tree.ts';
import { ENTRY_LEVELS, OBJECTIVES } from './lheo-words.ts';
import { plainText } from './markdown.ts';

/** Texts of LHÉO that have no field: they stand in the sheet under these headings. */
const SECTIONS: Readonly<Record<string, string>> = {
  'resultats-attendus': 'Résultats attendus',
  'code-niveau-entree': 'Niveau à l’entrée',
  'action/modalites-alternance': 'Alternance',
  'action/restauration': 'Restauration',
  'action/hebergement': 'Hébergement',
  'action/transport': 'Transport',
  'action/frais-restants': 'Frais à votre charge',
};

/** What this site writes in each file, and what says nothing of the course. */
const EMPTY: Readonly<Record<string, RegExp>> = {
  'action/modalites-alternance': /^Sans alternance$/,
  'action/langue-formation': /^fr$/,
  'action/code-public-vise': /^83056$/,
};

/** Each session says it. */
const TOWN = 'action/lieu-de-formation/coordonnees/adresse/ville';

const CERTIFICATION = /^(.+) \(((?:RS|RNCP)\d+)\), (.+)\.$/m;

type Leaf = { path: string; text: string; where: string };

/** The texts of an element by their paths. Sessions are read apart. */
const leavesOf = (node: Node, path = ''): Leaf[] =>
  node.children.flatMap((child) => {
    const name = path === '' ? child.name : `${path}/${child.name}`;
    if (name === 'action/session' || (child.name.startsWith('@') && path !== '')) return [];
    const own = child.text === '' ? [] : [{ path: name, text: child.text, where: child.where }];
    return [...own, ...leavesOf(child, name)];
  });

function placeOf(action: Node, first = below(action, 'lieu-de-formation', 'coordonnees')[0]): Leaf | undefined {
  const modality = below(action, 'modalites-enseignement')[0];
  if (first === undefined || modality?.text === '2')
    return modality === undefined || modality.text === '0'
      ? undefined
      : { path: 'modalites-enseignement', text: REMOTE_PLACE, where: modality.where };
  const town = below(first, 'adresse', 'ville')[0] ?? below(first, 'ligne')[0];
  return town && { path: 'lieu-de-formation', text: town.text, where: town.where };
}

function addSessions(record: CourseRecord, action: Node): void {
  const place = placeOf(action);
  if (below(action, 'lieu-de-formation').length > 1) record.untaken.add('action/lieu-de-formation, plusieurs valeurs');
  for (const session of below(action, 'session')) {
    const cells = new Map<string, { text: string; where: string; source: string }>();
    for (const { path, text, where } of leavesOf(session)) {
      const field = fieldOfElement(path, true);
      if (field === undefined || (field === 'session.full' && text === '3'))
        record.untaken.add(`session/${path.split('/')[0] ?? ''}`);
      else if (!cells.has(field)) cells.set(field, { text, where, source: path });
    }
    if (place === undefined) record.untaken.add('session sans lieu-de-formation');
    else record.sessions.push(cells.set('session.place', { ...place, source: place.path }));
  }
}

/** The title and the certifier, which this site writes among the results. */
function addResults(record: CourseRecord, { text, where }: Leaf): void {
  const own = new Set<string>(Object.values(RECOGNITION));
  const kept = text.split('\n').filter((line) => !own.has(line));
  const [line, title, , certifier] = CERTIFICATION.exec(kept.join('\n')) ?? [];
  if (title !== undefined && certifier !== undefined) {
    record.cells.set('certification.title', { text: title, where, source: 'resultats-attendus' });
    record.cells.set('certification.certifier', { text: certifier, where, source: 'resultats-attendus' });
  }
  const rest = kept.filter((one) => one !== line).join('\n');
  if (rest.trim() !== '') record.sections.push({ heading: SECTIONS['resultats-attendus'] ?? '', text: rest });
}

function addLeaf(record: CourseRecord, leaf: Leaf): void {
  const { path, text, where } = leaf;
  if (EMPTY[path]?.test(text) || path === TOWN) return;
  const code = /^certification\/code-(RS|RNCP)$/.exec(path)?.[1];
  const field = code === undefined ? fieldOfElement(path, false) : 'certification.code';
  if (path === 'resultats-attendus') addResults(record, leaf);
  else if (path === 'code-niveau-entree' && Number(text) < 2) return;
  else if (SECTIONS[path] !== undefined)
    record.sections.push({
      heading: SECTIONS[path],
      text: path === 'code-niveau-entree' ? (ENTRY_LEVELS[text] ?? text) : text,
    });
  else if (path === 'objectif-general-formation') record.untaken.add(`${path} (${OBJECTIVES[text] ?? text})`);
  else if (
    path === 'action/detail-conditions-prise-en-charge' &&
    new Set<string>([FUNDING.withCpf, FUNDING.withoutCpf]).has(plainText(text))
  )
    record.cells.set('eligibleForCPF', {
      text: plainText(text) === FUNDING.withCpf ? 'oui' : 'non',
      where,
      source: path,
    });
  else if (field === undefined)
    record.untaken.add(
      path
        .split('/')
        .slice(0, path.startsWith('action/') ? 2 : 1)
        .join('/'),
    );
  else
    addText(record, field, {
      text: code !== undefined && /^\d+$/.test(text) ? code + text : text,
      where,
      source: path,
    });
}

/** Codes follow each other in one cell. A course has one value of all else: another is reported, unless it is the same. */
function addText(record: CourseRecord, field: string, cell: { text: string; where: string; source: string }): void {
  const known = record.cells.get(field);
  if (known === undefined) record.cells.set(field, cell);
  else if (field.startsWith('domain.')) known.text += ` ${cell.text}`;
  else if (known.text !== cell.text) {
    record.untaken.add(`${cell.source}, plusieurs valeurs`);
    // Neither on site nor remote is true of a course that is given in both ways.
    if (field === 'modality') known.text = '';
  }
}

function recordOf(formation: Node): CourseRecord {
  const record = newRecord(formation.where);
  for (const leaf of leavesOf(formation)) addLeaf(record, leaf);
  for (const action of below(formation, 'action')) addSessions(record, action);
  const { cells } = record;
  // LHÉO requires a pace: where there is none, this site repeats the duration.
  if (cells.get('pace')?.text === cells.get('duration')?.text) cells.delete('pace');
  const price = cells.get('price.amount');
  if (price !== undefined) {
    cells.set('price.unit', { ...price, text: 'person' });
    cells.set('price.tax', { ...price, text: 'included' });
  }
  return record;
}

export const readLheo = (text: string): CourseRecord[] => lheoFormations(text).map(recordOf);
