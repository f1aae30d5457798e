import { type Offer, termsForQuantity } from '@bazaar/contracts/product';
import { isPriceOutdated } from '@bazaar/listing';

/** Offers calculated for a quantity, by the rules of the services, so that another quantity requests nothing. */
export function offersFor(offers: readonly Offer[], quantity: number): Offer[] {
  return offers.map((offer) => ({ ...offer, forQuantity: termsForQuantity(offer, quantity) }));
}

/**
 * The offers that are marked in the table: the lowest price and the soonest delivery, where only one has it. A price
 * that its supplier has to confirm is never the lowest.
 */
export function bestOffers(
  offers: readonly Offer[],
  now: string,
): { lowest: number | null; fastest: number | null } {
  return {
    lowest: onlyBest(offers, (offer) =>
      isPriceOutdated(offer, now) ? null : (offer.forQuantity?.unitPriceRial ?? null),
    ),
    fastest: onlyBest(offers, ({ leadTimeDays }) => leadTimeDays),
  };
}

function onlyBest(offers: readonly Offer[], read: (offer: Offer) => number | null): number | null {
  const known = offers.flatMap((offer) => {
    const figure = read(offer);
    return figure === null ? [] : [{ id: offer.productId, figure }];
  });
  const least = Math.min(...known.map(({ figure }) => figure));
  const best = known.filter(({ figure }) => figure === least);
  return known.length > 1 && best.length === 1 ? (best[0]?.id ?? null) : null;
}
