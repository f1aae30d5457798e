import type { CONTENT_SORTS, PublicContent } from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { RECEPTION_COLUMNS, SUMMARY_COLUMNS } from './page.sql.ts';

export interface PublicFilter {
  readonly term?: string | undefined;
  readonly label?: string | undefined;
  readonly contentTypeId?: number | undefined;
  readonly supplierId?: number | undefined;
  readonly categoryId?: number | undefined;
}

export interface PublicList {
  readonly filter: PublicFilter;
  readonly sort: (typeof CONTENT_SORTS)[number];
  readonly now: Date;
}

const ORDERS = {
  newest: sql`page.published_at desc, page.id desc`,
  mostVisited: sql`page.visits desc, page.id desc`,
  mostLiked: sql`page.likes desc, page.id desc`,
} as const;

/** One page of the published articles that match all filters. */
export async function findPublicContents(
  db: Database,
  { filter, sort, now }: PublicList,
  window: Window,
): Promise<z.input<typeof PublicContent>[]> {
  const { rows } = await sql<z.input<typeof PublicContent>>`
    select ${SUMMARY_COLUMNS}, ${RECEPTION_COLUMNS}, page.updated_at as "updatedAt"
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where ${matching(filter, now)}
    order by ${ORDERS[sort]}
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many published articles match all filters. */
export async function countPublicContents(
  db: Database,
  { filter, now }: Pick<PublicList, 'filter' | 'now'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where ${matching(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The SQL condition of each filter, for its value. */
const CONDITIONS: { readonly [Key in keyof PublicFilter]-?: (value: never) => RawBuilder<unknown> } = {
  term: (term: string) =>
    sql`(page.tsv @@ kit.search_query(${term}) or page.label_keys @> array[${foldFa(term)}])`,
  label: (label: string) => sql`page.label_keys @> array[${foldFa(label)}]`,
  contentTypeId: (id: number) => sql`${id} in (content_type.id, content_type.parent_id)`,
  supplierId: (id: number) => sql`page.supplier_id = ${id}`,
  categoryId: (id: number) => sql`page.category_path @> array[${id}::int]`,
};

function matching(filter: PublicFilter, now: Date) {
  const chosen = (Object.keys(CONDITIONS) as (keyof PublicFilter)[])
    .filter((key) => filter[key] !== undefined)
    .map((key) => CONDITIONS[key](filter[key] as never));
  return sql.join([sql`page.is_listed and page.published_at <= ${now}`, ...chosen], sql` and `);
}
