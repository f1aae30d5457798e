import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../kit/database/database.ts';
import { faultsOfBooks } from '../../payment/payments.fixture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { post } from '../posting.sql.ts';
import { operateReversal } from './operate-reversal.commands.ts';

let test: TestApp;
let user = 100;
let number = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(() => test[Symbol.asyncDispose]());

type Type = Parameters<typeof post>[1]['type'];

/** Moves money; the id of the transaction. */
function given(type: Type, [from, to]: readonly [string, string], amountRial: number): Promise<number> {
  number += 1;
  return post(test.db, {
    ...{ key: `given:${number}`, type, description: 'آزمون', trackingCode: `T-${number}`, at: test.clock() },
    legs: [
      { account: from, amountRial: -amountRial },
      { account: to, amountRial },
    ],
  });
}

/** A new user with this much from a gateway; the id of the charge. */
function givenCharge(amountRial: number): Promise<number> {
  user += 1;
  return given('Charge', ['gateway:demo:clearing', available()], amountRial);
}

const available = () => `user:${user}:available`;
const BY = ['--reason', 'never paid', '--operator', 'S. Karimi'];

function reverse(transaction: number | string, ...words: string[]): Promise<readonly string[]> {
  return operateReversal({ db: test.db, now: test.clock() }, [
    '--transaction',
    String(transaction),
    ...words,
  ]);
}

async function balanceOf(code: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance_rial as balance from wallet.account where code = ${code}`.execute(test.db);
  return rows[0]?.balance ?? 0;
}

async function noted() {
  const { rows } = await sql<{ transactionId: number; reversalId: number }>`
    select transaction_id as "transactionId", reversal_id as "reversalId", reason, operator
    from wallet.reversal order by reversal_id`.execute(test.db);
  return rows;
}

const countTransactions = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from wallet.transaction`.execute(test.db)).rows;

describe('a reversal', () => {
  it('posts the opposite entries, and notes who had it done and why', async () => {
    const id = await givenCharge(5_000);
    const before = await balanceOf('gateway:demo:clearing');
    const lines = await reverse(id, '--write', ...BY);

    expect([await balanceOf(available()), await balanceOf('gateway:demo:clearing')]).toEqual([
      0,
      before + 5_000,
    ]);
    expect((await noted()).at(-1)).toMatchObject({
      ...{ transactionId: id, reason: 'never paid', operator: 'S. Karimi' },
    });
    expect(lines).toEqual([
      `${id} (T-${number}): Charge of ${test.clock().toISOString()}`,
      `  gateway:demo:clearing: +5000 rial, then ${before + 5_000}`,
      `  ${available()}: -5000 rial, then 0`,
      `${id} is reversed.`,
    ]);
  });

  it('is shown to the user as a line of its own, after the one that it reverses', async () => {
    const id = await givenCharge(5_000);
    await reverse(`t-${number}`, '--write', ...BY);
    const { rows } = await sql`
      select transaction.type, transaction.description, line.direction, line.amount_rial as "amountRial",
        line.available_after_rial as "availableAfterRial"
      from wallet.statement_line as line join wallet.transaction on transaction.id = line.transaction_id
      where line.user_id = ${user} and line.transaction_id <> ${id}`.execute(test.db);

    expect(rows).toEqual([
      {
        ...{ type: 'Adjustment', description: `برگشت تراکنش T-${number}`, direction: 'out' },
        ...{ amountRial: 5_000, availableAfterRial: 0 },
      },
    ]);
  });

  it('writes nothing in a dry run, which shows the same', async () => {
    const id = await givenCharge(5_000);
    const before = [await noted(), await countTransactions()];
    const shown = await reverse(id);
    const after = [await noted(), await countTransactions()];
    const done = await reverse(id, '--write', ...BY);

    expect(after).toEqual(before);
    expect(shown.slice(0, -1)).toEqual(done.slice(0, -1));
    expect(shown.at(-1)).toContain('Nothing was written (dry run)');
  });

  it('is made once, also by two operators at the same time', async () => {
    const id = await givenCharge(5_000);
    await given('Charge', ['gateway:demo:clearing', available()], 90_000);
    const both = await Promise.allSettled([reverse(id, '--write', ...BY), reverse(id, '--write', ...BY)]);
    const by = (await noted()).at(-1)?.reversalId;

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(available())).toBe(90_000);
    await expect(reverse(id)).rejects.toThrow(`${id} was reversed before, by transaction ${by}.`);
  });

  it('may be reversed in its turn, and then the transaction counts again', async () => {
    const id = await givenCharge(5_000);
    const isReversed = async () =>
      (await sql<{ is: boolean }>`select wallet.is_reversed(${id}) as is`.execute(test.db)).rows[0]?.is;
    const seen = [await isReversed()];
    for (let time = 0, last = id; time < 2; time += 1) {
      await reverse(last, '--write', ...BY);
      last = (await noted()).at(-1)?.reversalId ?? 0;
      seen.push(await isReversed());
    }

    expect(seen).toEqual([false, true, false]);
    expect(await balanceOf(available())).toBe(5_000);
  });

  it('gives a membership fee back', async () => {
    await givenCharge(5_000);
    const id = await given('MembershipFee', [available(), 'platform:fees'], 3_000);
    await reverse(id, '--write', ...BY);

    expect([await balanceOf(available()), await balanceOf('platform:fees')]).toEqual([5_000, 0]);
  });
});

