import type { Store } from '@netlify/blobs';
import type { StoreKind } from './submission-store.ts';

export type PurgeDeps = {
  openStore: (kind: StoreKind) => Store;
  now: Date;
  /** After the last contact of a person, for their requests; after the day itself, for suspects. */
  retention: { requestYears: number; suspectDays: number };
  /** Called with the number of records read so far and the number to read. */
  onProgress?: (done: number, total: number) => void;
};

export type PurgeCounts = { submissions: number; suspects: number; outbox: number; followUp: number; progress: number };
