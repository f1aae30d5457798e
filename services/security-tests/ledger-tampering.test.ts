import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ATTACKS, VICTIM } from './ledger-attacks.fixture.ts';

const TABLES = [
  ...['wallet.account', 'wallet.transaction', 'wallet.entry', 'wallet.statement_line', 'wallet.trade_hold'],
  'wallet.reversal',
  ...['payment.payment', 'payment.online_payment', 'payment.event'],
];

let database: TestDatabase;
let owner: Database;
let attacker: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createDatabase(database.url, { connections: 1 });
  attacker = new Client({ connectionString: database.runningUrl });
  await attacker.connect();
  await writeBooks();
});
afterAll(async () => {
  await attacker?.end();
  await owner?.destroy();
  await database?.drop();
});

/** A wallet with money, a paid and an unpaid request, an open fee, a booked charge, and one that was never sent. */
async function writeBooks(): Promise<void> {
  const { user, request, unpaidRequest, supplier } = VICTIM;
  const at = sql`now()`;
  const put = (id: number, status: string) =>
    sql`
    insert into trade.request (id, number, buyer_id, buyer_name, supplier_id, supplier_name, supplier_slug, status,
      totals, payment_id, created_at, updated_at)
    overriding system value
    values (${id}, ${`TR-1405-${String(id).padStart(6, '0')}`}, ${user}, 'خریدار', ${supplier}, 'تأمین‌کننده', 's', ${status},
      '{"payableRial": 8000}', 1, ${at}, ${at})`.execute(owner);
  await sql`select wallet.ensure_accounts(array['platform:fees'])`.execute(owner);
  await put(request, 'AwaitingPayment');
  await put(unpaidRequest, 'AwaitingPayment');
  const charge = async (amountRial: number) => {
    const { rows } = await sql<{ id: number }>`
      select payment.insert_payment(${user}, ${user}, 'walletCharge', ${user}, ${amountRial}, ${at}) as id`.execute(
      owner,
    );
    const opened = await sql<{ id: number }>`
      select payment.open_attempt(${rows[0]?.id}, 'sandbox', 0, '/', ${at}, ${at}) as id`.execute(owner);
    return opened.rows[0]?.id;
  };
  const booked = await charge(10_000);
  await sql`update payment.online_payment set authority = 'S1' where id = ${booked}`.execute(owner);
  await sql`select payment.settle_success(${booked}, '1', null, ${at})`.execute(owner);
  await sql`
    select payment.pay_by_wallet(payment.create_payment(${user}, 'tradeRequest', ${request}, 8000, ${at}), ${at})`.execute(
    owner,
  );
  await sql`select payment.create_payment(${user}, 'membership', 1, 9000, ${at})`.execute(owner);
  await charge(700);
}

/** What tells one state of the money from any other. */
async function books(): Promise<string> {
  const parts = TABLES.map(
    (table) => sql`(select md5(string_agg(t::text, ' ' order by t::text)) from ${sql.raw(table)} as t)`,
  );
  const { rows } = await sql<{ digest: string }>`
    select concat_ws(' ', ${sql.join(parts)}) as digest`.execute(owner);
  return rows[0]?.digest ?? '';
}

async function attempt(statement: string): Promise<unknown> {
  try {
    await attacker.query(statement);
    return null;
  } catch (error) {
    return error;
  } finally {
    await attacker.query('rollback').catch(() => undefined);
    await attacker.query('discard all');
  }
}

