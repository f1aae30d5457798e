import { Problem } from '@bazaar/contracts';
import { loginByOtp, OtpAccepted } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { seedAuth } from '../seed.ts';
import { createPkce, exchange, handIn, receiveCode } from '../sign-in.fixture.ts';

const MINUTE_MS = 60_000;
let test: TestApp;

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
});
afterAll(() => test[Symbol.asyncDispose]());

describe('submitting a code', () => {
  it('issues an authorization code once, and creates the user on the first sign-in', async () => {
    test.clock.advance(24 * 60 * MINUTE_MS);
    const mobile = randomMobile();
    const sent = await receiveCode(test.app, mobile);

    const first = await handIn(test.app, { mobile, ...sent });
    const again = await handIn(test.app, { mobile, ...sent });

    expect(OtpAccepted.parse(first.json())).toEqual(loginByOtp.response.parse(first.json()));
    expect([again.statusCode, again.json().code]).toEqual([422, 'otp_expired']);
    const { rows } = await sql`select name from auth.user where mobile = ${mobile}`.execute(test.db);
    expect(rows).toEqual([{ name: 'کاربر بازار' }]);
  });

  it('counts wrong codes down, then locks the attempt, even for the right code, and no other', async () => {
    const mobile = randomMobile();
    const sent = await receiveCode(test.app, mobile);
    const wrong = { mobile, ...sent, code: wrongOf(sent.code) };
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const problem = Problem.parse((await handIn(test.app, wrong)).json());
      left.push([problem.code, problem.errors?.attemptsLeft]);
    }
    const fifth = await handIn(test.app, wrong);
    const right = await handIn(test.app, { mobile, ...sent });
    const another = await receiveCode(test.app, mobile);

    expect(left).toEqual(['4', '3', '2', '1'].map((count) => ['otp_wrong', [count]]));
    expect([fifth.statusCode, fifth.json().code]).toEqual([422, 'otp_locked']);
    expect([right.statusCode, right.json().code]).toEqual([422, 'otp_locked']);
    expect((await handIn(test.app, { mobile, ...another })).statusCode).toBe(200);
  });

  it('compares only five of a thousand simultaneous guesses', async () => {
    const mobile = randomMobile();
    const sent = await receiveCode(test.app, mobile);
    const code = sent.code === '111111' ? '111112' : '111111';

    const replies = await Promise.all(
      Array.from({ length: 1_000 }, () => handIn(test.app, { mobile, ...sent, code })),
    );

    const { rows } = await sql`
      select attempts from auth.one_time_code where request_id = ${sent.requestId}`.execute(test.db);
    expect(rows).toEqual([{ attempts: 5 }]);
    // A compared guess lowers the tries left, or locks the attempt if it was the last; the other guesses are refused
    // because it is locked.
    const wrong = replies.filter((reply) => reply.json().code === 'otp_wrong');
    expect(wrong.map((reply) => reply.json().errors.attemptsLeft[0]).sort()).toEqual(['1', '2', '3', '4']);
    // 503: so many simultaneous requests exceed what the server accepts.
    expect(replies.filter(({ statusCode }) => ![422, 503].includes(statusCode))).toEqual([]);
  });

  it('opens one session for a hundred simultaneous right codes on two instances', async () => {
    const mobile = randomMobile();
    const other = await test.another();
    const pkce = createPkce();
    const sent = await receiveCode(test.app, mobile);

    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        handIn(index % 2 ? test.app : other, { mobile, ...sent, pkce }),
      ),
    );
    const accepted = replies.filter(({ statusCode }) => statusCode === 200);
    await Promise.all(
      accepted.map((reply) =>
        exchange(test.app, {
          code: OtpAccepted.parse(reply.json()).authorizationCode,
          code_verifier: pkce.verifier,
        }),
      ),
    );

    const { rows } = await sql`
      select session.id from auth.session join auth.user as owner on owner.id = session.user_id
      where owner.mobile = ${mobile}`.execute(test.db);
    expect([accepted.length, rows.length]).toEqual([1, 1]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  });

  it('refuses a code after 120 seconds', async () => {
    const mobile = randomMobile();
    const sent = await receiveCode(test.app, mobile);
    test.clock.advance(2 * MINUTE_MS);

    expect((await handIn(test.app, { mobile, ...sent })).json()).toMatchObject({
      status: 422,
      code: 'otp_expired',
    });
  });

  it('refuses a code with another number, with another request, or with a field missing', async () => {
    const [mobile, stranger] = [randomMobile(), randomMobile()];
    const sent = await receiveCode(test.app, mobile);
    const requestId = '00000000-0000-4000-8000-000000000000';
    const incomplete = await test.app.inject({
      method: 'POST',
      url: '/auth/api/v1/users/login-by-otp',
      payload: { phoneNumber: mobile, requestId: sent.requestId, code: sent.code },
    });

    expect((await handIn(test.app, { ...sent, mobile: stranger })).json().code).toBe('otp_expired');
    expect((await handIn(test.app, { ...sent, mobile, requestId })).json().code).toBe('otp_expired');
    expect([incomplete.statusCode, incomplete.json().code]).toEqual([400, 'validation']);
  });

  it('issues no authorization code without the right code', async () => {
    const reply = await exchange(test.app, { code: 'x'.repeat(43), code_verifier: createPkce().verifier });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_grant']);
  });
});

describe('the demo inbox', () => {
  it('does not exist in production', async () => {
    const production = await test.another({ name: 'production', messageSender: 'log' });

    const reply = await production.inject('/auth/demo/messages?phoneNumber=09120000001');

    expect([reply.statusCode, reply.json().code]).toEqual([404, 'address_not_found']);
  });

  it('requires a valid number', async () => {
    const reply = await test.app.inject('/auth/demo/messages?phoneNumber=123456789');

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['phoneNumber']]);
  });
});
