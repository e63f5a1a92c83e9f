import { FUNDING, RECOGNITION } from '../../src/features/courses/course-fact-texts.ts';
import { fieldOfElement } from './course-fields.ts';
import { type Cell, type CourseRecord, newRecord } from './import-error.ts';
import { addSessions, type Leaf, leavesOf } from './lheo-sessions.ts';
import { below, lheoFormations, type Node } from './lheo-tree.ts';
import { ENTRY_LEVELS, OBJECTIVES } from './lheo-words.ts';
import { normalizeText } from './markdown.ts';

/** LHÉO texts without a field become sections of the sheet, under these headings. */
const SECTIONS: Readonly<Record<string, string>> = {
  'resultats-attendus': 'Résultats attendus',
  'code-niveau-entree': 'Niveau à l’entrée',
  'action/modalites-alternance': 'Alternance',
  'action/restauration': 'Restauration',
  'action/hebergement': 'Hébergement',
  'action/transport': 'Transport',
  'action/frais-restants': 'Frais à votre charge',
};

/** Values to skip: fixed values of this site's export, and values without information. */
const SKIPPED: Readonly<Record<string, RegExp>> = {
  'action/modalites-alternance': /^Sans alternance$/,
  'action/langue-formation': /^fr$/,
  'action/code-public-vise': /^83056$/,
  'code-niveau-entree': /^[01]$/,
  // Each session has its own place.
  'action/lieu-de-formation/coordonnees/adresse/ville': /./,
};

const CERTIFICATION = /^(.+) \(((?:RS|RNCP)\d+)\), (.+)\.$/m;

/** Reads the title and the certifier of a certification, which this site's export writes into the results. */
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

const OWN_FUNDING: ReadonlyMap<string, string> = new Map([
  [FUNDING.withCpf, 'oui'],
  [FUNDING.withoutCpf, 'non'],
]);

/** Adds a text to a field, to a section or to the unmapped names. */
function addLeaf(record: CourseRecord, leaf: Leaf): void {
  const { path, text, where } = leaf;
  const heading = SECTIONS[path];
  const code = /^certification\/code-(RS|RNCP)$/.exec(path)?.[1];
  const field = code === undefined ? fieldOfElement(path, false) : 'certification.code';
  const funding =
    path === 'action/detail-conditions-prise-en-charge' ? OWN_FUNDING.get(normalizeText(text)) : undefined;
  if (SKIPPED[path]?.test(text)) return;
  if (path === 'resultats-attendus') addResults(record, leaf);
  else if (path === 'objectif-general-formation') record.unmapped.add(`${path} (${OBJECTIVES[text] ?? text})`);
  else if (heading !== undefined)
    record.sections.push({ heading, text: path === 'code-niveau-entree' ? (ENTRY_LEVELS[text] ?? text) : text });
  else if (funding !== undefined) record.cells.set('eligibleForCPF', { text: funding, where, source: path });
  else if (field !== undefined)
    addText(record, field, { text: /^\d+$/.test(text) ? (code ?? '') + text : text, where, source: path });
  else record.unmapped.add(/^(action\/)?[^/]+/.exec(path)?.[0] ?? path);
}

/** Joins codes in one cell. Every other field has one value, so a second value is reported unless it is the same. */
function addText(record: CourseRecord, field: string, cell: Cell): void {
  const known = record.cells.get(field);
  if (known === undefined) record.cells.set(field, cell);
  else if (field.startsWith('domain.')) known.text += ` ${cell.text}`;
  else if (known.text !== cell.text) {
    record.unmapped.add(`${cell.source}, plusieurs valeurs`);
    // A course that is given both on site and remotely has no single modality.
    if (field === 'modality') known.text = '';
  }
}

function recordOf(formation: Node): CourseRecord {
  const record = newRecord(formation.where);
  for (const leaf of leavesOf(formation)) addLeaf(record, leaf);
  for (const action of below(formation, 'action')) addSessions(record, action);
  const { cells } = record;
  // LHÉO requires a pace. This site's export repeats the duration if a course has none.
  if (cells.get('pace')?.text === cells.get('duration')?.text) cells.delete('pace');
  const price = cells.get('price.amount');
  if (price !== undefined) {
    cells.set('price.unit', { ...price, text: 'person' });
    cells.set('price.tax', { ...price, text: 'included' });
  }
  return record;
}

export const readLheo = (text: string): CourseRecord[] => lheoFormations(text).map(recordOf);
