import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface ContactRow {
  readonly phones: readonly string[];
  readonly email: string | null;
}

interface Reveal {
  readonly supplierId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Phone and email of an active supplier; one statement records who requested them and returns them. */
export async function revealContact(
  db: Database,
  { supplierId, userId, now }: Reveal,
): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    with noted as (
      insert into merchant.contact_reveal (supplier_id, user_id, revealed_at)
      select supplier.id, ${userId}, ${now} from merchant.supplier
      where supplier.id = ${supplierId} and supplier.is_active
      returning supplier_id
    )
    select supplier.phones, supplier.email
    from noted join merchant.supplier on supplier.id = noted.supplier_id`.execute(db);
  return rows[0];
}

interface RevealedRow extends ContactRow {
  readonly supplierId: number;
  readonly revealedAt: string;
}

/** The present contacts of the active suppliers whose contact the user has revealed, latest first. */
export async function listRevealed(
  db: Database,
  { userId, limit }: { userId: number; limit: number },
): Promise<RevealedRow[]> {
  const { rows } = await sql<RevealedRow>`
    select supplier.id as "supplierId", supplier.phones, supplier.email, last.revealed_at as "revealedAt"
    from (
      select supplier_id, max(revealed_at) as revealed_at from merchant.contact_reveal
      where user_id = ${userId} group by supplier_id
    ) last
    join merchant.supplier on supplier.id = last.supplier_id and supplier.is_active
    order by last.revealed_at desc, supplier.id
    limit ${limit}`.execute(db);
  return rows;
}

interface Report extends Reveal {
  readonly reason: string;
  readonly text: string;
}

/** Stores a report about an active supplier; undefined when there is none. */
export async function insertReport(
  db: Database,
  { supplierId, userId, reason, text, now }: Report,
): Promise<{ id: number; createdAt: string } | undefined> {
  const { rows } = await sql<{ id: number; createdAt: string }>`
    insert into merchant.supplier_report (supplier_id, user_id, reason, text, created_at)
    select supplier.id, ${userId}, ${reason}, ${text}, ${now} from merchant.supplier
    where supplier.id = ${supplierId} and supplier.is_active
    returning id, created_at as "createdAt"`.execute(db);
  return rows[0];
}
