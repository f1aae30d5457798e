import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { coerce, decodeQuery } from './query-codec.ts';
import { encodeQuery } from './query-encoder.ts';
import { QueryKeyError } from './query-tree.ts';

const Query = z.strictObject({
  term: z.optional(z.string()),
  isNew: z.optional(z.boolean()),
  filter: z._default(
    z.strictObject({
      cityIds: z._default(z.array(z.int()), []),
      properties: z._default(z.array(z.strictObject({ propertyId: z.int(), value: z.number() })), []),
    }),
    { cityIds: [], properties: [] },
  ),
  paging: z._default(
    z.strictObject({ pageNumber: z._default(z.int(), 1), pageSize: z._default(z.int(), 24) }),
    {
      pageNumber: 1,
      pageSize: 24,
    },
  ),
});
const decode = (text: string) => decodeQuery(Query, new URLSearchParams(text));
const parse = (text: string) => Query.parse(decode(text));

describe('encodeQuery', () => {
  it('writes dotted names, repeated scalars and indexed objects', () => {
    const query = {
      paging: { pageNumber: 2 },
      filter: { properties: [{ propertyId: 7, value: 1.5 }], cityIds: [1, 2] },
    };

    expect(decodeURIComponent(encodeQuery(query).toString())).toBe(
      'paging.pageNumber=2&filter.properties[0].propertyId=7&filter.properties[0].value=1.5' +
        '&filter.cityIds=1&filter.cityIds=2',
    );
  });

  it('leaves out undefined, null and empty lists', () => {
    expect(encodeQuery({ term: undefined, filter: { cityIds: [], at: null } }).toString()).toBe('');
    expect(encodeQuery(undefined).toString()).toBe('');
  });
});

describe('decodeQuery', () => {
  it('reads encoded queries, with the types and defaults of the schema', () => {
    expect(
      parse(
        'term=12&isNew=false&filter.cityIds=3&filter.properties[1].value=-2.5&filter.properties[1].propertyId=4',
      ),
    ).toEqual({
      term: '12',
      isNew: false,
      filter: { cityIds: [3], properties: [{ propertyId: 4, value: -2.5 }] },
      paging: { pageNumber: 1, pageSize: 24 },
    });
  });

  it('orders an indexed list by its indexes, whatever the order of the keys', () => {
    const text =
      'filter.properties[10].propertyId=2&filter.properties[10].value=2&filter.properties[2].propertyId=1&filter.properties[2].value=1';

    expect(parse(text).filter.properties.map(({ propertyId }) => propertyId)).toEqual([1, 2]);
  });

  it('is the inverse of encodeQuery', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    const value = fc.record({
      term: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      isNew: fc.boolean(),
      filter: fc.record({
        cityIds: fc.array(fc.integer(), { maxLength: 5 }),
        properties: fc.array(fc.record({ propertyId: fc.integer(), value: number }), { maxLength: 12 }),
      }),
      paging: fc.record({ pageNumber: fc.integer(), pageSize: fc.integer() }),
    });

    fc.assert(
      fc.property(value, (query) => {
        expect(parse(encodeQuery(query).toString())).toEqual(query);
      }),
    );
  });

  it.each([
    '__proto__=1',
    '__proto__.x=1',
    'constructor.prototype.x=1',
    'filter.__proto__.x=1',
    'filter.constructor=1',
    'prototype=1',
    'filter.properties[0].__proto__=1',
    'a.b.c.d.e.f.g=1',
    'a[0][0][0][0][0][0]=1',
    'filter.properties[100].value=1',
    'filter.properties[9999999999].value=1',
    'filter.properties[-1].value=1',
    'filter.properties[].value=1',
    'filter.properties[0.value=1',
    'filter.properties[0]value=1',
    '[=1',
    ']=1',
    '[0]=1',
    '=1',
    '.=1',
    '.term=1',
    'term.=1',
    'filter..cityIds=1',
    'te rm=1',
    'term%00=1',
    'کلید=1',
  ])('refuses the key %s', (text) => {
    expect(() => decode(text)).toThrow(QueryKeyError);
  });

  it.each([
    ['a text and a name under it', 'term=1&term.x=2'],
    ['a name and a text over it', 'term.x=2&term=1'],
    ['an index and a name', 'filter.properties[0].value=1&filter.properties.length=5'],
    ['a name and an index', 'filter.properties.map=5&filter.properties[0].value=1'],
    ['texts and an index', 'filter.cityIds=1&filter.cityIds=2&filter.cityIds[0]=3'],
  ])('refuses keys that contradict each other: %s', (_, text) => {
    expect(() => decode(text)).toThrow(QueryKeyError);
  });

  it.each([
    ['the same key twice', 'term=1&term=2'],
    ['an unknown key', 'terms=1'],
    ['an object for a text', 'term.x=1'],
    ['a text for an object', 'filter=1'],
    ['a number that is none', 'paging.pageNumber=two'],
    ['an empty number', 'paging.pageNumber='],
    ['another spelling of a number', 'paging.pageNumber=007'],
    ['an exponent', 'paging.pageNumber=1e3'],
    ['a hexadecimal number', 'paging.pageNumber=0x10'],
    ['white space', 'paging.pageNumber=%202'],
    ['infinity', 'filter.properties[0].propertyId=1&filter.properties[0].value=Infinity'],
    ['another truth', 'isNew=1'],
  ])('leaves the validation of values to the schema: %s', (_, text) => {
    expect(Query.safeParse(decode(text)).success).toBe(false);
  });

  it('throws nothing but QueryKeyError, and touches no prototype, for any input', () => {
    const piece = fc.constantFrom(
      '__proto__',
      'constructor',
      'length',
      'term',
      'filter',
      'a',
      '.',
      '[',
      ']',
      '[0]',
      '[99]',
      '0',
      '',
    );
    const key = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    const before = Reflect.ownKeys(Object.prototype);

    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(key, fc.string()), fc.string()), { maxLength: 6 }), (pairs) => {
        try {
          Query.safeParse(decodeQuery(Query, pairs));
        } catch (error) {
          expect(error).toBeInstanceOf(QueryKeyError);
        }
        expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('coerce', () => {
  it('converts a text to the type that its schema requires', () => {
    expect(coerce(z.int(), '7')).toBe(7);
    expect(coerce(z.string(), '7')).toBe('7');
    expect(coerce(z.optional(z.number()), '1.5')).toBe(1.5);
    expect(coerce(z.nullable(z.number()), '1.5')).toBe(1.5);
    expect(coerce(z.readonly(z.number()), '-1')).toBe(-1);
    expect(coerce(z.pipe(z.number(), z.transform(String)), '3')).toBe(3);
  });

  it('leaves undefined, and a value that already has its type', () => {
    expect(coerce(z.int(), 7)).toBe(7);
    expect(coerce(z.optional(z.int()), undefined)).toBeUndefined();
  });
});
