type Details = {
  /** The part that the receiver refused permanently. */
  refused?: 'message' | 'recipient';
  /** The message was sent, but no answer arrived. */
  isUnknown?: boolean;
};

/** A failed delivery. `reason` is a short code without personal data: `smtp_451`, `webhook_500`, `timeout`. */
export class DeliveryFailure extends Error {
  readonly reason: string;
  readonly refused: Details['refused'];
  readonly isUnknown: boolean;

  constructor(reason: string, { refused, isUnknown = false }: Details = {}) {
    super(reason);
    this.reason = reason;
    this.refused = refused;
    this.isUnknown = isUnknown;
  }
}
