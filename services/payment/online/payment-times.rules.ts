const MINUTE_MS = 60_000;

/** Maximum time of a visitor at a gateway. */
export const GATEWAY_STAY_MS = 20 * MINUTE_MS;
/** How often, and for how long, an unclear payment is checked. */
export const SWEEP_EVERY_MS = 2 * MINUTE_MS;
export const SWEEP_FOR_MS = 30 * MINUTE_MS;

/** Until when an attempt is checked: counted from the visitor's return, or from the latest time for it. */
export function sweepDeadline({
  requestedAt,
  callbackAt,
}: {
  readonly requestedAt: string;
  readonly callbackAt: string | null;
}): Date {
  const from = callbackAt === null ? Date.parse(requestedAt) + GATEWAY_STAY_MS : Date.parse(callbackAt);
  return new Date(from + SWEEP_FOR_MS);
}
