type Details = {
  /** What the receiver refused for good. */
  refused?: 'message' | 'recipient';
  /** Everything was sent, but no answer came. */
  isUnknown?: boolean;
};

/** Why something was not delivered, as a short code without personal data: `smtp_451`, `webhook_500`, `timeout`. */
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
