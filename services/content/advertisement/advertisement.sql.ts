import type { Advertisement, AdvertisementDetail } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';

const COLUMNS = sql`
  id, title, slug, body, category, city_title as "cityTitle", price_rial as "priceRial", published_at as "publishedAt",
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

const isExpiredAt = (now: Date) => sql`valid_to < (${now}::timestamptz at time zone 'Asia/Tehran')::date`;

/** The condition of an advertisement that visitors see in lists. */
export const validAt = (now: Date) => sql`published_at <= ${now} and not ${isExpiredAt(now)}`;

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

/** One advertisement, also an expired one, with its contact, which is not public; null when there is none. */
export async function findAdvertisement(db: Database, id: number, now: Date): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    select ${COLUMNS}, city_id as "cityId",
      coalesce(category_path[2], category_path[1]) as "kindId", visits, contact_name as "contactName", phone_number as "phoneNumber",
      ${isExpiredAt(now)} as "isExpired"
    from content.advertisement
    where id = ${id} and published_at <= ${now}`.execute(db);
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

interface Facet {
  id: number;
  title: string;
  count: number;
}

/** Cities and groups of categories of the valid advertisements, the largest first. */
export async function countFacets(db: Database, now: Date): Promise<{ cities: Facet[]; kinds: Facet[] }> {
  const [cities, kinds] = await Promise.all([
    sql<Facet>`
      select city_id as id, city_title as title, count(*)::int as count
      from content.advertisement
      where city_id is not null and ${validAt(now)}
      group by city_id, city_title
      order by count(*) desc, city_title`.execute(db),
    sql<Facet>`
      select kind.id, kind.title, counted.count
      from (
        select coalesce(category_path[2], category_path[1]) as id, count(*)::int as count
        from content.advertisement
        where ${validAt(now)}
        group by 1
      ) as counted
      join product.category_refs(array(
        select distinct coalesce(category_path[2], category_path[1]) from content.advertisement
      )) as kind on kind.id = counted.id
      order by counted.count desc, kind.place`.execute(db),
  ]);
  return { cities: cities.rows, kinds: kinds.rows };
}

interface Report {
  readonly id: number;
  readonly userId: number;
  readonly reason: string;
  readonly text: string;
  readonly now: Date;
}

/** Stores a report about a valid advertisement; null when there is none. */
export async function insertReport(
  db: Database,
  { id, userId, reason, text, now }: Report,
): Promise<{ id: number; createdAt: string } | null> {
  const { rows } = await sql<{ id: number; createdAt: string }>`
    insert into content.advertisement_report (advertisement_id, user_id, reason, text, created_at)
    select advertisement.id, ${userId}, ${reason}, ${text}, ${now} from content.advertisement
    where advertisement.id = ${id} and ${validAt(now)}
    returning id, created_at as "createdAt"`.execute(db);
  return rows[0] ?? null;
}

/** Removes the search documents of the advertisements that have expired. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await sql`
    select product.delete_search_document('advertisement', id, 'industrialAdvertisement')
    from content.advertisement where ${isExpiredAt(now)}`.execute(db);
}
