import { tomanToRial } from '@bazaar/locale';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
const INQUIRY_SHARE = 0.2;
const TIERED_SHARE = 0.15;
const BAND_SPREAD = 0.18;
/** Suppliers of the same good differ by so much from its usual price. */
const SPREAD = 0.08;
/** Quantities at which a tiered price falls, in minimum orders, and the share of the first price that remains. */
const TIERS = [
  [1, 1],
  [5, 0.96],
  [20, 0.91],
] as const;
/** So many minimum orders reach the last tier. */
export const LAST_TIER = 20;
/** How long suppliers keep a price; one that is older has to be confirmed. */
const VALID_DAYS = [15, 20, 30] as const;

export interface Price {
  readonly price_kind: 'fixed' | 'tiered' | 'inquiry';
  readonly price_rial: number | null;
  readonly price_tiers: readonly { readonly minQuantity: number; readonly priceRial: number }[];
  readonly price_valid_until: string | null;
}

/** Shares of the prices that are on inquiry, and that fall with the quantity. */
export interface PriceShares {
  readonly inquiry: number;
  readonly tiered: number;
}

export const USUAL_SHARES: PriceShares = { inquiry: INQUIRY_SHARE, tiered: TIERED_SHARE };
/** A document has one price for all buyers. */
export const ALWAYS_FIXED: PriceShares = { inquiry: 0, tiered: 0 };

interface PriceWish {
  readonly toman: number;
  readonly minOrder: number;
  /** When the supplier last wrote the price. */
  readonly updatedAt: Date;
  /** Whether the price is older than suppliers keep one. */
  readonly isOld: boolean;
  readonly shares: PriceShares;
}

/** The price of an offer; one in five is on inquiry. */
export function choosePrice(random: Random, { toman, minOrder, updatedAt, isOld, shares }: PriceWish): Price {
  const rounded = roundPrice(toman);
  const share = random.next();
  const [shortest] = VALID_DAYS;
  const validUntil = dayOf(updatedAt, isOld ? shortest : random.pick(VALID_DAYS));
  if (share < shares.inquiry) {
    return { price_kind: 'inquiry', price_rial: null, price_tiers: [], price_valid_until: null };
  }
  const isTiered = share < shares.inquiry + shares.tiered;
  return {
    price_kind: isTiered ? 'tiered' : 'fixed',
    price_rial: tomanToRial(rounded),
    price_tiers: isTiered ? tiersOf(rounded, minOrder) : [],
    price_valid_until: validUntil,
  };
}

/** A price inside a band of tomans. */
export function priceInBand(random: Random, [low, high]: readonly [number, number]): number {
  const middle = low * (high / low) ** (0.06 + random.next() * 0.88);
  const spread = 1 + (random.next() * 2 - 1) * BAND_SPREAD;
  return Math.min(high, Math.max(low, middle * spread));
}

/** A supplier's price of a good with this usual price. */
export function priceAround(random: Random, usualToman: number): number {
  return usualToman * (1 + (random.next() * 2 - 1) * SPREAD);
}

function tiersOf(toman: number, minOrder: number) {
  return TIERS.map(([times, share]) => ({
    minQuantity: minOrder * times,
    priceRial: tomanToRial(roundPrice(toman * share)),
  }));
}

/** Prices as people quote them: three significant digits. */
function roundPrice(toman: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(toman)) - 2);
  return Math.max(unit, Math.round(toman / unit) * unit);
}

/** The calendar day this many days from a time, in UTC. */
export function dayOf(time: Date, days: number): string {
  return new Date(time.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
