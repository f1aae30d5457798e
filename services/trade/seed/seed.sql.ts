import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { findItems, type TradeItem } from '../request/other-schemas.sql.ts';

/** Writes the rows that the endpoints require; the seed has emptied them with all other tables. */
export async function writeReferenceRows(db: Database): Promise<void> {
  await sql`select trade.write_reference_rows()`.execute(db);
}

/** Ids of products and services in the catalogue's seed. */
const ITEM_IDS = sql`
  select id from generate_series(100001, 104000) as id
  union all select id from generate_series(110001, 110200) as id`;
/** Limits of the price of a minimum order that the demo's wallet can afford. */
const MIN_RIAL = 20_000_000;
const MAX_RIAL = 180_000_000;

/** Listed items whose minimum order has a fixed price that the demo can afford, by id. */
export async function findSeedItems(db: Database, now: Date): Promise<TradeItem[]> {
  const { rows } = await sql<{ id: number }>`
    select item.id from product.trade_items(array(${ITEM_IDS})) as item
    where item.is_listed and item.price_kind = 'fixed' and item.price_valid_until > ${now}
      and item.price_rial * item.min_order between ${MIN_RIAL} and ${MAX_RIAL}
    order by item.id`.execute(db);
  const items = await findItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => items.get(id) ?? []);
}

/** The first address that this user may use; null when there is none. */
export async function findSeedAddress(db: Database, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from generate_series(1, 20) as id
    where merchant.address_snapshot(id, ${userId}) is not null
    order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The supplier of a request, and its current version. */
export async function findStanding(
  db: Database,
  id: number,
): Promise<{ supplierId: number; version: number }> {
  const { rows } = await sql<{ supplierId: number; version: number }>`
    select supplier_id as "supplierId", row_version as version from trade.request where id = ${id}`.execute(
    db,
  );
  const [standing] = rows;
  if (standing === undefined) {
    throw new RangeError(`The seed has no request ${id}.`);
  }
  return standing;
}
