import type { Advertisement, AdvertisementDetail } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';

const COLUMNS = sql`
  id, title, body, category, city_title as "cityTitle", price_rial as "priceRial", published_at as "publishedAt",
  valid_to as "validTo", drawing`;

export interface AdvertisementFilter {
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
  readonly term?: string | undefined;
}

/** Valid advertisements that match the filters, newest first. Days end at midnight in Tehran. */
export async function findAdvertisements(
  db: Database,
  { filter, now }: { readonly filter: AdvertisementFilter; readonly now: Date },
  window: Window,
): Promise<z.input<typeof Advertisement>[]> {
  const { rows } = await sql<z.input<typeof Advertisement>>`
    select ${COLUMNS}
    from content.advertisement
    where ${matching(filter, now)}
    order by published_at desc, id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many valid advertisements match the filters. */
export async function countAdvertisements(
  db: Database,
  filter: AdvertisementFilter,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.advertisement where ${matching(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const validAt = (now: Date) =>
  sql`published_at <= ${now} and valid_to >= (${now}::timestamptz at time zone 'Asia/Tehran')::date`;

function matching({ categoryId, cityId, term }: AdvertisementFilter, now: Date) {
  const conditions = [
    validAt(now),
    ...(categoryId === undefined ? [] : [sql`category_path @> array[${categoryId}::int]`]),
    ...(cityId === undefined ? [] : [sql`city_id = ${cityId}`]),
    ...(term === undefined ? [] : [sql`tsv @@ kit.search_query(${term})`]),
  ];
  return sql.join(conditions, sql` and `);
}

interface DetailRow extends Omit<z.input<typeof AdvertisementDetail>, 'contactMasked'> {
  readonly contactName: string | null;
  readonly phoneNumber: string | null;
}

/** One valid advertisement with its contact, which is not public; null when there is none. */
export async function findAdvertisement(db: Database, id: number, now: Date): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    select ${COLUMNS}, city_id as "cityId", visits, contact_name as "contactName", phone_number as "phoneNumber"
    from content.advertisement
    where id = ${id} and ${validAt(now)}`.execute(db);
  return rows[0] ?? null;
}

/** Records who was shown a contact, and when. */
export async function insertReveal(
  db: Database,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into content.contact_reveal (advertisement_id, user_id, revealed_at)
    values (${id}, ${userId}, ${now})`.execute(db);
}
