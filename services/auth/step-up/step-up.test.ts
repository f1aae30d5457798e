import { StepUpConfirmed, StepUpLimit } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  creditOf,
  faultsOfBooks,
  givenCredit,
  givenFee,
  WALLET_PAY,
} from '../../payment/payments.fixture.ts';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { handIn, receiveCode, signIn } from '../sign-in.fixture.ts';
import {
  askForStepUp,
  givenPerson,
  givenToken,
  type Person,
  post,
  receiveStepUp,
  sendBack,
} from './step-up.fixture.ts';

const LIMIT = '/auth/api/v1/users/step-up/limit';
const DEFAULT_RIAL = 500_000_000;
const LARGE_RIAL = 600_000_000;

let test: TestApp;
let person: Person;
let purposeId = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await givenPerson(test, randomMobile());
  purposeId += 1;
});

/** A fee that the person can pay, and what a request to pay it answers. */
async function givenDebt(amountRial: number) {
  await givenCredit(test.db, person.userId, amountRial * 2);
  const { paymentId } = await givenFee(test.db, person, { amountRial, purposeId });
  const pay = (stepUpToken?: string, as: Pick<Person, 'headers'> = person) =>
    post(test, as, {
      url: WALLET_PAY,
      payload: { purpose: 'membership', purposeId, ...(stepUpToken && { stepUpToken }) },
    });
  return { paymentId, pay, wanted: { purpose: 'walletPay', purposeId: paymentId, amountRial } as const };
}

const setLimit = (payload: object) =>
  test.app.inject({ method: 'PUT', url: LIMIT, headers: person.headers, payload });

describe('paying from a wallet', () => {
  it('needs no code up to the limit', async () => {
    const { pay } = await givenDebt(DEFAULT_RIAL);

    expect((await pay()).status).toBe(200);
  });

  it('needs a code above it, and changes nothing without one', async () => {
    const { pay, paymentId } = await givenDebt(LARGE_RIAL);
    const before = await creditOf(test.app, person);
    const refused = await pay();

    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toEqual({
      purpose: 'walletPay',
      purposeId: paymentId,
      amountRial: LARGE_RIAL,
      limitRial: DEFAULT_RIAL,
    });
    expect(await creditOf(test.app, person)).toEqual(before);
    expect(await faultsOfBooks(test)).toEqual([]);
  });

  it('is confirmed by a token that counts once', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    const paid = await pay(token);
    purposeId += 1;
    const second = await givenFee(test.db, person, { amountRial: LARGE_RIAL, purposeId });
    const again = await post(test, person, {
      url: WALLET_PAY,
      payload: { purpose: 'membership', purposeId: second.purposeId, stepUpToken: token },
    });

    expect([paid.status, paid.body.payment.status]).toEqual([200, 'Verified']);
    expect([again.status, again.body.code]).toEqual([403, 'step_up_required']);
  });

  it('keeps the token when the payment fails for another reason', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    const drain = `drain:${person.userId}`;
    const move = (from: string, to: string, key: string) =>
      sql`select wallet.transfer(${key}, 'Adjustment', 'آزمون', now(), ${from}, ${to}, ${LARGE_RIAL * 2})`.execute(
        test.db,
      );
    await move(`user:${person.userId}:available`, 'platform:fees', drain);
    const short = await pay(token);
    await move('platform:fees', `user:${person.userId}:available`, `${drain}:back`);

    expect([short.status, short.body.code]).toEqual([422, 'insufficient_credit']);
    expect((await pay(token)).status).toBe(200);
  });

  it('is confirmed once when two payments send the token at the same time', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    const answers = await Promise.all([pay(token), pay(token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await creditOf(test.app, person)).availableRial).toBe(LARGE_RIAL);
    expect(await faultsOfBooks(test)).toEqual([]);
  });

  it('asks for nothing when the payment is paid already', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    await pay(await givenToken(test, person, wanted));

    expect((await pay()).body.code).toBe('invalid_transition');
  });

  it.each([
    ['another amount', (own: object) => ({ ...own, amountRial: LARGE_RIAL + 1 })],
    ['another payment', (own: object) => ({ ...own, purposeId: 999_999 })],
    ['another purpose', (own: object) => ({ ...own, purpose: 'withdrawal' })],
    ['no payment', (own: object) => ({ ...own, purposeId: undefined })],
  ])('refuses a token for %s', async (_, change) => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, change(wanted) as typeof wanted);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it('refuses a token after five minutes', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    test.clock.advance(5 * 60_000);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it('refuses a token in another session of the same user', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    test.clock.advance(61_000);
    const other = await signIn(test.app, person.mobile);

    expect((await pay(token, other)).body.code).toBe('step_up_required');
    expect((await pay(token)).status).toBe(200);
  });

  it('refuses the token of another user', async () => {
    const { pay, wanted } = await givenDebt(LARGE_RIAL);
    const stranger = await givenPerson(test, randomMobile());
    const token = await givenToken(test, stranger, wanted);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it.each(['/payment/api/v1/onlinepayments/request', '/payment/api/v1/onlinepayments/retry-request'])(
    'asks the same of the part from the wallet at %s',
    async (url) => {
      const { paymentId } = await givenDebt(LARGE_RIAL * 2);
      const isRetry = url.endsWith('retry-request');
      if (isRetry) {
        await sql`select payment.move(${paymentId}, 'expire', 'system', ${test.clock()})`.execute(test.db);
      }
      const walletPartRial = LARGE_RIAL;
      const subject = isRetry ? { paymentId } : { paymentPurpose: 'membership', purposeId };
      const begin = (stepUpToken?: string) =>
        post(test, person, {
          url,
          payload: { ...subject, walletPartRial, gatewayId: 'sandbox', ...(stepUpToken && { stepUpToken }) },
        });
      const refused = await begin();
      const token = await givenToken(test, person, {
        ...{ purpose: 'walletPay', purposeId: paymentId, amountRial: walletPartRial },
      });

      expect([refused.body.code, refused.body.data?.amountRial]).toEqual(['step_up_required', LARGE_RIAL]);
      expect((await creditOf(test.app, person)).heldRial).toBe(0);
      expect((await begin(token)).status).toBe(200);
      expect((await creditOf(test.app, person)).heldRial).toBe(LARGE_RIAL);
    },
  );
});

