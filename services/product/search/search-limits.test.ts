import { Problem } from '@bazaar/contracts';
import { answerNeed, listSearchResults, listSuggestions } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    trustedProxies: ['127.0.0.1'],
    variables: { ...TEST_ENVIRONMENT.variables, NEEDS_PER_MINUTE: '2', SEARCHES_PER_MINUTE: '3' },
  });
});
beforeEach(async () => {
  test.clock.advance(60_000);
  await sql`truncate kit.rate_counter`.execute(test.db);
});
afterAll(() => test[Symbol.asyncDispose]());

/** A search by a visitor of the site, whose server passes the address on. */
function ask(path: string, query: string, visitor = '203.0.113.7') {
  const url = `/product${path}?${query}`;
  return test.app.inject({ url, headers: { 'x-forwarded-for': visitor } });
}

async function statusesOf(path: string, query: string, times: number) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await ask(path, `${query}${turn}`)).statusCode);
  }
  return statuses;
}

it.each([
  [answerNeed.path, 'text=pump', 2],
  [listSearchResults.path, 'term=pump', 3],
  [listSuggestions.path, 'term=pump', 15],
])(
  '%s counts the requests of one network: what goes beyond the limit gets 429',
  async (path, query, count) => {
    const statuses = await statusesOf(path, query, count + 2);
    const reply = await ask(path, query);

    expect(statuses).toEqual([...Array<number>(count).fill(200), 429, 429]);
    expect(Problem.parse(reply.json()).code).toBe('rate_limited');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(path, query, '198.51.100.7')).statusCode).toBe(200);
  },
);

it('a need may be asked again in the next minute', async () => {
  await statusesOf(answerNeed.path, 'text=pump', 3);
  test.clock.advance(60_000);

  expect(await statusesOf(answerNeed.path, 'text=pump', 1)).toEqual([200]);
});
