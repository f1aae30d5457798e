import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { COMPARE_LIMIT } from '../../common/compare/compare-list.rules.ts';
import type { OfferSort, PageView } from './page.address.ts';

/** The value that each order sorts by; null sorts last in both directions. */
const SORT_VALUES: Readonly<Record<OfferSort, (offer: Offer) => number | null>> = {
  price: ({ priceRial, forQuantity }) => (forQuantity ? forQuantity.unitPriceRial : priceRial),
  total: ({ forQuantity }) => (forQuantity?.problem === null ? forQuantity.totalRial : null),
  minOrder: ({ minOrder }) => minOrder,
  leadTime: ({ leadTimeDays }) => leadTimeDays,
  verified: ({ supplier: { verifiedAt } }) => (verifiedAt === null ? null : Date.parse(verifiedAt)),
  rating: ({ supplier: { rating } }) => (rating === 0 ? null : rating),
  response: ({ supplier: { responseMinutes } }) => responseMinutes,
};

/** Offers in the order of the view. Equal ones keep the order of the service: cheapest first. */
export function sortOffers(
  offers: readonly Offer[],
  { sort, direction }: Pick<PageView, 'sort' | 'direction'>,
): Offer[] {
  const sign = direction === 'asc' ? 1 : -1;
  const read = SORT_VALUES[sort];
  return offers.toSorted((one, other) => compareValues([read(one), read(other)], sign));
}

function compareValues([one, other]: readonly [number | null, number | null], sign: number): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return sign * (one - other);
}

/** Offers that pass the filters of the view. A city without an offer of this product filters nothing. */
export function filterOffers(
  offers: readonly Offer[],
  { isVerifiedOnly, isPricedOnly, cityId }: PageView,
  cities: BaseProduct['cities'],
): Offer[] {
  const city = cities.find(({ id }) => id === cityId)?.title;
  return offers.filter(
    ({ supplier, priceRial }) =>
      (!isVerifiedOnly || supplier.verifiedAt !== null) &&
      (!isPricedOnly || priceRial !== null) &&
      (city === undefined || supplier.cityTitle === city),
  );
}

/** The chosen offers that exist, in the order of choosing, limited to the number that fits side by side. */
export function chosenOffers(
  offers: readonly Offer[],
  ids: readonly number[],
): { chosen: Offer[]; isOverfull: boolean } {
  const known = ids.flatMap((id) => offers.find(({ productId }) => productId === id) ?? []);
  return { chosen: known.slice(0, COMPARE_LIMIT), isOverfull: known.length > COMPARE_LIMIT };
}

/** The choice after an offer was pressed: that offer removed, or added while there is room. */
export function toggleChosen(chosen: readonly number[], productId: number): readonly number[] {
  if (chosen.includes(productId)) {
    return chosen.filter((id) => id !== productId);
  }
  return chosen.length < COMPARE_LIMIT ? [...chosen, productId] : chosen;
}
