import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { collectEndpoints } from '../testing/collect-contracts.ts';
import { declaredStatuses, decodeQuery, encodeQuery } from './index.ts';

const endpoints = await collectEndpoints();
const withQuery = endpoints.filter(([, { query }]) => query);

const shapeOf = (schema: unknown) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}).sort();

it('finds the endpoints of every service folder', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  expect(withQuery.length).toBeGreaterThan(10);
});

it('no two endpoints share a service, method and path', () => {
  const keys = endpoints.map(
    ([, { service, method, path }]) => `${method} ${service} ${path.replace(/:\w+/g, ':')}`,
  );

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(endpoints)('%s', (_, endpoint) => {
  it('describes exactly the parameters of its path', () => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);

    expect(shapeOf(endpoint.params)).toEqual(names.sort());
  });

  it('has a body only when it writes, and declares 401 when it needs a session', () => {
    expect(endpoint.method === 'GET' && endpoint.body !== undefined).toBe(false);
    expect(endpoint.access === 'public' || declaredStatuses(endpoint).includes(401)).toBe(true);
    expect(endpoint.summary).toMatch(/\.$/);
  });
});

describe.each(withQuery)('the query of %s', (_, { query, responseType }) => {
  it('is unchanged after encoding and decoding', () => {
    const schema = query as NonNullable<typeof query>;

    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        const address = new URLSearchParams(encodeQuery(value).toString());

        expect(schema.parse(decodeQuery(schema, address))).toEqual(schema.parse(value));
      }),
    );
  });

  // A gateway may add its own parameters to the address it returns to.
  it.skipIf(responseType === 'raw')('refuses a key that it does not know', () => {
    const schema = query as NonNullable<typeof query>;

    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        const address = encodeQuery({ ...(value as object), unheardOf: '1' });

        expect(schema.safeParse(decodeQuery(schema, address)).success).toBe(false);
      }),
      { numRuns: 5 },
    );
  });
});
