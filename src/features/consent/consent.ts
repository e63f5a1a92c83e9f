/** A visitor's decision about third parties, kept in the browser only. */
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

/** The end of the validity of a choice. */
function expiryOf(at: string): Date {
  const expiry = new Date(at);
  expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
  return expiry;
}

/** The choice of the last six months, if any. */
export function readConsent(storage: Pick<Storage, 'getItem'>, now: Date): Choice | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isKept(kept) && now < expiryOf(kept.at) ? kept.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a choice. Without storage it holds for this page. */
export function saveConsent(storage: Pick<Storage, 'setItem'>, choice: Choice, now: Date): void {
  try {
    storage.setItem(KEY, JSON.stringify({ choice, at: now.toISOString() } satisfies Kept));
  } catch {
    // `localStorage` throws when cookies are blocked or the disk is full.
  }
}
