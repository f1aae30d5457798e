const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const CODE_LIFETIME_SECONDS = 120;
export const RESEND_AFTER_SECONDS = 60;
export const MAXIMUM_ATTEMPTS = 5;
export const LOCK_MS = 10 * MINUTE_MS;
export const AUTHORIZATION_CODE_LIFETIME_MS = MINUTE_MS;

interface Limit {
  readonly windowMs: number;
  readonly maximum: number;
}

export const NUMBER_LIMITS: readonly Limit[] = [
  { windowMs: 10 * MINUTE_MS, maximum: 3 },
  { windowMs: DAY_MS, maximum: 10 },
];

/**
 * How often a code may be requested for one number. It also counts codes that the provider did not accept, because it
 * may have sent them all the same.
 */
export const ASKED_BY_NUMBER = { count: 10, windowSeconds: 600 };

/** The same for one network. */
export function askedByNetwork(perTenMinutes: number) {
  return { count: perTenMinutes, windowSeconds: 600 };
}

/** Codes sent to one network: more than to a number, because an office or a mobile operator shares one address. */
export function networkLimits(perTenMinutes: number): readonly Limit[] {
  return [
    { windowMs: 10 * MINUTE_MS, maximum: perTenMinutes },
    { windowMs: DAY_MS, maximum: 10 * perTenMinutes },
  ];
}

/**
 * Milliseconds until another code may be sent, 0 when it may be sent now.
 * @param sentAt when the codes of the last day were sent, in any order.
 */
export function waitForLimits(limits: readonly Limit[], sentAt: readonly Date[], now: Date): number {
  const times = sentAt.map((date) => date.getTime()).sort((left, right) => right - left);
  const waits = limits.map(({ windowMs, maximum }) => {
    const blocking = times[maximum - 1];
    return blocking === undefined ? 0 : blocking + windowMs - now.getTime();
  });
  return Math.max(0, ...waits);
}

/** Milliseconds until the latest code is old enough for another one to be sent. */
export function waitForResend(sentAt: readonly Date[], now: Date): number {
  const last = Math.max(0, ...sentAt.map((date) => date.getTime()));
  return last === 0 ? 0 : Math.max(0, last + RESEND_AFTER_SECONDS * 1000 - now.getTime());
}
