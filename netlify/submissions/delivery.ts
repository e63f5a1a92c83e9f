import type { TaskKind } from './outbox-record.ts';
import type { StoredSubmission } from './submission.ts';

/** Why something was not delivered, in a short code without personal data: `smtp_451`, `webhook_500`, `timeout`. */
export class DeliveryFailure extends Error {
  readonly reason: string;
  /** The other side has said no: nothing was delivered, whatever had been handed over. */
  readonly isRefusal: boolean;
  /** Asking again would change nothing. */
  readonly isFinal: boolean;
  /** The other side has asked to be left alone for so long. */
  readonly retryAfterMs: number;

  constructor(reason: string, { isRefusal = false, isFinal = false, retryAfterMs = 0 } = {}) {
    super(reason);
    this.reason = reason;
    this.isRefusal = isRefusal;
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs;
  }
}

export type Delivery = {
  submission: StoredSubmission;
  /** How many earlier attempts may have arrived. */
  unanswered: number;
  now: Date;
  /** To be awaited as late as possible: before it nothing can have arrived, after it something may have. */
  markHandedOver: () => Promise<void>;
};

/** Carries out a delivery, or throws; gives the id under which the other side knows it. */
export type Deliver = (delivery: Delivery) => Promise<string>;

/** Only what is configured can be delivered; the rest waits. */
export type Deliveries = Partial<Record<TaskKind, Deliver>>;
