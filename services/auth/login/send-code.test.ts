import { Problem } from '@bazaar/contracts';
import { OtpSent } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { seedAuth } from '../seed.ts';
import { askForCode, askWithWork, handIn, receiveCode } from '../sign-in.fixture.ts';

const MINUTE_MS = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
});
afterAll(() => test[Symbol.asyncDispose]());

describe('requesting a code', () => {
  it('sends a Persian text with a warning, and returns the shape of the contract', async () => {
    const mobile = randomMobile();
    const reply = await askForCode(test.app, mobile);
    const stored = await sql<{ code_hash: string }>`
      select code_hash from auth.one_time_code where mobile = ${mobile}`.execute(test.db);
    const inbox = await test.app.inject(`/auth/demo/messages?phoneNumber=${encodeURIComponent(mobile)}`);
    const [message] = inbox.json();

    expect(OtpSent.parse(reply.json())).toMatchObject({ expiresIn: 120, resendAfter: 60 });
    expect(message.text).toContain('این کد را به هیچ‌کس ندهید');
    expect(message.text.split('\n').at(-1)).toBe(`@localhost #${message.code}`);
    expect(reply.body).not.toContain(message.code);
    expect(stored.rows[0]?.code_hash).not.toContain(message.code);
  });

  it('responds in the same way for known and unknown numbers', async () => {
    test.clock.advance(60 * MINUTE_MS);
    const known = await askForCode(test.app, '09120000001');
    const unknown = await askForCode(test.app, randomMobile());

    const shape = (reply: typeof known) => [reply.statusCode, { ...reply.json(), requestId: 'any' }];
    expect(shape(known)).toEqual(shape(unknown));
  });

  it.each(['۰۹۱۲ ۰۰۰ ۰۰۰۱', '+98 912 000 0001', '00989120000001', '٠٩١٢٠٠٠٠٠٠١', '9120000001'])(
    'reads %s as the same number',
    async (typed) => {
      test.clock.advance(25 * 60 * MINUTE_MS);
      const reply = await askForCode(test.app, typed);

      const { rows } = await sql<{ mobile: string }>`
        select mobile from auth.one_time_code where request_id = ${reply.json().requestId}`.execute(test.db);
      expect(rows).toEqual([{ mobile: '+989120000001' }]);
    },
  );

  it.each([
    { phoneNumber: '02188776655' },
    { phoneNumber: '' },
    {},
    { phoneNumber: '09120000001', admin: true },
  ])('returns 400 for %j', async (payload) => {
    const reply = await test.app.inject({ method: 'POST', url: '/auth/api/v1/users/login-by-otp', payload });

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([400, 'validation']);
  });

  it('has a minute between codes that cost nothing, and a later code ends no earlier one', async () => {
    const mobile = randomMobile();
    const first = await receiveCode(test.app, mobile);
    const early = await askForCode(test.app, mobile);
    test.clock.advance(MINUTE_MS);
    const free = await askForCode(test.app, mobile);

    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([
      429,
      'work_required',
      '60',
    ]);
    expect(early.json().data).toMatchObject({ retryAfterSeconds: 60, work: { bits: 4 } });
    expect(free.statusCode).toBe(200);
    expect((await handIn(test.app, { mobile, ...first })).statusCode).toBe(200);
  });

  it('sends three codes in ten minutes and ten in a day without work', async () => {
    const mobile = randomMobile();
    const statuses: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      statuses.push((await askForCode(test.app, mobile)).statusCode);
      test.clock.advance(2 * MINUTE_MS);
    }
    test.clock.advance(10 * MINUTE_MS);
    for (let hour = 0; hour < 8; hour += 1) {
      statuses.push((await askForCode(test.app, mobile)).statusCode);
      test.clock.advance(60 * MINUTE_MS);
    }

    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it.each([
    ['between two codes', 1, 0],
    ['after three codes', 3, 1],
  ])('tells the wait %s as it is: a second earlier is refused, then a code is sent', async (_, sent, gap) => {
    const mobile = randomMobile();
    for (let count = 0; count < sent; count += 1) {
      test.clock.advance(gap * MINUTE_MS);
      await receiveCode(test.app, mobile);
    }
    test.clock.advance(gap * MINUTE_MS);
    const refused = await askForCode(test.app, mobile);
    const { retryAfterSeconds } = refused.json().data;
    test.clock.advance((retryAfterSeconds - 1) * 1000);
    const early = await askForCode(test.app, mobile);
    test.clock.advance(1000);
    const inTime = await askForCode(test.app, mobile);

    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds));
    expect([refused, early, inTime].map(({ statusCode }) => statusCode)).toEqual([429, 429, 200]);
  });

  it('counts parallel requests one after the other in all instances', async () => {
    const mobile = randomMobile();
    const other = await test.another();

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => askForCode(index % 2 ? test.app : other, mobile)),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it('asks a network for work across all numbers, and ignores x-forwarded-for', async () => {
    test.clock.advance(24 * 60 * MINUTE_MS);
    const ask = (index: number) =>
      test.app.inject({
        method: 'POST',
        url: '/auth/api/v1/users/login-by-otp',
        remoteAddress: '192.0.2.9',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
        payload: { phoneNumber: randomMobile() },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await ask(index)).statusCode);
    }

    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  });
});

