import { SITEMAP_PART_SIZE, type SitemapPart, type SitemapRecord } from '@bazaar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from './database/database.ts';

/** A query that returns `id`, `slug` and `changed_at` of every record with a public page. */
export type SitemapSource = RawBuilder<unknown>;

/** The division of the records into sitemap files; each begins after the last record of the one before. */
export async function selectSitemapParts(
  db: Database,
  source: SitemapSource,
): Promise<z.input<typeof SitemapPart>[]> {
  const { rows } = await sql<z.input<typeof SitemapPart>>`
    select min(id) - 1 as after, count(*)::int as count, max(changed_at) as "changedAt"
    from (
      select id, changed_at, (row_number() over (order by id) - 1) / ${sql.lit(SITEMAP_PART_SIZE)} as part
      from (${source}) as record
    ) as numbered
    group by part
    order by part`.execute(db);
  return rows;
}

/** The next records by id: the last ones are read as fast as the first. */
export async function selectSitemapRecords(
  db: Database,
  source: SitemapSource,
  { after, take }: { readonly after: number; readonly take: number },
): Promise<z.input<typeof SitemapRecord>[]> {
  const { rows } = await sql<z.input<typeof SitemapRecord>>`
    select id, slug, changed_at as "changedAt"
    from (${source}) as record
    where id > ${after}
    order by id
    limit ${take}`.execute(db);
  return rows;
}
