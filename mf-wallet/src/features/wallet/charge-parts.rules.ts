import type { GatewayOffer } from '@bazaar/contracts/payment';

/** The most that one charge can be: what a wallet allows, and some gateway takes. */
export function largestCharge({ items, chargeLimits: { maxRial } }: GatewayOffer): number {
  const taken = items.filter(({ isActive }) => isActive).map(({ maxAmountRial }) => maxAmountRial);
  return taken.length === 0 ? maxRial : Math.min(maxRial, Math.max(...taken));
}

/** The amount that a charge begins with: what is wanted, as far as one charge allows it. */
export function firstCharge(wantedRial: number, offer: GatewayOffer): number {
  return Math.min(Math.max(wantedRial, offer.chargeLimits.minRial), largestCharge(offer));
}

/** What one charge leaves of an amount that is more than it can be. */
export interface ChargeParts {
  largestRial: number;
  /** What is still to be charged after this one. */
  restRial: number;
  /** How many charges it takes, this one included. */
  count: number;
}

/** The parts of an amount that one charge cannot be; null when one is enough. */
export function chargeParts(
  wantedRial: number | null,
  amountRial: number | null,
  offer: GatewayOffer,
): ChargeParts | null {
  const largestRial = largestCharge(offer);
  if (wantedRial === null || wantedRial <= largestRial) {
    return null;
  }
  const restRial = wantedRial - (amountRial ?? largestRial);
  return restRial <= 0 ? null : { largestRial, restRial, count: 1 + Math.ceil(restRial / largestRial) };
}
