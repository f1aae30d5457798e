import type { DrawingSpec } from '@bazaar/contracts';
import type { CategoryType, SearchResultKind, SearchSort } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Place } from './cursor.rules.ts';
import { matched, orderOf, type Wanted } from './matched.sql.ts';
import type { BaseScope } from './search-scope.rules.ts';

export interface ResultRow {
  readonly kind: SearchResultKind;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly categoryType: CategoryType | null;
  readonly drawing: DrawingSpec;
  readonly documentId: number;
  readonly class: number;
  readonly value: number;
  /** For each word query, whether the title has it. */
  readonly kept: readonly boolean[];
}

/** Numbered pages end here. */
export const COUNTED = 2_000;

export interface ScopeCount {
  readonly scope: BaseScope;
  readonly count: number;
}

interface WantedPage extends Wanted {
  readonly scopes: readonly BaseScope[];
  readonly sort: SearchSort;
  readonly take: number;
  /** Ignored after a cursor. */
  readonly skip: number;
  readonly after: Place | undefined;
}

export interface FoundPage {
  readonly rows: readonly ResultRow[];
  /** Of all scopes that have results. */
  readonly counts: readonly ScopeCount[];
  /** There were more than were examined, so that the counts are too small. */
  readonly isCut: boolean;
}

/** One page of results in order, and the number of results in each scope: both of the same matches. */
export async function selectPage(db: Database, wanted: WantedPage): Promise<FoundPage> {
  const result = await sql<FoundPage>`
    with matched as materialized (${matched(wanted)}),
    page as materialized (${pageOf(wanted)})
    select
      (
        select coalesce(json_agg(counted), '[]')
        from (
          select case scope when 'baseProduct' then 'product' else scope end as scope, count(*)::int as count
          from matched group by 1
        ) as counted
      ) as counts,
      (select coalesce(bool_or(is_cut), false) from matched) as "isCut",
      (
        select coalesce(json_agg(shown order by shown.class, shown.value, shown."documentId"), '[]')
        from (
          select
            document.kind, document.ref_id as id, document.title, document.slug, document.summary,
            document.category_type as "categoryType", document.drawing, page.id as "documentId", page.class, page.value,
            array(
              select document.title_tsv @@ word from unnest(${wanted.words.each}::tsquery[]) with ordinality as asked (word, place)
              order by asked.place
            ) as kept
          from page join product.search_document as document on document.id = page.id
        ) as shown
      ) as rows`.execute(db);
  return result.rows[0] ?? { rows: [], counts: [], isCut: false };
}

function pageOf({ scopes, sort, take, skip, after, baseProducts }: WantedPage): RawBuilder<unknown> {
  const asked = baseProducts && scopes.includes('product') ? [...scopes, 'baseProduct'] : scopes;
  const order = orderOf(sort);
  const from =
    after === undefined
      ? sql`true`
      : sql`(placed.class, placed.value, placed.id) > (${after.class}::int, ${after.value}::bigint, ${after.documentId}::int)`;
  return sql`
    select placed.id, placed.class, placed.value
    from (
      select matched.id, (${order.class})::int as class, (${order.value})::bigint as value
      from matched join product.search_document as document on document.id = matched.id
      where matched.scope = any(${asked}::text[])
    ) as placed
    where ${from}
    order by placed.class, placed.value, placed.id
    limit ${take} offset ${after === undefined ? skip : 0}`;
}
