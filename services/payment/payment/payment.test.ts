import { PAYMENT_STATUSES } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  creditOf,
  faultsOfBooks,
  givenCredit,
  givenFee,
  givenPayer,
  type Payer,
  readPayment,
  send,
  WALLET_PAY,
} from '../payments.fixture.ts';
import { nextStatus, PAYMENT_MACHINE } from './payment-machine.rules.ts';

const BY_USER = '/wallet/api/v1/wallettransactions/charge-by-user';
let test: TestApp;
let payer: Payer;
let other: Payer;

beforeAll(async () => {
  test = await createTestApp();
  payer = await givenPayer(test.app);
  other = await givenPayer(test.app);
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(() => test[Symbol.asyncDispose]());

const payFee = (purposeId: number, who = payer) =>
  send(test.app, who, { url: WALLET_PAY, payload: { purpose: 'membership', purposeId } });

it('has the same machine in the database as in the rules', async () => {
  const pairs = PAYMENT_MACHINE.flatMap(({ move }) => PAYMENT_STATUSES.map((from) => ({ from, move })));
  const { rows } = await sql<{ to: string | null }>`
    select payment.next_status(pair ->> 'from', pair ->> 'move') as to
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) with ordinality as item (pair, number)
    order by number`.execute(test.db);

  expect(rows.map(({ to }) => to)).toEqual(pairs.map(({ from, move }) => nextStatus(from, move)));
});

describe('paying from the wallet', () => {
  it("takes the payment's amount, once", async () => {
    await givenCredit(test.db, payer.userId, 900_000);
    const { paymentId } = await givenFee(test.db, payer, { amountRial: 600_000, purposeId: 11 });
    const reply = await payFee(11);
    const again = await payFee(11);

    expect(reply.json()).toMatchObject({
      payment: { id: paymentId, status: 'Verified', method: 'wallet', amountRial: 600_000 },
      availableRial: 300_000,
    });
    expect([again.statusCode, again.json().data]).toEqual([409, { currentStatus: 'Verified', paymentId }]);
    expect(await creditOf(test.app, payer)).toEqual({ availableRial: 300_000, heldRial: 0 });
  });

  it('returns the missing amount, and changes nothing', async () => {
    const { paymentId } = await givenFee(test.db, payer, { amountRial: 300_001, purposeId: 12 });
    const reply = await payFee(12);

    expect([reply.statusCode, reply.json().code, reply.json().data]).toEqual([
      422,
      'insufficient_credit',
      { shortfallRial: 1, paymentId },
    ]);
    expect((await readPayment(test.app, payer, paymentId)).status).toBe('Created');
  });

  it('returns 404 for a missing or withdrawn payment, and for another user’s', async () => {
    await givenFee(test.db, payer, { amountRial: 1_000, purposeId: 13 });
    await givenFee(test.db, payer, { amountRial: 1_000, purposeId: 14 });
    await sql`select payment.cancel_for('membership', 14, now())`.execute(test.db);

    expect((await payFee(15)).statusCode).toBe(404);
    expect((await payFee(14)).statusCode).toBe(404);
    expect((await payFee(13, other)).statusCode).toBe(404);
  });

  it('makes simultaneous payments without spending more than the balance', async () => {
    const rich = await givenPayer(test.app);
    await givenCredit(test.db, rich.userId, 1_000);
    for (let purposeId = 100; purposeId < 110; purposeId += 1) {
      await givenFee(test.db, rich, { amountRial: 300, purposeId });
    }
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => payFee(100 + index, rich)));

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...[200, 200, 200, 422, 422, 422, 422, 422, 422, 422],
    ]);
    expect(await creditOf(test.app, rich)).toEqual({ availableRial: 100, heldRial: 0 });
  });
});

