import { tomanToRial } from '@bazaar/locale';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
const INQUIRY_SHARE = 0.2;
const TIERED_SHARE = 0.15;
const SPREAD = 0.18;

export interface Price {
  readonly price_kind: 'fixed' | 'tiered' | 'inquiry';
  readonly price_rial: number | null;
  readonly price_tiers: readonly { readonly minQuantity: number; readonly priceRial: number }[];
  readonly price_valid_until: string | null;
}

interface PriceWish {
  /** Smallest and largest price in toman. */
  readonly band: readonly [number, number];
  /** 0 for the smallest of its kind, 1 for the largest. */
  readonly size: number;
  readonly minOrder: number;
  readonly now: Date;
  /** A document has one price for all buyers. */
  readonly alwaysFixed?: boolean;
}

/** A price inside the band, higher for a larger product; one in five is an inquiry. */
export function choosePrice(
  random: Random,
  { band, size, minOrder, now, alwaysFixed = false }: PriceWish,
): Price {
  const [low, high] = band;
  const middle = low * (high / low) ** (0.06 + size * 0.88);
  const spread = 1 + (random.next() * 2 - 1) * SPREAD;
  const toman = roundPrice(Math.min(high, Math.max(low, middle * spread)));
  const priceRial = tomanToRial(toman);
  const share = random.next();
  const validUntil = dayOf(now, random.chance(0.06) ? -random.whole(1, 12) : random.whole(3, 45));
  if (!alwaysFixed && share < INQUIRY_SHARE) {
    return { price_kind: 'inquiry', price_rial: null, price_tiers: [], price_valid_until: null };
  }
  if (!alwaysFixed && share < INQUIRY_SHARE + TIERED_SHARE) {
    return {
      price_kind: 'tiered',
      price_rial: priceRial,
      price_tiers: tiersOf(toman, minOrder),
      price_valid_until: validUntil,
    };
  }
  return { price_kind: 'fixed', price_rial: priceRial, price_tiers: [], price_valid_until: validUntil };
}

function tiersOf(toman: number, minOrder: number) {
  const steps = [
    [1, 1],
    [5, 0.96],
    [20, 0.91],
  ] as const;
  return steps.map(([times, share]) => ({
    minQuantity: minOrder * times,
    priceRial: tomanToRial(roundPrice(toman * share)),
  }));
}

/** Prices as people quote them: three significant digits. */
function roundPrice(toman: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(toman)) - 2);
  return Math.max(unit, Math.round(toman / unit) * unit);
}

/** The calendar day this many days from now, in UTC. */
export function dayOf(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
