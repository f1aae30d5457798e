import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './auth/sign-in.fixture.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from './testing/test-app.ts';

let test: TestApp;
const ADDRESS = '/content/api/v1/faqcategories/active-list/by-platform';
const LATE_MS = 300;
const withVariables = (variables: Record<string, string>) => ({ ...TEST_ENVIRONMENT, variables });

function holdEventLoop(): void {
  const start = performance.now();
  while (performance.now() - start < LATE_MS) {
    // Nothing else runs in this process until then.
  }
}

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

describe('/readyz', () => {
  it('is ready with the tables of this version, and not with a migration missing', async () => {
    const before = await test.app.inject('/readyz');
    await sql`update kit.migration set number = number + 1000 where schema = 'wallet' and number = 1`.execute(
      test.db,
    );
    const missing = await test.app.inject('/readyz');
    await sql`update kit.migration set number = number - 1000 where number > 1000`.execute(test.db);

    expect([before.statusCode, before.json()]).toEqual([200, { status: 'ready' }]);
    expect([missing.statusCode, missing.headers['retry-after'], missing.json().data]).toEqual([
      503,
      '2',
      { missing: 'wallet/migrations/0001_baseline.sql' },
    ]);
  });
});

describe('/metrics', () => {
  it('counts responses by route pattern, never by address', async () => {
    await test.app.inject('/product/api/v1/categories/987654/active');
    const reply = await test.app.inject('/metrics');

    expect(reply.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(reply.body).toContain(
      'bazaar_http_request_duration_seconds_count{method="GET",route="/product/api/v1/categories/:id/active",status="4xx"} 1',
    );
    expect(reply.body).toMatch(/^bazaar_http_requests_in_flight 1$/m);
    expect(reply.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(reply.body).not.toContain('987654');
  });
});

describe('load shedding', () => {
  it('returns 503 with a time to retry under too many requests, and still responds to the operator', async () => {
    const app = await test.another(withVariables({ MAX_IN_FLIGHT: '2' }));

    const headers = { origin: TEST_ENVIRONMENT.publicOrigin };
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => app.inject({ url: ADDRESS, headers })),
    );
    const health = await app.inject('/healthz');
    const after = await app.inject(ADDRESS);

    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(refused[0]?.json()).toMatchObject({ code: 'overloaded', data: { retryAfterSeconds: 2 } });
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(refused[0]?.headers).toMatchObject({
      'access-control-allow-origin': TEST_ENVIRONMENT.publicOrigin,
      'x-content-type-options': 'nosniff',
    });
    expect([health.statusCode, after.statusCode]).toEqual([200, 200]);
  });

  it('answers 503 while the event loop is late', async () => {
    const app = await test.another(withVariables({ MAX_EVENT_LOOP_DELAY_MS: '100' }));
    const before = await app.inject(ADDRESS);
    const statusWhileLate = async () => {
      holdEventLoop();
      return (await app.inject(ADDRESS)).statusCode;
    };
    await expect.poll(statusWhileLate, { interval: 1, timeout: 10_000 }).toBe(503);

    expect(before.statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('refuses a limit that is not a number', async () => {
    await expect(test.another(withVariables({ MAX_IN_FLIGHT: 'many' }))).rejects.toThrow('MAX_IN_FLIGHT');
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url: ADDRESS,
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it("may read responses when they are the site's origin or are named", async () => {
    const app = await test.another(withVariables({ ALLOWED_ORIGINS: 'https://panel.example' }));
    const headers = { origin: 'https://panel.example' };

    const [own, named, asked] = [
      await test.app.inject({ url: ADDRESS, headers: { origin: TEST_ENVIRONMENT.publicOrigin } }),
      await app.inject({ url: ADDRESS, headers }),
      await preflight(TEST_ENVIRONMENT.publicOrigin),
    ];

    expect(own.headers['access-control-allow-origin']).toBe(TEST_ENVIRONMENT.publicOrigin);
    expect(named.headers['access-control-allow-origin']).toBe('https://panel.example');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  it('may not read them otherwise, and never with cookies', async () => {
    const reply = await test.app.inject({ url: ADDRESS, headers: { origin: 'https://evil.example' } });

    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('must have the form of an origin', async () => {
    const wrong = test.another(withVariables({ ALLOWED_ORIGINS: 'https://panel.example/' }));

    await expect(wrong).rejects.toThrow('ALLOWED_ORIGINS');
  });
});

describe('writes', () => {
  it('are limited per user over all instances together, and accepted again a minute later', async () => {
    const limited = withVariables({ WRITES_PER_MINUTE: '6' });
    const instances = [await test.another(limited), await test.another(limited)];
    const { headers } = await signIn(test.app);
    const write = (turn: number) =>
      instances[turn % 2]?.inject({
        method: 'POST',
        url: '/content/api/v1/userfavorites',
        headers,
        payload: { objectType: 'Content', objectId: 2_000_000_000 },
      });

    const replies = await Promise.all(Array.from({ length: 10 }, (_, turn) => write(turn)));
    test.clock.advance(60_000);
    const later = await write(0);

    const statuses = replies.map((reply) => reply?.statusCode).sort();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429, 429, 429]);
    expect(replies.find((reply) => reply?.statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/);
    expect(later?.statusCode).toBe(404);
  });
});

describe('traces', () => {
  it('are accepted from the caller and returned', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    const reply = await test.app.inject({ url: '/product/api/v1/categories/987654/active', headers });

    expect(reply.json().traceId).toBe(trace);
    expect(reply.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(reply.headers.traceparent).not.toContain('b7ad6b7169203331');
  });
});
