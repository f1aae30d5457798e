/** Why the bus did not deliver: `hops`, `rate` or `foreign`. It is reported, never thrown at a publisher. */
export class BusError extends Error {
  override readonly name = 'BusError';
  readonly reason: 'hops' | 'rate' | 'foreign';

  constructor(reason: BusError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
