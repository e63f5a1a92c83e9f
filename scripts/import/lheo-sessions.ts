import { REMOTE_PLACE } from '../../src/features/courses/course-parts-schema.ts';
import { fieldOfElement } from './course-fields.ts';
import type { Cell, CourseRecord } from './import-error.ts';
import { below, type Node } from './lheo-tree.ts';

export type Leaf = { path: string; text: string; where: string };

/** The texts below an element, with their paths, except the texts of sessions. */
export const leavesOf = (node: Node, path = ''): Leaf[] =>
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

/** Adds the sessions of an action, with the place of the action. */
export function addSessions(record: CourseRecord, action: Node): void {
  const place = placeOf(action);
  if (below(action, 'lieu-de-formation').length > 1) record.unmapped.add('action/lieu-de-formation, plusieurs valeurs');
  for (const session of below(action, 'session')) {
    const cells = new Map<string, Cell>();
    for (const { path, text, where } of leavesOf(session)) {
      const field = fieldOfElement(path, true);
      if (field === undefined || (field === 'session.full' && text === '3'))
        record.unmapped.add(`session/${path.split('/')[0] ?? ''}`);
      else if (!cells.has(field)) cells.set(field, { text, where, source: path });
    }
    if (place === undefined) record.unmapped.add('session sans lieu-de-formation');
    else record.sessions.push(cells.set('session.place', { ...place, source: place.path }));
  }
}