describe('a code', () => {
  const wanted = { purpose: 'withdrawal', purposeId: 1, amountRial: LARGE_RIAL } as const;
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is sent with its purpose and amount, and no token is stored', async () => {
    const { requestId, code, text } = await receiveStepUp(test, person, wanted);
    const reply = await sendBack(test, person, { requestId, code });
    const { stepUpToken, expiresAt } = StepUpConfirmed.parse(reply.json());
    const { rows } = await sql<{ row: string }>`
      select step_up::text as row from auth.step_up where request_id = ${requestId}`.execute(test.db);

    expect(text).toContain('برداشت ۶۰٬۰۰۰٬۰۰۰ تومان');
    expect(Date.parse(expiresAt) - test.clock().getTime()).toBe(5 * 60_000);
    expect(rows[0]?.row).toContain(String(LARGE_RIAL));
    expect(rows[0]?.row).not.toContain(stepUpToken);
  });

  it('is refused when it is wrong, and locks the number after five attempts', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push((await sendBack(test, person, { requestId, code: wrong(code) })).json());
    }
    const locked = await sendBack(test, person, { requestId, code });
    test.clock.advance(61_000);
    const another = await askForStepUp(test, person, wanted);

    expect(answers.map((answer) => answer.code)).toEqual([
      ...Array.from({ length: 4 }, () => 'otp_wrong'),
      'otp_locked',
    ]);
    expect(answers[0].errors.attemptsLeft).toEqual(['4']);
    expect([locked.statusCode, locked.json().code]).toEqual([422, 'otp_locked']);
    expect([another.statusCode, another.json().code]).toEqual([422, 'otp_locked']);
  });

  it('is exchanged once, also by two requests at the same time', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const answers = await Promise.all([1, 2].map(() => sendBack(test, person, { requestId, code })));
    const late = await sendBack(test, person, { requestId, code });

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(late.json().code).toBe('otp_expired');
  });

  it('expires after two minutes', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    test.clock.advance(121_000);

    expect((await sendBack(test, person, { requestId, code })).json().code).toBe('otp_expired');
  });

  it('is of no use to another user or session, and costs them no attempt', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const stranger = await givenPerson(test, randomMobile());
    test.clock.advance(61_000);
    const other = await signIn(test.app, person.mobile);
    const refused = [
      await sendBack(test, stranger, { requestId, code }),
      await sendBack(test, other, { requestId, code }),
    ];
    const { rows } =
      await sql`select attempts from auth.one_time_code where request_id = ${requestId}`.execute(test.db);

    expect(refused.map((reply) => reply.json().code)).toEqual(['otp_expired', 'otp_expired']);
    expect(rows).toEqual([{ attempts: 0 }]);
    expect((await sendBack(test, person, { requestId, code })).statusCode).toBe(200);
  });

  it('signs nobody in, and a code for signing in confirms nothing', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const signedIn = await handIn(test.app, { mobile: person.mobile, requestId, code });
    test.clock.advance(61_000);
    const login = await receiveCode(test.app, person.mobile);
    const confirmed = await sendBack(test, person, { requestId: login.requestId, code: login.code });

    expect(signedIn.json().code).toBe('otp_expired');
    expect(confirmed.json().code).toBe('otp_expired');
  });

  it('is limited together with the codes for signing in', async () => {
    // The sign-in of a moment ago has used the minute.
    const early = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const second = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const third = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const fourth = await askForStepUp(test, person, wanted);

    expect([early, second, third, fourth].map(({ statusCode }) => statusCode)).toEqual([429, 200, 200, 429]);
  });
});

