/** `unknown`: the message was sent, but no answer arrived. */
type FailureKind = 'temporary' | 'message refused' | 'recipient refused' | 'unknown';

/** A failed delivery. `reason` is a short code without personal data: `smtp_451`, `webhook_500`, `timeout`. */
export class DeliveryFailure extends Error {
  readonly reason: string;
  readonly kind: FailureKind;

  constructor(reason: string, kind: FailureKind = 'temporary') {
    super(reason);
    this.reason = reason;
    this.kind = kind;
  }
}