describe('the limit of a network', () => {
  it('is what the operator sets', async () => {
    test.clock.advance(25 * 60 * MINUTE_MS);
    const app = await test.another({ variables: { SMS_PER_NETWORK: '3', SIGN_IN_WORK_BITS: '4' } });
    const codes: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      const reply = await askForCode(app, randomMobile());
      codes.push(reply.statusCode === 200 ? 200 : reply.json().code);
    }
    const worked = [await askWithWork(app, randomMobile()), await askForCode(app, randomMobile())];

    expect(codes).toEqual([200, 200, 'work_required', 'work_required']);
    expect(worked.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [200, undefined],
      [429, 'rate_limited'],
    ]);
  });

  it('cannot be nothing', async () => {
    await expect(test.another({ variables: { SMS_PER_NETWORK: '0' } })).rejects.toThrow('SMS_PER_NETWORK');
  });
});

describe("the site's own budget", () => {
  it('counts all numbers and instances, and sends strangers nothing once their part of it is used up', async () => {
    test.clock.advance(25 * 60 * MINUTE_MS);
    const variables = { SMS_BUDGET_PER_HOUR: '5', SIGN_IN_WORK_BITS: '4' };
    const apps = [await test.another({ variables }), await test.another({ variables })];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => askWithWork(apps[index % 2] ?? test.app, randomMobile())),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    const seconds = Number(refused[0]?.headers['retry-after']);
    test.clock.advance((seconds - 1) * 1000);
    const tooEarly = await askWithWork(apps[0] ?? test.app, randomMobile());
    test.clock.advance(1000);
    const later = await askForCode(apps[0] ?? test.app, randomMobile());

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(refused.map((reply) => [reply.json().code, reply.json().data])).toEqual(
      Array(3).fill(['sms_unavailable', { retryAfterSeconds: seconds }]),
    );
    expect([tooEarly.statusCode, later.statusCode]).toEqual([503, 200]);
  });

  it('must be a whole number', async () => {
    await expect(test.another({ variables: { SMS_BUDGET_PER_DAY: 'many' } })).rejects.toThrow(
      'SMS_BUDGET_PER_DAY',
    );
  });
});

describe('sign-in behind a trusted proxy', () => {
  it('counts by the network that the proxy reports', async () => {
    const proxied = await test.another({ trustedProxies: ['127.0.0.1'] });
    const mobile = randomMobile();
    await proxied.inject({
      method: 'POST',
      url: '/auth/api/v1/users/login-by-otp',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
      payload: { phoneNumber: mobile },
    });

    const { rows } = await sql`select network from auth.one_time_code where mobile = ${mobile}`.execute(
      test.db,
    );
    expect(rows).toEqual([{ network: '203.0.113.0/24' }]);
  });
});
