/** A visitor's decision about third parties; kept in their own browser, nowhere else. */
export type Choice = 'accepted' | 'refused';

const KEY = 'consent';
const KEPT_MONTHS = 6;

type Kept = { choice: Choice; at: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  (value.choice === 'accepted' || value.choice === 'refused') &&
  'at' in value &&
  typeof value.at === 'string';

/** Until when a choice made at `at` holds. */
function expiryOf(at: string): Date {
  const expiry = new Date(at);
  expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
  return expiry;
}

/** The choice in force, if any: none was made, or it is older than six months, or the browser keeps nothing. */
export function keptChoice(storage: Pick<Storage, 'getItem'>, now: Date): Choice | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isKept(kept) && now < expiryOf(kept.at) ? kept.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice, unless the browser refuses to keep anything: it then holds for this page. */
export function keepChoice(storage: Pick<Storage, 'setItem'>, choice: Choice, now: Date): void {
  try {
    storage.setItem(KEY, JSON.stringify({ choice, at: now.toISOString() } satisfies Kept));
  } catch {
    // Private browsing or a full disk: nothing to do, and nothing to tell.
  }
}
