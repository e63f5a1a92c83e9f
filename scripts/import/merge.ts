import type { Session } from './imported-course.ts';

/** What to do with an imported value. */
type Decision = 'keep' | 'set' | 'conflict';

const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** Whether an imported value equals another value. The file may have truncated the text with `…`. */
export function isSame(imported: unknown, other: unknown): boolean {
  const one = JSON.stringify([imported]);
  const two = JSON.stringify([other]);
  const [start] = /^.*(?=…["\]}]+$)/s.exec(one) ?? [];
  return one === two || (start !== undefined && two.startsWith(start));
}

/** Compares an imported value with the value of the last import (`base`) and of the sheet (`present`). */
export function decide(imported: unknown, base: unknown, present: unknown): Decision {
  if (isAbsent(imported) || isSame(imported, present)) return 'keep';
  if (isAbsent(base)) return isAbsent(present) ? 'set' : 'conflict';
  if (isSame(imported, base)) return 'keep';
  return isSame(base, present) ? 'set' : 'conflict';
}

const dayOf = ({ start }: Session): string => start;

/** Removes the session of the same day and place from a list, and returns it. */
function takeMatch(list: Session[], { start, place }: Session): Session | undefined {
  const index = list.findIndex((other) => other.start === start && other.place === place);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

const isFull = ({ state, seats, booked }: Session): boolean =>
  state === 'full' || (seats !== undefined && seats === booked);

export type MergedSessions = { sessions: Session[]; conflicts: string[] };

/** Merges sessions by day and place. Keeps sessions that have begun, and sessions that an editor added or changed. */
export function mergeSessions(imported: Session[], base: Session[], present: Session[], today: string): MergedSessions {
  const [importedLeft, baseLeft] = [[...imported], [...base]];
  const conflicts: string[] = [];
  const kept = present.flatMap((session): Session[] => {
    const match = takeMatch(importedLeft, session);
    const last = takeMatch(baseLeft, session);
    if (match === undefined) {
      const isEdited = last !== undefined && JSON.stringify({ ...last, ...session }) !== JSON.stringify(last);
      const isCancelled = last !== undefined && session.start > today;
      if (isCancelled && isEdited)
        conflicts.push(`session du ${session.start}, absente du fichier, mais changée dans la fiche`);
      return isCancelled && !isEdited ? [] : [session];
    }
    const merged = { ...session };
    for (const field of ['end', 'seats', 'booked'] as const) {
      const decision = decide(match[field], last?.[field], session[field]);
      if (decision === 'set') Object.assign(merged, { [field]: match[field] });
      if (decision === 'conflict') conflicts.push(`session du ${session.start}, ${field}`);
    }
    if (isFull(match) && !isFull(session)) merged.state = 'full';
    if (last !== undefined && isFull(last) && !isFull(match)) delete merged.state;
    return [merged];
  });
  // Sessions that an editor removed are not added again.
  const added = importedLeft.filter((session) => takeMatch(baseLeft, session) === undefined);
  return {
    sessions:
      added.length === 0 ? kept : [...kept, ...added].toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
    conflicts,
  };
}