describe('what is not reversed', () => {
  it('is a charge whose money was spent', async () => {
    const id = await givenCharge(5_000);
    await given('Hold', [available(), `user:${user}:held`], 1);

    await expect(reverse(id, '--write', ...BY)).rejects.toMatchObject({
      name: 'ReversalProblem',
      message: `${id} cannot be reversed: an account holds less than it put there.`,
    });
    expect([await balanceOf(available()), await balanceOf(`user:${user}:held`)]).toEqual([4_999, 1]);
  });

  it.each([
    ['Hold', () => [available(), `user:${user}:held`], 'A ruling on its trade request'],
    ['Payment', () => [available(), 'supplier:3:payable'], 'A ruling on its trade request'],
    ['Withdrawal', () => [available(), 'platform:withdrawals'], 'The bank’s result'],
  ] as const)('is a %s, whose money is moved back another way', async (type, way, instead) => {
    await givenCharge(5_000);
    const [from = '', to = ''] = way();
    const id = await given(type, [from, to], 2_000);

    await expect(reverse(id, '--write', ...BY)).rejects.toThrow(`${id} is of the kind ${type}. ${instead}`);
    expect(await balanceOf(available())).toBe(3_000);
  });

  it.each([
    ['999999', 'There is no transaction 999999.'],
    ['BZ-1', 'There is no transaction BZ-1.'],
    ['twelve 12', 'Give --transaction'],
  ])('is %s', async (name, line) => {
    await expect(reverse(name)).rejects.toThrow(line);
  });
});

describe('the role that runs the services', () => {
  it('may neither reverse nor note a reversal', async () => {
    const id = await givenCharge(5_000);
    const running = createDatabase(test.runningUrl, { connections: 1 });
    try {
      const call = sql`select wallet.reverse_transaction(${id}, 'x', 'y', now())`;
      const note = sql`
        insert into wallet.reversal (transaction_id, reversal_id, reason, operator, reversed_at)
        values (${id}, ${id - 1}, 'x', 'y', now())`;

      await expect(call.execute(running)).rejects.toMatchObject({ code: '42501' });
      await expect(note.execute(running)).rejects.toMatchObject({ code: '42501' });
      await expect(
        operateReversal({ db: running, now: test.clock() }, ['--transaction', String(id)]),
      ).rejects.toThrow('Only the owner of the database reverses a transaction');
    } finally {
      await running.destroy();
    }
    expect(await balanceOf(available())).toBe(5_000);
  });

  it.each([
    ['changed', sql`update wallet.reversal set reason = 'x'`],
    ['removed', sql`delete from wallet.reversal`],
  ])('finds that what was noted is never %s, by the owner either', async (_what, change) => {
    await expect(change.execute(test.db)).rejects.toMatchObject({ code: '23001' });
  });
});
