import { randomUUID } from 'node:crypto';
import { inviteMerchantAgent } from '@bazaar/contracts/merchant';
import { getCredit } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { signIn } from '../../auth/sign-in.fixture.ts';
import type { Person } from '../../auth/step-up/step-up.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import type { Headers, TradeApp } from '../../trade/trade.fixture.ts';

/** An agent of the demo buyer's company. */
export async function givenAgent(trade: TradeApp, role: 'finance' | 'viewer'): Promise<Headers> {
  const mobile = randomMobile();
  const agent = await trade.call(inviteMerchantAgent, { as: trade.buyer, body: { mobile, role } });
  const { headers } = await signIn(trade.test.app, mobile);
  await sql`update merchant.customer_agent set accepted_at = created_at where id = ${agent.id}`.execute(
    trade.test.db,
  );
  return headers;
}

/** Faults of the ledger as a whole: sums that are not zero, balances without entries, overdrawn accounts. */
export async function faultsOfLedger({ test: { db } }: TradeApp): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'sum ' || sum(amount_rial) as fault from wallet.entry having sum(amount_rial) <> 0
    union all
    select 'unbalanced ' || transaction_id from wallet.entry group by transaction_id having sum(amount_rial) <> 0
    union all
    select 'not backed ' || code from wallet.account where balance_rial <>
      coalesce((select sum(amount_rial) from wallet.entry where account_id = account.id), 0)
    union all
    select 'below zero ' || code from wallet.account where balance_rial < 0 and not is_outside
    union all
    select 'in transit ' || account.code from wallet.account where code = 'platform:withdrawals' and balance_rial <>
      coalesce((select sum(amount_rial) from wallet.withdrawal where state in ('Requested', 'Sent')), 0)
    union all
    select 'in transit ' || account.code from wallet.account where code = 'platform:payouts' and balance_rial <>
      coalesce((select sum(amount_rial) from wallet.payout_row where state = 'Sent' and supplier_id is not null), 0)`.execute(
    db,
  );
  return rows.map(({ fault }) => fault);
}

/** Balance of an account of the ledger. */
export async function balanceOf({ test: { db } }: TradeApp, code: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance_rial as balance from wallet.account where code = ${code}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** What the demo buyer may spend. */
export async function availableOf(trade: TradeApp): Promise<number> {
  return (await trade.call(getCredit, { as: trade.buyer })).availableRial;
}

/** Owes a supplier an amount, as released trades do. */
export async function givenPayable(
  { test }: TradeApp,
  { supplierId, amountRial, key }: { supplierId: number; amountRial: number; key: string },
): Promise<void> {
  await sql`
    select wallet.transfer(${key}, 'Adjustment', 'آزمون', ${test.clock()}, 'gateway:test:clearing',
      ${`supplier:${supplierId}:payable`}, ${amountRial})`.execute(test.db);
}

/** Moves a withdrawal as the bank would, in a state that is reached only through it. */
export async function bankMoves({ test }: TradeApp, id: number, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await sql`select wallet.move_withdrawal(${id}, ${move}, 'دلیل آزمون', ${test.clock()})`.execute(test.db);
  }
}

/** Brings the demo buyer's balance to an amount. */
export async function setAvailable(trade: TradeApp, wantedRial: number): Promise<void> {
  const difference = wantedRial - (await availableOf(trade));
  const [own, other] = [`user:${DEMO_BUYER.id}:available`, 'gateway:test:clearing'];
  const [from, to] = difference < 0 ? [own, other] : [other, own];
  await sql`
    select wallet.transfer(${`set:${randomUUID()}`}, 'Adjustment', 'آزمون', ${trade.test.clock()}, ${from}, ${to},
      ${Math.abs(difference)})`.execute(trade.test.db);
}

/** Sets the IBAN of the demo buyer's company, as another profile would; returns the one before. */
export async function setCompanySheba({ test }: TradeApp, sheba: string): Promise<string> {
  const { rows } = await sql<{ sheba: string }>`
    update merchant.customer as changed set sheba = ${sheba} from merchant.customer as before
    where changed.id = before.id and changed.owner_user_id = ${DEMO_BUYER.id} and changed.kind = 'company'
    returning before.sheba`.execute(test.db);
  return rows[0]?.sheba ?? '';
}

/** The demo buyer, who reads the codes that are sent to its number. */
export function buyerOf(trade: TradeApp): Person {
  return { userId: DEMO_BUYER.id, mobile: DEMO_BUYER.mobile, headers: trade.buyer };
}

/** An account of a supplier, which its user would set with a code. */
export async function givenSupplierAccount(
  { test }: TradeApp,
  supplierId: number,
  sheba: string,
): Promise<void> {
  await sql`
    select wallet.set_supplier_account(${supplierId}, ${sheba}, ${DEMO_SUPPLIER.id}, ${test.clock()})`.execute(
    test.db,
  );
}
