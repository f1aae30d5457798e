import type { NeedAnswer, Offer } from '@bazaar/contracts/product';

/** A supplier who can be asked. */
export interface RequestSupplier extends Pick<Offer['supplier'], 'id' | 'name' | 'cityTitle'> {
  /** Of the whole quantity; null when it is not known. */
  totalRial: number | null;
}

const MAX_SUPPLIERS = 6;
const FIRST_EXACT = 2;

/** Suppliers whose offers keep the need, then those whose offers are near; each once. */
export function offeringSuppliers({ exact, near }: NeedAnswer): RequestSupplier[] {
  const offers = [...exact.flatMap((one) => one.offers), ...near.map(({ offer }) => offer)];
  const seen = new Map(offers.toReversed().map((offer) => [offer.supplier.id, offer]));
  const order = [...new Set(offers.map(({ supplier }) => supplier.id))].slice(0, MAX_SUPPLIERS);
  return order.flatMap((id) => {
    const offer = seen.get(id);
    const { name, cityTitle } = offer?.supplier ?? { name: '', cityTitle: '' };
    return offer === undefined
      ? []
      : [{ id, name, cityTitle, totalRial: offer.forQuantity?.totalRial ?? null }];
  });
}

/** How many are chosen at first: the first two of those that keep the need, else one. */
export function askedFirst({ exact }: NeedAnswer): number {
  const count = new Set(exact.flatMap(({ offers }) => offers.map(({ supplier }) => supplier.id))).size;
  return Math.min(FIRST_EXACT, Math.max(1, count));
}

/** The lowest and the highest sum; null when some are not known. */
export function totalsOf(chosen: readonly RequestSupplier[]): { least: number; most: number } | null {
  const totals = chosen.flatMap(({ totalRial }) => (totalRial === null ? [] : [totalRial]));
  return chosen.length === 0 || totals.length < chosen.length
    ? null
    : { least: Math.min(...totals), most: Math.max(...totals) };
}
