import { StepUpLimit } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditOf, faultsOfBooks, RETRY } from '../../payment/payments.fixture.ts';
import { randomMobile, type TestApp } from '../../testing/test-app.ts';
import {
  createLimitedApp,
  DEFAULT_RIAL,
  givenDebt,
  givenPerson,
  givenToken,
  type Person,
  post,
} from './step-up.fixture.ts';

const LIMIT = '/auth/api/v1/users/step-up/limit';
/** Two of them are within the limit of a day, three are not. */
const SMALL_RIAL = 200_000_000;
const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
let person: Person;

beforeAll(async () => {
  test = await createLimitedApp();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await givenPerson(test, randomMobile());
});

const small = () => givenDebt(test, person, SMALL_RIAL);
const remaining = async () =>
  StepUpLimit.parse((await test.app.inject({ url: LIMIT, headers: person.headers })).json()).remainingRial;

describe('small spendings of a day', () => {
  it('count together: the one that would exceed the limit needs a code', async () => {
    const paid = [await (await small()).pay(), await (await small()).pay()];
    const third = await small();
    const before = await creditOf(test.app, person);
    const refused = await third.pay();

    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toMatchObject({
      ...{ amountRial: SMALL_RIAL, limitRial: DEFAULT_RIAL, spentRial: 2 * SMALL_RIAL, reason: 'limit' },
    });
    expect(await creditOf(test.app, person)).toEqual(before);
    expect(await remaining()).toBe(DEFAULT_RIAL - 2 * SMALL_RIAL);
  });

  it('do not both fit when two are sent at once', async () => {
    await (await small()).pay();
    const debts = [await small(), await small()];
    const replies = await Promise.all(debts.map(({ pay }) => pay()));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await remaining()).toBe(DEFAULT_RIAL - 2 * SMALL_RIAL);
    expect(await faultsOfBooks(test)).toEqual([]);
  });

  it('count no more after 24 hours', async () => {
    await (await small()).pay();
    await (await small()).pay();
    test.clock.advance(DAY_MS / 2 - 1);
    person = { ...(await givenPerson(test, person.mobile)) };
    test.clock.advance(DAY_MS / 2 - 1);
    person = { ...(await givenPerson(test, person.mobile)) };
    const early = await (await small()).pay();
    test.clock.advance(2);

    expect(early.status).toBe(403);
    expect((await (await small()).pay()).status).toBe(200);
  });

  it('leave out what a code confirmed', async () => {
    await (await small()).pay();
    await (await small()).pay();
    const third = await small();
    const token = await givenToken(test, person, third.wanted);
    const paid = await third.pay(token);

    expect(paid.status).toBe(200);
    expect(await remaining()).toBe(DEFAULT_RIAL - 2 * SMALL_RIAL);
  });

  it('are those of one wallet alone', async () => {
    await (await small()).pay();
    await (await small()).pay();
    const other = await givenPerson(test, randomMobile());

    expect((await (await givenDebt(test, other, SMALL_RIAL)).pay()).status).toBe(200);
  });

  it('count a payment once, with its largest part from the wallet, until it is cancelled', async () => {
    const { paymentId } = await givenDebt(test, person, 2 * SMALL_RIAL);
    const move = (name: string) =>
      sql`select payment.move(${paymentId}, ${name}, 'system', ${test.clock()})`.execute(test.db);
    const rooms = [];
    for (const walletPartRial of [SMALL_RIAL - 1, SMALL_RIAL, 1]) {
      await move('expire');
      await post(test, person, { url: RETRY, payload: { paymentId, walletPartRial, gatewayId: 'sandbox' } });
      rooms.push(await remaining());
    }
    // A gateway may confirm an expired attempt late: its part is taken from the wallet then.
    await move('expire');
    rooms.push(await remaining());
    await move('cancel');
    rooms.push(await remaining());

    const held = DEFAULT_RIAL - SMALL_RIAL;
    expect(rooms).toEqual([held + 1, held, held, held, DEFAULT_RIAL]);
  });

  it('count a cancelled payment again when it is retried, since its first attempt may be confirmed late', async () => {
    const { paymentId } = await givenDebt(test, person, 2 * SMALL_RIAL);
    const move = (name: string) =>
      sql`select payment.move(${paymentId}, ${name}, 'system', ${test.clock()})`.execute(test.db);
    const retry = (walletPartRial: number) =>
      post(test, person, { url: RETRY, payload: { paymentId, walletPartRial, gatewayId: 'sandbox' } });
    await move('expire');
    await retry(SMALL_RIAL);
    await move('cancel');
    expect(await remaining()).toBe(DEFAULT_RIAL);

    await retry(0);

    expect(await remaining()).toBe(DEFAULT_RIAL - SMALL_RIAL);
  });
});
