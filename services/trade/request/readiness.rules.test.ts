import { describe, expect, it } from 'vitest';
import { findFaults, type ReadinessFacts } from './readiness.rules.ts';

const item = { minOrder: 10, stepQuantity: 5, isOffered: true };
const ready: ReadinessFacts = {
  lines: [{ quantity: 15, unitTitle: 'عدد', item }],
  hasAddress: true,
  needBy: '2026-11-21',
  today: '2026-11-20',
  isProfileComplete: true,
  isCountable: true,
};
const ofLine = (line: Partial<ReadinessFacts['lines'][number]>) =>
  findFaults({ ...ready, lines: [{ quantity: 15, unitTitle: 'عدد', item, ...line }] });

describe('findFaults', () => {
  it('finds none in a request that is ready', () => {
    expect(findFaults(ready)).toEqual({});
    expect(ofLine({ quantity: 1, item: null })).toEqual({});
  });

  it('collects all of them by field', () => {
    const faults = findFaults({
      ...ready,
      lines: [],
      hasAddress: false,
      needBy: null,
      isProfileComplete: false,
    });

    expect(Object.keys(faults)).toEqual(['lines', 'deliveryAddressId', 'needBy', 'profile']);
  });

  it.each(['2026-11-20', '2026-11-19', null])('requires a day from tomorrow on, not %s', (needBy) => {
    expect(Object.keys(findFaults({ ...ready, needBy }))).toEqual(['needBy']);
  });

  it.each([
    [9, 'حداقل سفارش این کالا ۱۰ عدد است.'],
    [12, 'مقدار را از ۱۰ به بالا و هر بار ۵ بیشتر بنویسید.'],
  ])('describes the fault of a quantity of %i', (quantity, text) => {
    expect(ofLine({ quantity })).toEqual({ 'lines[0].quantity': [text] });
  });

  it('refuses an item that is not offered any more, whatever its quantity', () => {
    expect(Object.keys(ofLine({ quantity: 1, item: { ...item, isOffered: false } }))).toEqual([
      'lines[0].supplierProductId',
    ]);
  });

  it('refuses a sum that is too large', () => {
    expect(Object.keys(findFaults({ ...ready, isCountable: false }))).toEqual(['lines']);
  });
});
