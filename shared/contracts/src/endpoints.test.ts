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

it('no two calls have one service, method and path', () => {
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

  it('has a body only when it writes, and says that a session may be missing', () => {
    expect(endpoint.method === 'GET' && endpoint.body !== undefined).toBe(false);
    expect(endpoint.access === 'public' || declaredStatuses(endpoint).includes(401)).toBe(true);
    expect(endpoint.summary).toMatch(/\.$/);
  });
});

describe.each(withQuery)('the query of %s', (_, { query, responseType }) => {
  it('comes back from its address as it was', () => {
    const schema = query as NonNullable<typeof query>;

    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        const address = new URLSearchParams(encodeQuery(value).toString());

        expect(schema.parse(decodeQuery(schema, address))).toEqual(schema.parse(value));
      }),
    );
  });

  // What a gateway adds to the address of its way back is its own matter.
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
