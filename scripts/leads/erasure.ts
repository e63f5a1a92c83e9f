import type { Store } from '@netlify/blobs';
import { readWithEtag } from '#netlify/outbox/task-store.ts';
import { MARKS, PURGE_SCAN, settledMark } from '#netlify/submissions/outbox-record.ts';
import { recordMetadata } from '#netlify/submissions/submission-store.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { keyedHash } from './keyed-hash.ts';
import { eraseExports } from './made-exports.ts';
import { eraseFiles } from './mail-files.ts';
import type { Person } from './holdings.ts';
import { idOf, KINDS, type LeadKind, type Place, readLead, storedText } from './read-leads.ts';
import type { Terminal } from './terminal.ts';

/** Proof that something was erased, which does not say again what it was. */
export type Receipt = {
  v: 3;
  erasedAt: string;
  /** HMAC-SHA256 of the address, by the key in `.netlify/receipt-key`. */
  emailHmacSha256?: string;
  /** The same of the number, as `samePhone` has it: `639981234`. */
  phoneHmacSha256?: string;
  counts: {
    submissions: number;
    suspects: number;
    outbox: number;
    followUp: number;
    progress: number;
    /** Copies of mails that this computer wrote in place of sending them. */
    mailFiles: number;
    /** Files that `export` wrote on this computer. */
    exports: number;
  };
  /** The same of the ids, which follow from what was written: whoever guesses that would know it again. */
  idsHmacSha256: string[];
};

type Beside = { outbox: number; followUp: number; progress: number };

async function deleteAll(store: Store, prefixes: readonly string[]): Promise<number> {
  const lists = await Promise.all(prefixes.map((prefix) => store.list({ prefix })));
  const keys = lists.flatMap(({ blobs }) => blobs.map(({ key }) => key));
  await Promise.all(keys.map((key) => store.delete(key)));
  return keys.length;
}

/**
 * Writes into a request that nothing is left to do for it. Without the records of what was sent, and with the request still
 * there, a sweep would send all of it once more, to somebody who has asked to be forgotten.
 */
async function settle({ site, key }: Place, at: Date): Promise<void> {
  const isOpen = async () => {
    const lead = await readLead({ site, key, kind: 'submissions' });
    return lead && lead.submission.settledAt === undefined ? lead.submission : null;
  };
  const open = await isOpen();
  const found = open && (await readWithEtag(site.store('submissions'), key));
  if (!found) return;
  const condition = { onlyIfMatch: found.etag, metadata: recordMetadata(open) };
  const written = await site.store('submissions').setJSON(key, { ...open, settledAt: at.toISOString() }, condition);
  // Somebody else may have settled or erased it meanwhile.
  if (!(written.modified && written.etag) && (await isOpen()) !== null) throw new Error('still open');
}

/**
 * The request goes last: cut off at any point, the same command finds it again and finishes. It goes from both stores, whichever
 * it was found in: a suspect may have been released meanwhile, or sent again without the trap.
 */
async function eraseOne(place: Place, at: Date): Promise<Beside> {
  const { site, key } = place;
  await settle(place, at);
  // A purge that goes on in the next night has noted whom it has met: it begins again, without this person.
  await site.store('open').delete(PURGE_SCAN);
  const counts = {
    followUp: await deleteAll(site.store('follow-up'), [key]),
    progress:
      (await deleteAll(site.store('progress'), [settledMark(key)])) +
      (await deleteAll(
        site.store('open'),
        MARKS.open.map((start) => start + key),
      )),
    outbox: await deleteAll(site.store('outbox'), [`${key}/`]),
  };
  await Promise.all(KINDS.map((kind) => site.store(kind).delete(key)));
  const left = await Promise.all(KINDS.map((kind) => storedText({ site, kind, key })));
  if (left.some((text) => text !== null)) throw new Error('still there');
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export type Erasure = { receipt: Receipt; failed: Place[] };

/**
 * Erases some requests and all that was kept beside them; the receipt counts only what is gone. The files of this computer go
 * first: only by the ids of requests that are still there does the same command find them again.
 */
export async function erase(
  { kind, text }: Person,
  { places, files, exports }: { places: readonly Place[]; files: readonly string[]; exports: readonly string[] },
  terminal: Terminal,
): Promise<Erasure> {
  const hashOf = await keyedHash(terminal.root, 'receipts');
  const mailFiles = await eraseFiles(files);
  await eraseExports(terminal.root, exports);
  const progress = terminal.progress('Effacement', places.length);
  const at = terminal.now();
  const beside = await inParallel(places, (place) => eraseOne(place, at).catch(() => null), progress.advance);
  progress.stop();
  const erased = places.filter((_, index) => beside[index] !== null);
  const count = (wanted: LeadKind) => erased.filter((place) => place.kind === wanted).length;
  const countBeside = (what: keyof Beside) => sum(beside.map((each) => each?.[what] ?? 0));
  const receipt: Receipt = {
    v: 3,
    erasedAt: at.toISOString(),
    [`${kind}HmacSha256` as const]: hashOf(text),
    counts: {
      submissions: count('submissions'),
      suspects: count('suspects'),
      outbox: countBeside('outbox'),
      followUp: countBeside('followUp'),
      progress: countBeside('progress'),
      mailFiles,
      exports: exports.length,
    },
    idsHmacSha256: erased.map((place) => hashOf(idOf(place))).sort(),
  };
  return { receipt, failed: places.filter((_, index) => beside[index] === null) };
}
