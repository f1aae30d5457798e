import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { post } from './posting.sql.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

const USERS = 3;
const person = fc.integer({ min: 1, max: USERS });
const amountRial = fc.integer({ min: 1, max: 1_000 });
const request = fc.integer({ min: 1, max: 6 });

const operation = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), person, amountRial, key: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), person, amountRial, key: fc.nat(20) }),
  fc.record({ kind: fc.constant('fee' as const), person, amountRial, key: fc.nat(20) }),
  fc.record({ kind: fc.constant('hold' as const), person, amountRial, request }),
  fc.record({ kind: fc.constant('release' as const), person, amountRial, request }),
  fc.record({ kind: fc.constant('refund' as const), person, amountRial, request }),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

let run = 0;

/** Each run has its own users and requests, so that runs do not affect each other. */
const userOf = ({ person: number }: Operation) => run * 10 + number;

function perform(one: Operation): Promise<unknown> {
  const user = userOf(one);
  const { amountRial: amount } = one;
  const at = test.clock();
  if (one.kind === 'hold' || one.kind === 'release' || one.kind === 'refund') {
    const id = run * 10 + one.request;
    const key = `${run}:${one.kind}:${one.request}:${amount}`;
    const call = {
      hold: sql`wallet.write_hold(${key}, ${user}, ${id}, ${amount}, 'خرید', ${at})`,
      release: sql`wallet.write_release(${key}, ${user}, ${id}, 1, ${amount}, 'خرید', ${at})`,
      refund: sql`wallet.write_refund(${key}, ${user}, ${id}, ${amount}, 'خرید', ${at})`,
    }[one.kind];
    return sql`select ${call}`.execute(test.db);
  }
  const key = `${run}:${one.kind}:${one.key}`;
  const available = `user:${user}:available`;
  const route = {
    charge: ['Charge', 'gateway:test:clearing', available],
    move: ['Adjustment', available, `user:${run * 10 + 1 + (one.person % USERS)}:available`],
    fee: ['MembershipFee', available, 'platform:fees'],
  } as const;
  const [type, from, to] = route[one.kind];
  return sql`select wallet.transfer(${key}, ${type}, 'آزمون', ${at}, ${from}, ${to}, ${amount})`.execute(
    test.db,
  );
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; balance: number }>`
    select code, balance_rial as balance from wallet.account
    where owner_user_id between ${run * 10} and ${run * 10 + 9} order by code`.execute(test.db);
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]));
}

async function faults(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'sum' as fault where (select coalesce(sum(balance_rial), 0) from wallet.account) <> 0
    union all
    select code from wallet.account where balance_rial < 0 and not is_outside
    union all
    select code from wallet.account where balance_rial <>
      coalesce((select sum(amount_rial) from wallet.entry where account_id = account.id), 0)
    union all
    select 'held ' || user_id from wallet.trade_hold
      join wallet.account on code = format('user:%s:held', user_id)
      group by user_id, balance_rial having balance_rial <> sum(remaining_rial)`.execute(test.db);
  return rows;
}

it('the ledger keeps its sums, never goes below zero and has the same balances after all operations are sent again', async () => {
  const refusal = /account_not_overdrawn|trade_hold|idempotency_mismatch|amount_positive/;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 40 }), async (operations) => {
      run += 1;
      const accepted: Operation[] = [];
      for (const one of operations) {
        const error = await perform(one).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error === null) {
          accepted.push(one);
        } else {
          expect(String((error as { constraint?: string }).constraint)).toMatch(refusal);
        }
      }
      const before = await balances();
      // A client that lost the responses sends everything once more.
      await Promise.all(accepted.map((one) => perform(one).catch(() => undefined)));

      expect(await faults()).toEqual([]);
      expect(await balances()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

it('the ledger has the same balances when the statement is replayed line by line', async () => {
  run += 1;
  const random = fc.sample(operation, { numRuns: 120, seed: 7 });
  for (const one of random) {
    await perform(one).catch(() => undefined);
  }
  const { rows } = await sql<{ user: number; balance: number; available: number; right: boolean }>`
    select user_id as user, transaction.id, balance_after_rial as balance, available_after_rial as available
    from wallet.statement_line join wallet.transaction on transaction.id = statement_line.transaction_id
    where user_id between ${run * 10} and ${run * 10 + 9} order by statement_line.id`.execute(test.db);
  const last = new Map(rows.map((row) => [row.user, row]));
  const now = await balances();

  expect(rows.length).toBeGreaterThan(10);
  for (const [user, { balance, available }] of last) {
    const [free, held] = [now[`user:${user}:available`] ?? 0, now[`user:${user}:held`] ?? 0];
    expect([available, balance]).toEqual([free, free + held]);
  }
});

it('a posting stores its payment and its trade request', async () => {
  await post(test.db, {
    ...{ key: 'plain', type: 'Charge', description: 'شارژ', trackingCode: 'T-plain', at: test.clock() },
    legs: [
      { account: 'gateway:test:clearing', amountRial: -5 },
      { account: 'user:9001:available', amountRial: 5 },
    ],
  });
  await sql`
    select wallet.transfer('linked', 'Hold', 'خرید', now(), 'user:9001:available', 'user:9001:held', 5, 77, 88)`.execute(
    test.db,
  );
  const { rows } = await sql`
    select idempotency_key as key, payment_id as payment, trade_request_id as request, tracking_code ~ '^(BZ|T)-' as coded
    from wallet.transaction where idempotency_key in ('plain', 'linked') order by id`.execute(test.db);

  expect(rows).toEqual([
    { key: 'plain', payment: null, request: null, coded: true },
    { key: 'linked', payment: 77, request: 88, coded: true },
  ]);
});
