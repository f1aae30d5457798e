import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { endOfDay, toJalali } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { differencesOf, isoDayOf, type JudgedOffer, type Terms } from './need-offers.rules.ts';

const offer: JudgedOffer = {
  cityTitle: 'تهران',
  deliveryCities: ['تهران', 'اهواز'],
  leadTimeDays: 7,
  minOrder: 2,
  stepQuantity: 2,
  unitPriceRial: 1000,
  priceValidUntil: null,
};
const terms: Terms = { city: null, budget: null, withinDays: null, quantity: null, today: '2026-11-20' };
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

  it('keeps a place however it is written, and every place when it is delivered everywhere', () => {
    expect(kindsFor({ city: 'ابادان' }, { deliveryCities: ['آبادان'] })).toEqual([]);
    expect(kindsFor({ city: 'شهرقدس' }, { deliveryCities: ['شهر قدس'] })).toEqual([]);
    expect(kindsFor({ city: 'یزد' }, { deliveryCities: [] })).toEqual([]);
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

  it('is above the budget even by more than a number can count', () => {
    const budget = { rial: 1000, perUnit: false };

    expect(
      differencesOf(
        { ...offer, unitPriceRial: 9_000_000_000_000 },
        { ...terms, budget, quantity: MAX_QUANTITY },
      ),
    ).toEqual([{ kind: 'price', overRial: Number.MAX_SAFE_INTEGER }]);
  });

  it('has a price to be confirmed from the day behind its last one on', () => {
    const priceFor = (now: string, some: Partial<Terms> = {}) =>
      differencesOf(
        { ...offer, priceValidUntil: '2026-11-20' },
        { ...terms, today: isoDayOf(toJalali(now)), ...some },
      );
    const end = endOfDay('2026-11-20');

    expect(priceFor(new Date(end - 1).toISOString())).toEqual([]);
    expect(priceFor(new Date(end).toISOString())).toEqual([
      { kind: 'price', overRial: null, toConfirm: true },
    ]);
    expect(priceFor(new Date(end).toISOString(), { budget: { rial: 900, perUnit: true } })).toEqual([
      { kind: 'price', overRial: 100, toConfirm: true },
    ]);
    expect(kindsFor({ today: '2026-11-21' }, { unitPriceRial: null, priceValidUntil: '2026-11-20' })).toEqual(
      [],
    );
  });

  it('says when it comes later, and which quantity can be ordered', () => {
    expect(differencesOf(offer, { ...terms, withinDays: 3, quantity: 5 })).toEqual([
      { kind: 'delivery', leadTimeDays: 7, withinDays: 3 },
      { kind: 'quantity', quantity: 6 },
    ]);
  });
});
