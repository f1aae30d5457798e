import { Offer } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { givenOffer } from './base-product.fixture.ts';
import { bestOffers, offersFor } from './offer-terms.rules.ts';

const NOW = '2026-11-24T08:00:00Z';
const offerOf = (...given: Parameters<typeof givenOffer>) => Offer.parse(givenOffer(...given));

describe('offersFor', () => {
  it('calculates a quantity as the services do', () => {
    const offers = [
      offerOf(1, {}, null),
      offerOf(2, { minOrder: 30 }, null),
      offerOf(3, { priceRial: null, stock: null }, null),
      offerOf(4, { minOrder: 5, stepQuantity: 10 }, null),
    ];
    const expected = [
      offerOf(1, {}, 20),
      offerOf(2, { minOrder: 30 }, 20),
      offerOf(3, { priceRial: null, stock: null }, 20),
      offerOf(4, { minOrder: 5, stepQuantity: 10 }, 20),
    ];

    expect(offersFor(offers, 20)).toEqual(expected);
  });

  it('uses the price of the tier that the quantity reaches', () => {
    const tiered = {
      ...offerOf(1, { priceRial: 100 }, null),
      priceTiers: [
        { minQuantity: 1, priceRial: 100 },
        { minQuantity: 10, priceRial: 80 },
      ],
    };

    expect(offersFor([tiered], 10)[0]?.forQuantity).toMatchObject({ unitPriceRial: 80, totalRial: 800 });
  });
});

describe('bestOffers', () => {
  it('names the lowest price and the soonest delivery', () => {
    const offers = offersFor([offerOf(1, { priceRial: 900 }), offerOf(2, { leadTimeDays: 3 })], 1);

    expect(bestOffers(offers, NOW)).toEqual({ lowest: 1, fastest: 2 });
  });

  it('never names a price that has to be confirmed as the lowest', () => {
    const doubted = offerOf(1, { priceRial: 500, priceValidUntil: '2026-11-23' });
    const offers = offersFor([doubted, offerOf(2, { priceRial: 900 }), offerOf(3, { priceRial: 990 })], 1);

    expect(bestOffers(offers, NOW).lowest).toBe(2);
  });

  it('names none when several are equal, or when there is only one', () => {
    expect(bestOffers(offersFor([offerOf(1), offerOf(2)], 1), NOW)).toEqual({ lowest: null, fastest: null });
    expect(bestOffers(offersFor([offerOf(1)], 1), NOW)).toEqual({ lowest: null, fastest: null });
  });
});
