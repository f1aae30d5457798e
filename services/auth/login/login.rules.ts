const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Of nearly every code. */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_SECONDS = 120;
export const RESEND_AFTER_SECONDS = 60;
export const MAXIMUM_ATTEMPTS = 5;
export const AUTHORIZATION_CODE_LIFETIME_MS = MINUTE_MS;

interface Limit {
  readonly windowMs: number;
  readonly maximum: number;
}

/** Codes to one number: what goes beyond needs work from a stranger, and is refused to a known device. */
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
 * Codes to one number from one network that nobody has used: work does not buy more of them. Requests
 * from elsewhere, or by a device that has signed the number in, are neither counted nor refused.
 */
export const UNUSED_LIMITS: readonly Limit[] = [
  { windowMs: 60 * MINUTE_MS, maximum: 5 },
  { windowMs: DAY_MS, maximum: 15 },
];

/** Of what one network may be sent, so much costs no work; a /48 of IPv6 has as much as four networks. */
export const FREE_SHARE = 1 / 2;
export const WIDE_NETWORKS = 4;

/** Who asks for a code: a device that has signed this number in, or a stranger from a network of either kind. */
export type AskerClass = 'known' | 'ipv4' | 'ipv6';

/**
 * The part of the site's budget of messages that a class may use. What strangers cannot use is left for devices that are
 * known, and addresses of IPv6, of which anybody has as many as they like, cannot use up the share of IPv4.
 */
export const BUDGET_SHARES: Readonly<Record<AskerClass, number>> = { known: 1, ipv4: 0.6, ipv6: 0.3 };

/** One class's part of a number of messages, at least one. */
export function shareOf(count: number, asker: AskerClass): number {
  return Math.max(1, Math.floor(count * BUDGET_SHARES[asker]));
}

/** Codes of all known devices of a number in a day; who asks for more is a stranger. Anybody may make many of their own known. */
export const DEVICES_CODES_PER_DAY = 30;

interface Tier {
  /** Codes of a number in 24 hours that may have so many digits or fewer. */
  readonly upTo: number;
  readonly digits: number;
}

/**
 * How long a code is, by how many were sent to the number in the 24 hours before. Strangers may try as often as they get
 * codes sent, and yet guess one at most once in ten thousand days (decision 37): nothing has to be locked for it.
 */
const TIERS: Readonly<Record<'known' | 'stranger', readonly Tier[]>> = {
  known: [
    { upTo: 4, digits: CODE_DIGITS },
    { upTo: 100, digits: 8 },
  ],
  stranger: [
    { upTo: 10, digits: CODE_DIGITS },
    { upTo: 100, digits: 8 },
  ],
};
const MAX_DIGITS = 10;

/** The digits of the next code. Once too many wrong codes came from anywhere, those of strangers have eight at least. */
export function codeDigits(sentInDay: number, asker: AskerClass, isSiteGuessed = false): number {
  const tiers = TIERS[asker === 'known' ? 'known' : 'stranger'];
  const digits = tiers.find(({ upTo }) => sentInDay < upTo)?.digits ?? MAX_DIGITS;
  return isSiteGuessed && asker !== 'known' ? Math.max(digits, 8) : digits;
}

const CODES_PER_BIT = 5;
const MAX_MORE_BITS = 4;

/** How much work a request costs: twice as much for every five codes beyond the free ones, sixteen times at most. */
export function workBits(base: number, sentInDay: number): number {
  const beyond = Math.max(0, sentInDay - 10);
  return base + Math.min(MAX_MORE_BITS, Math.floor(beyond / CODES_PER_BIT));
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
