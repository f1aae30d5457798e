import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { AccountRow, OwnerAccountRow } from './account.rules.ts';

/** The account that a user's wallet is paid out to; null while the profile has no IBAN. */
export async function findOwnerAccount(db: Database, userId: number): Promise<OwnerAccountRow | null> {
  const { rows } = await sql<OwnerAccountRow>`
    select sheba, holder_name as "holderName", merchant.payout_customer_kind(${userId}) as kind
    from merchant.payout_account(${userId})`.execute(db);
  return rows[0] ?? null;
}

/** The account that a supplier is paid at; null until the supplier sets one. */
export async function findSupplierAccount(db: Database, supplierId: number): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select account.sheba, brief.name as "holderName"
    from wallet.supplier_account as account
    cross join lateral merchant.supplier_brief(array[account.supplier_id]) as brief
    where account.supplier_id = ${supplierId}`.execute(db);
  return rows[0] ?? null;
}

interface NewSupplierAccount {
  readonly supplierId: number;
  readonly sheba: string;
  readonly userId: number;
  readonly now: Date;
}

/** Sets where a supplier is paid. */
export async function setSupplierAccountRow(db: Database, account: NewSupplierAccount): Promise<void> {
  await sql`
    select wallet.set_supplier_account(${account.supplierId}, ${account.sheba}, ${account.userId},
      ${account.now})`.execute(db);
}
