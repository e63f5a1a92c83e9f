/** `unknown`: the message was sent, but no answer arrived. */
type FailureKind = 'temporary' | 'message refused' | 'recipient refused' | 'unknown';

export class DeliveryFailure extends Error {
  readonly reason: string;
  readonly kind: FailureKind;

  constructor(reason: string, kind: FailureKind = 'temporary') {
    super(reason);
    this.reason = reason;
    this.kind = kind;
  }
}
