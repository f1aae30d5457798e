import { LISTING_SORTS } from '@bazaar/contracts/product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cursor, readCursor, writeCursor } from './cursor.rules.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const small = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }).map(String);
const price = fc.maxSafeInteger().map(String);
const instant = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2999-12-31T23:59:59Z'), noInvalidDate: true })
  .chain((date) => fc.integer({ min: 0, max: 999 }).map((rest) => [date, rest] as const))
  .map(([date, rest]) => `${date.toISOString().slice(0, 23)}${String(rest).padStart(3, '0')}Z`);

const cursor: fc.Arbitrary<Cursor> = fc.oneof(
  fc.record({ sort: fc.constant('relevance' as const), keys: fc.tuple(small), id }),
  fc.record({ sort: fc.constantFrom('price' as const, 'priceDesc' as const), keys: fc.tuple(price), id }),
  fc.record({ sort: fc.constant('newest' as const), keys: fc.tuple(instant), id }),
  fc.record({ sort: fc.constant('nearest' as const), keys: fc.tuple(small, small), id }),
);

describe('a cursor', () => {
  it('is read back as it was written, but only for its own order', () => {
    fc.assert(
      fc.property(cursor, (written) => {
        const text = writeCursor(written);
        expect(readCursor(text, written.sort)).toEqual(written);
        const others = LISTING_SORTS.filter((sort) => sort !== written.sort);
        expect(others.map((sort) => readCursor(text, sort))).toEqual(others.map(() => undefined));
      }),
    );
  });

  it('is undefined when it was not written here', () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const text of [
      '',
      'x',
      '!!!',
      forged(null),
      forged({ sort: 'price' }),
      forged(['price', [], 1]),
      forged(['price', ['1; drop table'], 1]),
      forged(['price', ['99999999999999999'], 1]),
      forged(['price', ['1'], 0]),
      forged(['price', ['1'], 3e9]),
      forged(['price', ['1', '2'], 5]),
      `${forged(['price', ['1'], 5])}=`,
    ]) {
      expect(readCursor(text, 'price')).toBeUndefined();
    }
    expect(readCursor(forged(['relevance', ['2147483648'], 5]), 'relevance')).toBeUndefined();
    for (const day of ['2026-02-31', '2026-13-01', '0000-01-01', '1999-01-01']) {
      expect(readCursor(forged(['newest', [`${day}T00:00:00.000000Z`], 5]), 'newest')).toBeUndefined();
    }
  });

  it('is undefined for any other text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LISTING_SORTS), (text, sort) => {
        expect(readCursor(text, sort)).toBeUndefined();
      }),
    );
  });
});
