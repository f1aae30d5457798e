import type { FavoriteType } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import type { ContentSeed } from './content-seed.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const BUYER_DAYS = 30;
const GUEST_DAYS = 120;
const PRODUCTS_LOOKED_AT = 4_000;
const EVERY_PRODUCT = 61;

interface Thing {
  readonly type: FavoriteType;
  readonly id: number;
  readonly supplierId: number | null;
}

interface VisitRow {
  readonly object_type: FavoriteType;
  readonly object_id: number;
  readonly supplier_id: number | null;
  readonly user_id: number | null;
  readonly visitor: string;
  readonly visited_at: string;
}

/** Writes a month of the demo buyer's visits, and four months of guests' visits to the demo supplier's pages. */
export async function seedVisits(db: Database, { now, seed }: ContentSeed): Promise<void> {
  const things = await findThings(db);
  const random = createRandom(`visits ${seed}`);
  const own = things.filter(({ supplierId }) => supplierId === DEMO_SUPPLIER.supplierId);
  const rows = [
    ...(things.length === 0 ? [] : buyerVisits(random, things, now)),
    ...(own.length === 0 ? [] : guestVisits(random, own, now)),
  ];
  await insertRows(db, {
    table: 'content.visit',
    columns: {
      ...{ object_type: 'text', object_id: 'integer', supplier_id: 'integer', user_id: 'integer' },
      ...{ visitor: 'text', visited_at: 'timestamptz' },
    },
    rows,
  });
  await sql`
    insert into content.last_visit (user_id, object_type, object_id, visited_at)
    select user_id, object_type, object_id, max(visited_at) from content.visit
    where user_id is not null group by user_id, object_type, object_id
    order by max(visited_at)`.execute(db);
  await sql`
    insert into content.visit_total (object_type, object_id, visits)
    select object_type, object_id, count(*) from content.visit
    where object_type in ('SupplierProduct', 'Supplier') group by object_type, object_id`.execute(db);
}

/** Some objects of every type, and all of the demo supplier. */
async function findThings(db: Database): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    with item as (
      select listed.id, listed.supplier_id, row_number() over (order by listed.id) as place
      from product.trade_items(array(select generate_series(1, 200000))) as listed
      where listed.is_listed
    )
    select found.type, found.id, content.visit_supplier(found.type, found.id) as "supplierId"
    from (
      select 'SupplierProduct' as type, item.id from item
      where (item.place <= ${PRODUCTS_LOOKED_AT} and item.place % ${EVERY_PRODUCT} = 0)
        or item.supplier_id = ${DEMO_SUPPLIER.supplierId}
      union all
      select 'Supplier', card.id from merchant.object_cards(
        array(select generate_series(1, 240, 31) union select ${DEMO_SUPPLIER.supplierId}::int)) as card
      union all
      select 'Content', card.id from content.object_cards(array(select generate_series(1, 40, 3))) as card
    ) as found
    order by found.type, found.id`.execute(db);
  return rows;
}

function buyerVisits(random: Random, things: readonly Thing[], now: Date): VisitRow[] {
  return days(BUYER_DAYS).flatMap((daysAgo) =>
    random.sample(things, random.whole(0, 5)).map((thing) =>
      visitOf(thing, {
        userId: DEMO_BUYER.id,
        visitor: `user:${DEMO_BUYER.id}`,
        at: timeOn(random, daysAgo, now),
      }),
    ),
  );
}

/** More visits on later days, so that the chart shows a trend. */
function guestVisits(random: Random, things: readonly Thing[], now: Date): VisitRow[] {
  return days(GUEST_DAYS).flatMap((daysAgo) =>
    Array.from({ length: random.whole(2, 6 + Math.round((GUEST_DAYS - daysAgo) / 6)) }, () =>
      visitOf(random.pick(things), {
        userId: null,
        visitor: `guest:${daysAgo}:${random.whole(1, 14)}`,
        at: timeOn(random, daysAgo, now),
      }),
    ),
  );
}

interface Visiting {
  readonly userId: number | null;
  readonly visitor: string;
  readonly at: string;
}

function visitOf({ type, id, supplierId }: Thing, { userId, visitor, at }: Visiting): VisitRow {
  return {
    ...{ object_type: type, object_id: id, supplier_id: supplierId },
    ...{ user_id: userId, visitor, visited_at: at },
  };
}

function days(count: number): number[] {
  return Array.from({ length: count }, (_, index) => count - 1 - index);
}

function timeOn(random: Random, daysAgo: number, now: Date): string {
  return new Date(now.getTime() - daysAgo * DAY_MS - random.whole(1, 600) * MINUTE_MS).toISOString();
}
