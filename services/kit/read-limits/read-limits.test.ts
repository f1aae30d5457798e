import { Problem } from '@bazaar/contracts';
import { listSearchResults } from '@bazaar/contracts/product';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { createReadLimits, type WantedRead } from './read-limits.ts';

const SEARCH = '/product/api/v1/searches/results?term=pump';
const CATEGORIES = '/product/api/v1/categories/menu';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp({
    trustedProxies: ['127.0.0.1'],
    variables: { ...TEST_ENVIRONMENT.variables, READ_UNITS_PER_SECOND: '120' },
  });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => test.clock.advance(60_000));
afterAll(() => test[Symbol.asyncDispose]());

/** A read by a visitor, whose address the site's server passes on; null for a read of the server itself. */
async function read(path: string, visitor: string | null = '203.0.113.7', token?: string) {
  const reply = await fetch(`${origin}${path}`, {
    headers: {
      ...(visitor !== null && { 'x-forwarded-for': visitor }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: await reply.json() };
}

async function statusesOf(times: number, path: string, visitorOf: (turn: number) => string | null) {
  const found = [];
  for (let turn = 0; turn < times; turn += 1) {
    found.push((await read(path, visitorOf(turn))).status);
  }
  return found;
}

const passed = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

describe('reads over HTTP', () => {
  it('answer few of 571 searches that one address makes in three seconds, and everybody else', async () => {
    const statuses: number[] = [];
    for (const count of [191, 190, 190]) {
      statuses.push(...(await statusesOf(count, SEARCH, () => '203.0.113.7')));
      test.clock.advance(1_000);
    }
    const later = await read(SEARCH);
    const others = [await read(SEARCH, '203.0.113.8'), await read(SEARCH, '2001:db8::1')];

    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(passed(statuses)).toBe(42);
    expect(later.status).toBe(200);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('tell when to ask again, and are answered then', async () => {
    await statusesOf(30, SEARCH, () => '203.0.113.7');
    const refused = await read(SEARCH);
    const problem = Problem.parse(refused.body);
    test.clock.advance(Number(refused.retryAfter) * 1_000);

    expect([refused.status, problem.code, problem.title]).toEqual([
      429,
      'rate_limited',
      expect.stringContaining('کمی بعد دوباره تلاش کنید'),
    ]);
    expect(problem.data).toEqual({ retryAfterSeconds: Number(refused.retryAfter) });
    expect((await read(SEARCH)).status).toBe(200);
  });

  it('cost by what they are: a record is answered when a search is not', async () => {
    await statusesOf(29, SEARCH, () => '203.0.113.7');
    await statusesOf(10, CATEGORIES, () => '203.0.113.7');

    expect((await read(SEARCH)).status).toBe(429);
    expect((await read(CATEGORIES)).status).toBe(200);
  });

  it('count a /64 of IPv6 as one client, and a /48 as one network', async () => {
    const ofOne = await statusesOf(40, SEARCH, (turn) => `2001:db8:1:1::${turn.toString(16)}`);
    test.clock.advance(60_000);
    const ofMany = await statusesOf(300, SEARCH, (turn) => `2001:db8:2:${turn.toString(16)}::1`);
    const beside = await read(SEARCH, '2001:db8:3::1');

    expect([passed(ofOne), passed(ofMany), beside.status]).toEqual([30, 240, 200]);
  });

  it('count a session by itself, not by the address that it shares with others', async () => {
    const { access_token } = await signIn(test.app);
    await statusesOf(30, SEARCH, () => '203.0.113.7');

    expect((await read(SEARCH)).status).toBe(429);
    expect((await read(SEARCH, '203.0.113.7', access_token)).status).toBe(200);
    expect((await read(SEARCH, '203.0.113.7', 'no.token.at.all')).status).toBe(429);
  });

  it("do not count the site's own, which have no visitor; what is dear they count even then", async () => {
    const own = await statusesOf(700, CATEGORIES, () => null);
    const dear = await statusesOf(31, SEARCH, () => null);

    expect([passed(own), passed(dear)]).toEqual([700, 30]);
  });
});

describe('createReadLimits', () => {
  const wanted = (ip: string) =>
    ({ endpoint: listSearchResults, user: null, request: { ip, headers: {} } }) as unknown as WantedRead;
  const environment = { ...TEST_ENVIRONMENT, variables: { READ_UNITS_PER_SECOND: '20' } };
  const countOf = (check: (read: WantedRead) => void, ip: string) => {
    let count = 0;
    try {
      for (; count < 1_000; count += 1) {
        check(wanted(ip));
      }
    } catch {
      // The limit is reached.
    }
    return count;
  };

  it('gives a crawler an allowance of its own over all its addresses', () => {
    const crawlers = { nameOf: (ip: string) => (ip.startsWith('66.249.') ? 'google' : null) };
    const check = createReadLimits({ clock: test.clock, environment }, crawlers);

    expect([
      countOf(check, '66.249.66.1'),
      countOf(check, '66.249.64.9'),
      countOf(check, '203.0.113.7'),
    ]).toEqual([20, 0, 5]);
  });

  it('limits nothing when the operator wants none', () => {
    const variables = { READ_UNITS_PER_SECOND: '0' };
    const unlimited = createReadLimits({ clock: test.clock, environment: { ...environment, variables } });

    expect(countOf(unlimited, '203.0.113.7')).toBe(1_000);
  });
});
