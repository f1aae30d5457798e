import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditOf, faultsOfBooks } from '../../payment/payments.fixture.ts';
import { randomMobile, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../sign-in.fixture.ts';
import {
  createLimitedApp,
  DEFAULT_RIAL,
  givenDebt,
  givenPerson,
  givenToken,
  LARGE_RIAL,
  type Person,
  post,
} from './step-up.fixture.ts';

let test: TestApp;
let person: Person;

beforeAll(async () => {
  test = await createLimitedApp();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await givenPerson(test, randomMobile());
});

describe('paying from a wallet', () => {
  it('needs no code up to the limit', async () => {
    const { pay } = await givenDebt(test, person, DEFAULT_RIAL);

    expect((await pay()).status).toBe(200);
  });

  it('needs a code above it, and changes nothing without one', async () => {
    const { pay, paymentId } = await givenDebt(test, person, LARGE_RIAL);
    const before = await creditOf(test.app, person);
    const refused = await pay();

    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toEqual({
      purpose: 'walletPay',
      purposeId: paymentId,
      amountRial: LARGE_RIAL,
      sheba: null,
      reason: 'limit',
      limitRial: DEFAULT_RIAL,
      spentRial: 0,
    });
    expect(await creditOf(test.app, person)).toEqual(before);
    expect(await faultsOfBooks(test)).toEqual([]);
  });

  it('is confirmed by a token that counts once', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    const paid = await pay(token);
    const again = await (await givenDebt(test, person, LARGE_RIAL)).pay(token);

    expect([paid.status, paid.body.payment.status]).toEqual([200, 'Verified']);
    expect([again.status, again.body.code]).toEqual([403, 'step_up_required']);
  });

  it('keeps the token when the payment fails for another reason', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
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
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    const answers = await Promise.all([pay(token), pay(token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await creditOf(test.app, person)).availableRial).toBe(LARGE_RIAL);
    expect(await faultsOfBooks(test)).toEqual([]);
  });

  it('asks for nothing when the payment is paid already', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    await pay(await givenToken(test, person, wanted));

    expect((await pay()).body.code).toBe('invalid_transition');
  });

  it.each([
    ['another amount', (own: object) => ({ ...own, amountRial: LARGE_RIAL + 1 })],
    ['another payment', (own: object) => ({ ...own, purposeId: 999_999 })],
    ['another purpose', (own: object) => ({ ...own, purpose: 'withdrawal' })],
    ['no payment', (own: object) => ({ ...own, purposeId: undefined })],
  ])('refuses a token for %s', async (_, change) => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const token = await givenToken(test, person, change(wanted) as typeof wanted);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it('refuses a token after five minutes', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    test.clock.advance(5 * 60_000);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it('refuses a token in another session of the same user', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const token = await givenToken(test, person, wanted);
    test.clock.advance(61_000);
    const other = await signIn(test.app, person.mobile);

    expect((await pay(token, other)).body.code).toBe('step_up_required');
    expect((await pay(token)).status).toBe(200);
  });

  it('refuses the token of another user', async () => {
    const { pay, wanted } = await givenDebt(test, person, LARGE_RIAL);
    const stranger = await givenPerson(test, randomMobile());
    const token = await givenToken(test, stranger, wanted);

    expect((await pay(token)).body.code).toBe('step_up_required');
  });

  it.each(['/payment/api/v1/onlinepayments/request', '/payment/api/v1/onlinepayments/retry-request'])(
    'asks the same of the part from the wallet at %s',
    async (url) => {
      const { paymentId, purposeId } = await givenDebt(test, person, LARGE_RIAL * 2);
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
