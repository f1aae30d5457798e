import { describe, expect, it } from 'vitest';
import { differencesOf, type JudgedOffer, nearFirst, type Terms } from './need-offers.rules.ts';

const offer: JudgedOffer = {
  cityTitle: 'تهران',
  deliveryCities: ['تهران', 'اهواز'],
  leadTimeDays: 7,
  minOrder: 2,
  stepQuantity: 2,
  stock: null,
  unitPriceRial: 1000,
};
const terms: Terms = { city: null, budget: null, withinDays: null, quantity: null };
const kindsFor = (some: Partial<Terms>, other: Partial<JudgedOffer> = {}) =>
  differencesOf({ ...offer, ...other }, { ...terms, ...some }).map(({ kind }) => kind);

describe('an offer', () => {
  it('keeps what is not said', () => {
    expect(kindsFor({})).toEqual([]);
  });

  it('keeps a place where it is delivered', () => {
    expect(kindsFor({ city: 'اهواز' })).toEqual([]);
    expect(kindsFor({ city: 'یزد' })).toEqual(['place']);
  });

  it('says by how much it is above the budget, of all or of one unit', () => {
    const budget = { rial: 3000, perUnit: false };

    expect(kindsFor({ budget, quantity: 2 })).toEqual([]);
    expect(differencesOf(offer, { ...terms, budget, quantity: 4 })).toEqual([
      { kind: 'price', overRial: 1000 },
    ]);
    expect(kindsFor({ budget: { rial: 900, perUnit: true } })).toEqual(['price']);
    expect(kindsFor({ budget }, { unitPriceRial: null })).toEqual(['price']);
  });

  it('says when it comes later, and which quantity can be ordered', () => {
    expect(differencesOf(offer, { ...terms, withinDays: 3, quantity: 5 })).toEqual([
      { kind: 'delivery', leadTimeDays: 7, withinDays: 3 },
      { kind: 'quantity', quantity: 6 },
    ]);
  });
});

describe('near offers', () => {
  it('differ in one thing only, in the order in which a buyer gives way', () => {
    const of = (some: Partial<Terms>, unitPriceRial: number) => ({
      unitPriceRial,
      differences: differencesOf({ ...offer, unitPriceRial }, { ...terms, ...some }),
    });
    const [quantity, delivery, place, cheaper, both] = [
      of({ quantity: 3 }, 10),
      of({ withinDays: 1 }, 10),
      of({ city: 'یزد' }, 30),
      of({ city: 'یزد' }, 20),
      of({ city: 'یزد', withinDays: 1 }, 10),
    ];

    expect(nearFirst([quantity, delivery, place, cheaper, both].filter((one) => one !== undefined))).toEqual([
      cheaper,
      place,
      delivery,
      quantity,
    ]);
  });
});
