import { WalletTransaction } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { beginCharge, choose, comeBack, faultsOfBooks, givenPayer, readPayment } from './payments.fixture.ts';

/** Beyond what a column of the type `integer` holds. */
const FIRST = 3_000_000_000;
const TABLES = [
  ...['payment.payment', 'payment.online_payment', 'payment.event', 'trade.event'],
  ...['wallet.account', 'wallet.transaction', 'wallet.entry', 'wallet.statement_line'],
];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(FIRST)}`.execute(
      test.db,
    );
  }
});
afterAll(() => test[Symbol.asyncDispose]());

it('a charge is paid, booked and shown when numbers are beyond 32 bits', async () => {
  const payer = await givenPayer(test.app);
  const { paymentId, onlinePaymentId, redirectUrl } = await beginCharge(test.app, payer);
  const { callback } = await choose(test.app, redirectUrl, 'success');
  await comeBack(test.app, callback);
  const reply = await test.app.inject({ url: '/wallet/api/v1/wallettransactions', headers: payer.headers });
  const lines = reply.json().items.map((line: unknown) => WalletTransaction.parse(line));

  expect([paymentId, onlinePaymentId]).toEqual([FIRST, FIRST]);
  expect(await readPayment(test.app, payer, paymentId)).toMatchObject({ id: FIRST, status: 'Verified' });
  expect(lines).toMatchObject([{ id: FIRST, paymentId: FIRST }]);
  expect(await faultsOfBooks(test)).toEqual([]);
});

it('no column that names a payment, a posting or an event is of the type integer', async () => {
  const { rows } = await sql`
    select format('%s.%s.%s', table_schema, table_name, column_name) as column
    from information_schema.columns
    where data_type = 'integer' and table_schema in (select schema from kit.migration) and (
      column_name in ('payment_id', 'online_payment_id', 'transaction_id', 'account_id', 'attempt_id', 'entry_id')
      or (column_name = 'id' and format('%s.%s', table_schema, table_name) = any(${TABLES}::text[]))
    )`.execute(test.db);

  expect(rows).toEqual([]);
});
