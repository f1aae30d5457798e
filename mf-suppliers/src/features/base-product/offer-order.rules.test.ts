import { Offer } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { givenBaseProduct, givenOffer } from './base-product.fixture.ts';
import { chosenOffers, filterOffers, sortOffers, toggleChosen } from './offer-order.rules.ts';
import { OFFER_SORTS, type PageView } from './page.address.ts';

const offerOf = (...given: Parameters<typeof givenOffer>) => Offer.parse(givenOffer(...given));
const idsOf = (offers: readonly Offer[]) => offers.map(({ productId }) => productId);

const CHEAP = offerOf(1, {
  priceRial: 100,
  minOrder: 50,
  leadTimeDays: 30,
  supplier: { verifiedAt: null, rating: 0, responseMinutes: null },
});
const MIDDLE = offerOf(2, {
  priceRial: 200,
  leadTimeDays: 0,
  supplier: { verifiedAt: '2026-10-01T00:00:00Z', rating: 4.8, responseMinutes: 60, cityTitle: 'کرج' },
});
const SILENT = offerOf(3, {
  priceRial: null,
  minOrder: 2,
  leadTimeDays: 7,
  supplier: { verifiedAt: '2026-11-01T00:00:00Z', rating: 3.9, responseMinutes: 20 },
});
const ALL = [CHEAP, MIDDLE, SILENT];

describe('sortOffers', () => {
  it.each([
    ['price', [1, 2, 3], [2, 1, 3]],
    ['total', [2, 1, 3], [2, 1, 3]],
    ['minOrder', [2, 3, 1], [1, 3, 2]],
    ['leadTime', [2, 3, 1], [1, 3, 2]],
    ['verified', [2, 3, 1], [3, 2, 1]],
    ['rating', [3, 2, 1], [2, 3, 1]],
    ['response', [3, 2, 1], [2, 3, 1]],
  ] as const)('sorts by %s, with unknown values last in both directions', (sort, rising, falling) => {
    expect(idsOf(sortOffers(ALL, { sort, direction: 'asc' }))).toEqual(rising);
    expect(idsOf(sortOffers(ALL, { sort, direction: 'desc' }))).toEqual(falling);
  });

  it('leaves equal offers in the order of the service, and does not change its input', () => {
    const alike = [offerOf(7), offerOf(5), offerOf(6)];
    for (const sort of OFFER_SORTS) {
      expect(idsOf(sortOffers(alike, { sort, direction: 'desc' }))).toEqual([7, 5, 6]);
    }
    expect(idsOf(alike)).toEqual([7, 5, 6]);
  });
});

describe('filterOffers', () => {
  const { cities } = givenBaseProduct();
  const filtered = (view: Partial<PageView>) =>
    idsOf(
      filterOffers(
        ALL,
        { isVerifiedOnly: false, isPricedOnly: false, cityId: null, ...view } as PageView,
        cities,
      ),
    );

  it('keeps the offers that pass all filters', () => {
    expect(filtered({})).toEqual([1, 2, 3]);
    expect(filtered({ isVerifiedOnly: true })).toEqual([2, 3]);
    expect(filtered({ isPricedOnly: true })).toEqual([1, 2]);
    expect(filtered({ cityId: 2 })).toEqual([2]);
    expect(filtered({ isVerifiedOnly: true, isPricedOnly: true, cityId: 1 })).toEqual([]);
  });

  it('ignores a city that it does not know', () => {
    expect(filtered({ cityId: 77 })).toEqual([1, 2, 3]);
  });
});

describe('the choice', () => {
  it('keeps the order of choosing, drops unknown ids and stops at four', () => {
    const few = chosenOffers(ALL, [3, 91, 92, 93, 1]);
    expect(idsOf(few.chosen)).toEqual([3, 1]);
    expect(few.isOverfull).toBe(false);
    const many = chosenOffers(
      [1, 2, 3, 4, 5].map((id) => offerOf(id)),
      [5, 4, 3, 2, 1],
    );
    expect(idsOf(many.chosen)).toEqual([5, 4, 3, 2]);
    expect(many.isOverfull).toBe(true);
  });

  it('removes a chosen offer, and refuses one beyond the limit', () => {
    expect(toggleChosen([1, 2], 1)).toEqual([2]);
    expect(toggleChosen([1, 2], 3)).toEqual([1, 2, 3]);
    const full = [1, 2, 3, 4];
    expect(toggleChosen(full, 5)).toBe(full);
    expect(toggleChosen(full, 4)).toEqual([1, 2, 3]);
  });
});
