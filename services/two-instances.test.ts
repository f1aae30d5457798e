import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openServices } from './app.ts';
import {
  askForCode,
  createPkce,
  exchange,
  handIn,
  receiveAuthorization,
  receiveCode,
  signIn,
} from './auth/sign-in.fixture.ts';
import { createDatabase } from './kit/database/database.ts';
import { migrate } from './kit/database/migrate.ts';
import { withStartLock } from './kit/database/start-lock.ts';
import { addressesOf, PRODUCTION, startServices } from './services-process.fixture.ts';
import { startSmsProvider } from './testing/sms-provider.ts';
import { createTestApp, randomMobile, TEST_ENVIRONMENT, type TestApp } from './testing/test-app.ts';
import { createEmptyDatabase } from './testing/test-database.ts';
import { givenRequest, openTradeApp, type TradeApp } from './trade/trade.fixture.ts';

const A_MINUTE_MS = 60_000;
const FIVE_SECONDS_MS = 5_000;
const SERVICES_FOLDER = new URL('.', import.meta.url).pathname;
const SUGGESTIONS = `/product/api/v1/searches/suggestions?term=${encodeURIComponent('ققنوس')}`;
const CREDIT = '/wallet/api/v1/wallettransactions/credit/byuser';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

/** Two instances with separate connections, on the database of `test`. */
async function twoInstances({ clock, url }: TestApp = test, variables: Record<string, string> = {}) {
  const open = async () => {
    const db = createDatabase(url, { connections: 4 });
    const environment = {
      ...TEST_ENVIRONMENT,
      variables: { ...TEST_ENVIRONMENT.variables, ...variables },
    };
    const opened = await openServices({ db, clock, environment });
    onTestFinished(async () => {
      await opened.app.close();
      await db.destroy();
    });
    return opened;
  };
  return [await open(), await open()] as const;
}