describe('the limit', () => {
  const read = async () =>
    StepUpLimit.parse((await test.app.inject({ url: LIMIT, headers: person.headers })).json());

  it('is the default until the user sets one, and lowering it needs no code', async () => {
    const before = await read();
    const lowered = await setLimit({ limitRial: 0 });
    const { pay } = await givenDebt(1_000_000);

    expect(before).toEqual({ limitRial: DEFAULT_RIAL, defaultRial: DEFAULT_RIAL, maxRial: 2_000_000_000 });
    expect([lowered.statusCode, lowered.json().limitRial]).toEqual([200, 0]);
    expect((await pay()).body.data.limitRial).toBe(0);
  });

  it('is raised by a token for exactly the new limit', async () => {
    const refused = await setLimit({ limitRial: LARGE_RIAL });
    const token = await givenToken(test, person, { purpose: 'limitChange', amountRial: LARGE_RIAL });
    const higher = await setLimit({ limitRial: LARGE_RIAL + 1, stepUpToken: token });
    const raised = await setLimit({ limitRial: LARGE_RIAL, stepUpToken: token });
    const { pay } = await givenDebt(LARGE_RIAL);

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    expect(refused.json().data).toEqual({
      ...{ purpose: 'limitChange', purposeId: null, amountRial: LARGE_RIAL, limitRial: DEFAULT_RIAL },
    });
    expect(higher.json().code).toBe('step_up_required');
    expect([raised.statusCode, (await read()).limitRial]).toEqual([200, LARGE_RIAL]);
    expect((await pay()).status).toBe(200);
  });

  it('has a highest value', async () => {
    const reply = await setLimit({ limitRial: 2_000_000_001 });

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['limitRial']]);
  });

  it('comes from the settings', async () => {
    const app = await test.another({ variables: { STEP_UP_LIMIT_RIAL: '7000000' } });
    const reply = await app.inject({ url: LIMIT, headers: person.headers });

    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { limitRial: 7_000_000, defaultRial: 7_000_000 },
    ]);
  });

  it.each([
    ['request', { purpose: 'withdrawal', amountRial: 1 }],
    ['confirm', { requestId: '00000000-0000-4000-8000-000000000000', code: '000000' }],
  ])('and %s need a session', async (path, payload) => {
    const url = `/auth/api/v1/users/step-up/${path}`;

    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await test.app.inject(LIMIT)).statusCode).toBe(401);
    expect((await test.app.inject({ method: 'PUT', url: LIMIT, payload: { limitRial: 0 } })).statusCode).toBe(
      401,
    );
  });
});