describe('the connection of the services', () => {
  it('has the books that the attacks aim at', async () => {
    const { rows } = await sql`
      select (select remaining_rial from wallet.trade_hold) as held,
        (select array_agg(status order by id) from payment.payment) as statuses,
        (select balance_rial from wallet.account where code = ${`user:${VICTIM.user}:available`}) as available`.execute(
      owner,
    );

    expect(rows).toEqual([
      { held: 8_000, statuses: ['Verified', 'Verified', 'Created', 'Created'], available: 2_000 },
    ]);
    expect(ATTACKS.length).toBeGreaterThan(170);
  });

  it.each(ATTACKS)('changes no money when it $what', async ({ sql: statement, isHarmless }) => {
    const before = await books();

    const error = await attempt(statement);

    expect(await books()).toBe(before);
    // Refused by its rights, by a check of the ledger, or because the server has no such thing.
    expect((error as { code?: string } | null)?.code ?? 'done').toMatch(
      isHarmless ? /^done$/ : /^(42501|23514|23505|22004|55000|0A000|0LP01)$/,
    );
  });

  it('releases and refunds no more than was held, in whatever parts', async () => {
    const give = (key: string, amountRial: number) =>
      attempt(
        `select wallet.refund_hold('${key}', ${VICTIM.user}, ${VICTIM.request}, ${amountRial}, 'x', now())`,
      );

    const refusals = [await give('a', 5_000), await give('a', 5_000), await give('b', 3_001)];

    expect(refusals.map((error) => (error as { constraint?: string } | null)?.constraint)).toEqual([
      undefined,
      undefined,
      'trade_hold_enough',
    ]);
    const { rows } = await sql`select remaining_rial as held from wallet.trade_hold`.execute(owner);
    expect(rows).toEqual([{ held: 3_000 }]);
  });
});

describe('the functions behind the entry points', () => {
  const unpaid = sql`(select id from payment.payment where purpose = 'membership')`;
  const dearer = sql`payment.create_payment(${VICTIM.user}, 'tradeRequest', ${VICTIM.unpaidRequest}, 7000, now())`;
  const attempt = (is: string) =>
    sql`(select id from payment.online_payment where verified_at is ${sql.raw(is)})`;

  it.each([
    ['a hold for a payment that does not exist', sql`wallet.hold_for_trade(999999, now())`],
    ['a hold for a payment that is not verified', sql`wallet.hold_for_trade(${dearer}, now())`],
    ['a hold for a payment of something else', sql`wallet.hold_for_trade(${unpaid}, now())`],
    ['a fee that is not verified', sql`wallet.pay_membership(${unpaid}, now())`],
    ['a charge that its gateway did not confirm', sql`wallet.charge_confirmed(${attempt('null')}, now())`],
    ['a part of an attempt without one', sql`wallet.hold_part(${attempt('null')}, now())`],
    ['the return of a part that was never held', sql`wallet.return_part(${attempt('null')}, now())`],
  ])('refuse %s, called by the owner too', async (_what, call) => {
    const before = await books();

    await expect(sql`select ${call}`.execute(owner)).rejects.toMatchObject({
      constraint: 'posting_justified',
    });
    expect(await books()).toBe(before);
  });

  it('refuse a hold of another amount than the request is to be paid with', async () => {
    const before = await books();
    const pay = sql`
      select payment.pay_by_wallet(
        payment.create_payment(${VICTIM.user}, 'tradeRequest', ${VICTIM.unpaidRequest}, 7, now()), now())`;

    await expect(pay.execute(owner)).rejects.toMatchObject({ constraint: 'posting_justified' });
    expect(await books()).toBe(before);
  });
});

describe('the functions that act with the rights of their owner', () => {
  it('all search the catalogue first and temporary objects last', async () => {
    const { rows } = await sql<{ name: string; path: string }>`
      select pg_proc.oid::regprocedure::text as name,
        (select option from unnest(proconfig) as option where option like 'search_path=%') as path
      from pg_proc where prosecdef and pronamespace::regnamespace::text in (select schema from kit.migration)`.execute(
      owner,
    );

    expect(rows.length).toBeGreaterThan(5);
    for (const { name, path } of rows) {
      expect(`${name} ${path}`).toMatch(/ search_path=pg_catalog, ([a-z_]+, )*pg_temp$/);
    }
  });

  it('may be called by the role that runs the services alone, and by nobody else', async () => {
    const { rows } = await sql`
      select pg_proc.oid::regprocedure::text as name
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
      where pronamespace::regnamespace::text in ('wallet', 'payment') and acl.grantee = 0`.execute(owner);

    expect(rows).toEqual([]);
  });
});