describe('create_payment', () => {
  const create = async (amountRial: number, at = 'now()') => {
    const { rows } = await sql<{ id: number }>`
      select payment.create_payment(${payer.userId}, 'membership', 21, ${amountRial}, ${sql.raw(at)}) as id`.execute(
      test.db,
    );
    return rows[0]?.id ?? 0;
  };

  it('returns the open payment, also for simultaneous callers, and a new one for another price', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => create(5_000)));
    const dearer = await create(6_000);

    expect(new Set(ids).size).toBe(1);
    expect(dearer).toBeGreaterThan(ids[0] ?? 0);
    expect(await readPayment(test.app, payer, ids[0] ?? 0)).toMatchObject({
      status: 'Cancelled',
      allowedActions: [],
    });
  });
});

it('refuses to change or delete events', async () => {
  await expect(sql`update payment.event set move = 'verify'`.execute(test.db)).rejects.toThrow('append-only');
  await expect(sql`delete from payment.event`.execute(test.db)).rejects.toThrow('append-only');
});

describe('charging the wallet of an organisation', () => {
  const charge = (customerUserId: number, who: Payer) =>
    send(test.app, who, {
      url: BY_USER,
      payload: { customerUserId, amountRial: 400_000, gatewayId: 'sandbox' },
    });

  it('is allowed for its owner, and refused for users without a role', async () => {
    const own = await charge(payer.userId, payer);
    const stranger = await charge(payer.userId, other);

    expect([own.statusCode, stranger.statusCode, stranger.json().code]).toEqual([200, 403, 'forbidden']);
    expect((await charge(999_999, payer)).statusCode).toBe(403);
  });
});

describe('money held for a trade request', () => {
  const call = (statement: string) => sql.raw(`select ${statement}`).execute(test.db);

  it('is held once, released or refunded once per key, and never beyond the held amount', async () => {
    const { userId } = await givenPayer(test.app);
    await givenCredit(test.db, userId, 10_000);
    const hold = () => call(`wallet.write_hold('h1', ${userId}, 501, 8000, 'کالا', now())`);
    await hold();
    await hold();
    await call(`wallet.write_release('r1', ${userId}, 501, 7, 5000, 'کالا', now())`);
    await call(`wallet.write_release('r1', ${userId}, 501, 7, 5000, 'کالا', now())`);
    await call(`wallet.write_refund('b1', ${userId}, 501, 3000, 'کالا', now())`);
    await call(`wallet.write_refund('b1', ${userId}, 501, 3000, 'کالا', now())`);

    await expect(call(`wallet.write_refund('b2', ${userId}, 501, 1, 'کالا', now())`)).rejects.toMatchObject({
      constraint: 'trade_hold_enough',
    });
    await expect(call(`wallet.write_hold('h2', ${userId}, 502, 5001, 'کالا', now())`)).rejects.toMatchObject({
      constraint: 'account_not_overdrawn',
    });
    const { rows } = await sql`
      select code, balance_rial as balance from wallet.account
      where code = 'supplier:7:payable' or owner_user_id = ${userId} order by code`.execute(test.db);
    expect(rows).toEqual([
      { code: 'supplier:7:payable', balance: 5_000 },
      { code: `user:${userId}:available`, balance: 5_000 },
      { code: `user:${userId}:held`, balance: 0 },
    ]);
  });
});

it.each([
  ['GET', '/payment/api/v1/onlinepayments/by-paymentid?paymentId=1'],
  ['GET', '/payment/api/v1/payments/for-retry-pay?paymentId=1'],
  ['POST', '/payment/api/v1/payments/1/cancel'],
  ['POST', WALLET_PAY],
  ['POST', BY_USER],
] as const)('%s %s returns 401 without a session', async (method, url) => {
  expect((await test.app.inject({ method, url })).statusCode).toBe(401);
});

it('returns 404 for another user’s payment', async () => {
  const { paymentId } = await givenFee(test.db, payer, { amountRial: 1_000, purposeId: 31 });
  for (const call of ['onlinepayments/by-paymentid', 'payments/for-retry-pay']) {
    const url = `/payment/api/v1/${call}?paymentId=${paymentId}`;
    expect((await test.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    expect((await test.app.inject({ url, headers: payer.headers })).statusCode).toBe(200);
  }
});