const statusesOf = (replies: readonly { readonly statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).sort();

describe('two instances on one database', () => {
  it('accept a code of the other one, once', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const mobile = randomMobile();
    const given = await receiveCode(a, mobile);

    const replies = await Promise.all([handIn(b, { mobile, ...given }), handIn(a, { mobile, ...given })]);

    expect(statusesOf(replies)).toEqual([200, 422]);
  });

  it('count wrong codes together: five on both', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const mobile = randomMobile();
    const { requestId, code } = await receiveCode(a, mobile);
    const wrong = code === '111111' ? '222222' : '111111';

    const guesses = Array.from({ length: 20 }, (_, index) =>
      handIn(index % 2 ? a : b, { mobile, requestId, code: wrong }),
    );
    const codes = (await Promise.all(guesses)).map((reply) => reply.json().code);
    const right = await handIn(b, { mobile, requestId, code });
    const { rows } = await sql<{ attempts: number }>`
      select attempts from auth.one_time_code where request_id = ${requestId}`.execute(test.db);

    expect(codes.filter((said) => said === 'otp_invalid').length).toBeLessThanOrEqual(5);
    expect(rows).toEqual([{ attempts: 5 }]);
    expect(right.statusCode).toBe(422);
  });

  it('count the codes of a number together', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const mobile = randomMobile();
    const statuses: number[] = [];
    for (const app of [a, b, a, b]) {
      statuses.push((await askForCode(app, mobile)).statusCode);
      test.clock.advance(2 * A_MINUTE_MS);
    }

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('exchange an authorization code of the other one, once', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const fields = await receiveAuthorization(a);

    const replies = await Promise.all([exchange(b, fields), exchange(a, fields)]);

    expect(statusesOf(replies)).toEqual([200, 400]);
  });

  it("accept each other's tokens, and refuse a session within five seconds of its end", async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const { headers } = await signIn(a);
    const statusAt = async (app: FastifyInstance) => (await app.inject({ url: CREDIT, headers })).statusCode;
    const before = [await statusAt(a), await statusAt(b)];

    await a.inject({ method: 'POST', url: '/auth/api/v1/users/sign-out', headers });
    const atOnce = await statusAt(a);
    test.clock.advance(FIVE_SECONDS_MS);

    expect(before).toEqual([200, 200]);
    expect([atOnce, await statusAt(b)]).toEqual([401, 401]);
  });

  it('count the writes of a user together', async () => {
    const instances = await twoInstances(test, { WRITES_PER_MINUTE: '6' });
    const { headers } = await signIn(test.app);
    const payload = { objectType: 'Content', objectId: 2_000_000_000 };
    const writes = Array.from({ length: 12 }, (_, turn) =>
      instances[turn % 2 === 0 ? 0 : 1].app.inject({
        method: 'POST',
        url: '/content/api/v1/userfavorites',
        headers,
        payload,
      }),
    );

    expect(statusesOf(await Promise.all(writes))).toEqual([
      ...Array<number>(6).fill(404),
      ...Array<number>(6).fill(429),
    ]);
  });

  it('suggest the current name of a result that was renamed', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const rename = (title: string) =>
      sql`
        select product.upsert_search_document('content', 900001, 'content', null, ${title}, 'slug', 'خلاصه',
          '{"family":"doc","seed":1,"dimensionMm":null,"code":null}', 100)`.execute(test.db);
    const suggested = async (app: FastifyInstance) => {
      const reply = await app.inject(SUGGESTIONS);
      return (reply.json() as { title: string }[]).map(({ title }) => title);
    };
    const both = async () => [await suggested(a), await suggested(b)];
    for (const title of ['ققنوس یکم', 'ققنوس دوم', 'ققنوس سوم']) {
      await rename(title);
      await expect.poll(both).toEqual([[title], [title]]);
      expect(await both()).toEqual([[title], [title]]);
    }
  });

  it('execute a request once that reaches both with one key, and return the same response', async () => {
    const [{ app: a }, { app: b }] = await twoInstances();
    const { headers } = await signIn(a);
    const key = randomUUID();
    const subject = `پیشنهاد ${key}`;
    const send = (app: FastifyInstance, text: string) =>
      app.inject({
        method: 'POST',
        url: '/content/api/v1/feedbacks',
        headers: { ...headers, 'idempotency-key': key },
        payload: { kind: 'Suggestion', subject, text },
      });
    const text = 'نام واحدها را کنار عددها بنویسید.';

    const replies = await Promise.all([a, b, a, b, a, b].map((app) => send(app, text)));
    const other = await send(b, `${text} متن دیگر`);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content.feedback where subject = ${subject}`.execute(test.db);

    expect(statusesOf(replies)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('two instances with background jobs', () => {
  let market: TradeApp;
  beforeAll(async () => {
    market = await openTradeApp();
  }, 60_000);
  afterAll(() => market?.test[Symbol.asyncDispose]());

  it('move each request once when its time is over', async () => {
    const [a, b] = await twoInstances(market.test);
    const ids: number[] = [];
    for (let made = 0; made < 6; made += 1) {
      ids.push((await givenRequest(market, 'Published')).id);
    }
    market.test.clock.advance(40 * 24 * 60 * A_MINUTE_MS);

    const tried = await Promise.all([a.runJobs(), b.runJobs(), a.runJobs(), b.runJobs()]);
    const { rows } = await sql<{ id: number; moves: number }>`
      select request_id as id, count(*)::int as moves from trade.event
      where request_id = any(${ids}) and actor_kind = 'system' group by request_id order by request_id`.execute(
      market.test.db,
    );

    expect(tried.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(ids.length);
    expect(rows).toEqual(ids.map((id) => ({ id, moves: 1 })));
  });
});

describe('two instances that start together', { timeout: 60_000 }, () => {
  it('apply every migration and function once', async () => {
    const database = await emptyDatabase();
    const start = () => migrate({ url: database.url, servicesFolder: SERVICES_FOLDER });

    const applied = await Promise.all([start(), start()]);
    const again = await start();

    expect(applied.map(({ length }) => length > 0).sort()).toEqual([false, true]);
    expect(again).toEqual([]);
  });

  it('fill an empty database one after the other', async () => {
    const seen: string[] = [];
    const work = (name: string) =>
      withStartLock(test.url, async () => {
        seen.push(`${name} begins`);
        await sql`select 1`.execute(test.db);
        seen.push(`${name} ends`);
      });

    await Promise.all([work('a'), work('b')]);

    expect([seen.slice(0, 2), seen.slice(2)].map(([begins, ends]) => begins?.at(0) === ends?.at(0))).toEqual([
      true,
      true,
    ]);
  });

  it('work as two processes: a code of the first signs in at the second', async () => {
    const database = await emptyDatabase();
    const provider = await startSmsProvider();
    onTestFinished(() => provider.stop());
    const variables = { ...PRODUCTION, ...addressesOf(database), ...provider.variables };
    const processes = await Promise.all([startServices(variables), startServices(variables)]);
    onTestFinished(() => {
      for (const every of processes) {
        every.send('SIGKILL');
      }
    });
    const [a, b] = processes;
    await Promise.all([a.ready(), b.ready()]);
    const mobile = randomMobile();
    const login = (origin: string, body: object) =>
      fetch(`${origin}/auth/api/v1/users/login-by-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phoneNumber: mobile, ...body }),
      });

    const { requestId } = await json(await login(a.origin, {}));
    const given = { requestId, code: provider.codes.at(-1), codeChallenge: createPkce().challenge };
    const replies = await Promise.all([login(b.origin, given), login(a.origin, given)]);
    const again = await Promise.all([login(a.origin, {}), login(b.origin, {})]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    for (const every of processes) {
      every.send('SIGTERM');
      expect(await every.ended).toEqual({ code: 0, signal: null });
      expect(every.errors()).toBe('');
    }
  });
});

/** A database without a single table, for one test. */
async function emptyDatabase() {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  return database;
}

// biome-ignore lint/suspicious/noExplicitAny: what another process answered, looked at by assertions
async function json(reply: Response): Promise<any> {
  return reply.json();
}
