import { listSearchResults } from '@bazaar/contracts/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import queries from './search.queries.json' with { type: 'json' };

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp();
}, 120_000);
afterAll(() => app?.close());

describe('the first result', () => {
  it('is checked for sixty queries', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(queries)('of «$query» is «$first.title»', async ({ query, first }) => {
    const { items } = await app.call(listSearchResults, { query: { term: query } });
    expect(items[0]).toMatchObject(first);
  });
});
