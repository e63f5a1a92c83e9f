import type { Session } from './told-course.ts';

/** What to do with a value of the file. */
type Decision = 'keep' | 'set' | 'conflict';

const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** Whether a value of the file is that of the site. A format may have cut its text. */
export function isSame(told: unknown, other: unknown): boolean {
  const one = JSON.stringify([told]);
  const two = JSON.stringify([other]);
  const [cut] = /^.*(?=…["\]}]+$)/s.exec(one) ?? [];
  return one === two || (cut !== undefined && two.startsWith(cut));
}

/** Compares what the file tells with what it told last (`base`) and with what stands in the sheet. */
export function decide(told: unknown, base: unknown, present: unknown): Decision {
  if (isAbsent(told) || isSame(told, present)) return 'keep';
  if (isAbsent(base)) return isAbsent(present) ? 'set' : 'conflict';
  if (isSame(told, base)) return 'keep';
  return isSame(base, present) ? 'set' : 'conflict';
}

const dayOf = ({ start }: Session): string => start;

/** Takes the session of the same day and place out of a list. */
function takeMatch(list: Session[], { start, place }: Session): Session | undefined {
  const index = list.findIndex((other) => other.start === start && other.place === place);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

const isFull = ({ state, seats, booked }: Session): boolean =>
  state === 'full' || (seats !== undefined && seats === booked);

export type MergedSessions = { sessions: Session[]; conflicts: string[] };

/** Merges sessions by day and place. Those that have begun stay, as do those of an editor. */
export function mergeSessions(told: Session[], base: Session[], present: Session[], today: string): MergedSessions {
  const [toldLeft, baseLeft] = [[...told], [...base]];
  const conflicts: string[] = [];
  const kept = present.flatMap((session): Session[] => {
    const ofFile = takeMatch(toldLeft, session);
    const last = takeMatch(baseLeft, session);
    if (ofFile === undefined) {
      const isEdited = last !== undefined && JSON.stringify({ ...last, ...session }) !== JSON.stringify(last);
      const isCancelled = last !== undefined && session.start > today;
      if (isCancelled && isEdited)
        conflicts.push(`session du ${session.start}, absente du fichier, mais changée dans la fiche`);
      return isCancelled && !isEdited ? [] : [session];
    }
    const merged = { ...session };
    for (const field of ['end', 'seats', 'booked'] as const) {
      const decision = decide(ofFile[field], last?.[field], session[field]);
      if (decision === 'set') Object.assign(merged, { [field]: ofFile[field] });
      if (decision === 'conflict') conflicts.push(`session du ${session.start}, ${field}`);
    }
    if (isFull(ofFile) && !isFull(session)) merged.state = 'full';
    if (last !== undefined && isFull(last) && !isFull(ofFile)) delete merged.state;
    return [merged];
  });
  // What an editor removed stays away.
  const added = toldLeft.filter((session) => takeMatch(baseLeft, session) === undefined);
  return {
    sessions:
      added.length === 0 ? kept : [...kept, ...added].toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
    conflicts,
  };
}
