import type { DrawingSpec } from '@bazaar/contracts';
import type { CategoryType, SearchResultKind, SearchSort } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Place } from './cursor.rules.ts';
import { type OrderPart, orderParts, type Spread } from './result-order.sql.ts';
import type { BaseScope } from './search-scope.rules.ts';
import type { SearchTerm } from './search-term.rules.ts';

export interface ResultRow {
  readonly kind: SearchResultKind;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly categoryType: CategoryType | null;
  readonly drawing: DrawingSpec;
  readonly offersCount: number | null;
  readonly documentId: number;
  readonly class: number;
  readonly value: number;
}

/** Beyond this many results in one scope, counting and numbered pages stop. */
export const COUNTED = 2_000;

/** Up to this many matches are gathered and sorted; more are so dense that scanning along the order is faster. */
export interface Limits {
  readonly relevance: number;
  /** Higher: prices and times of similar things lie close together, and a scan to them may be long. */
  readonly others: number;
}
export const LIMITS: Limits = { relevance: COUNTED, others: 10_000 };

export interface ScopeCount {
  readonly scope: BaseScope;
  /** One more than `COUNTED` means that there are more. */
  readonly count: number;
}

/** Number of results in each scope, by its query. */
export async function countScopes(
  db: Database,
  queries: readonly { readonly scope: BaseScope; readonly query: string | null }[],
): Promise<ScopeCount[]> {
  const asked = queries.filter(({ query }) => query !== null);
  const result = await sql<ScopeCount>`
    select asked.scope, (
      select count(*)::int from (
        select from product.search_document where tsv @@ asked.query::tsquery limit ${COUNTED + 1}
      ) as counted
    ) as count
    from unnest(
      ${asked.map(({ scope }) => scope)}::text[], ${asked.map(({ query }) => query)}::text[]
    ) as asked (scope, query)`.execute(db);
  return result.rows;
}

export interface WantedResults {
  readonly term: SearchTerm;
  /** The tsquery of the words, the scope and all filters. */
  readonly query: string;
  /** The only scope that is searched; undefined when there are several. */
  readonly scope: BaseScope | undefined;
  readonly sort: SearchSort;
  /** Number of matches. */
  readonly count: number;
  readonly take: number;
  /** Ignored after a cursor. */
  readonly skip: number;
  readonly after: Place | undefined;
  /** `LIMITS`, or less to try the scan on few documents. */
  readonly limits: Limits;
}

/** One page of results in order. An advertisement's document is that of the category it links to. */
export async function selectResults(db: Database, wanted: WantedResults): Promise<ResultRow[]> {
  const page = (await isGathered(db, wanted))
    ? gatheredPage(wanted)
    : scannedPage(wanted, await spreadOf(db, wanted));
  const result = await sql<ResultRow>`
    select case document.scope when 'industrialAdvertisement' then 'advertisement' else document.kind end as kind,
      document.ref_id as id, document.title, document.slug, document.summary,
      document.category_type as "categoryType", document.drawing, summary.offers_count as "offersCount",
      page.id as "documentId", page.class, page.value
    from (${page}) as page
    join product.search_document as document on document.id = page.id
    left join product.base_product_summary as summary
      on document.kind = 'baseProduct' and summary.base_product_id = document.ref_id
    order by page.class, page.value, page.id`.execute(db);
  return result.rows;
}

async function isGathered(db: Database, { query, sort, count, limits }: WantedResults): Promise<boolean> {
  if (sort === 'relevance' || count <= limits.relevance) {
    return count <= limits.relevance;
  }
  const result = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from product.search_document where tsv @@ ${query}::tsquery limit ${limits.others + 1}
    ) as counted`.execute(db);
  return (result.rows[0]?.count ?? 0) <= limits.others;
}

/** Reads and sorts every match. */
function gatheredPage({ term, query, sort, take, skip, after }: WantedResults): RawBuilder<unknown> {
  const parts = orderParts(sort, { term, query });
  const choose = (what: (part: OrderPart) => RawBuilder<unknown>) => {
    const cases = parts.map((part) => sql`when ${part.condition} then ${what(part)}`);
    return sql`case ${sql.join(cases, sql` `)} end`;
  };
  const from =
    after === undefined
      ? sql`true`
      : sql`(class, value, id) > (${after.class}::int, ${after.value}::bigint, ${after.documentId}::int)`;
  return sql`
    select id, class, value
    from (
      select document.id, ${choose((part) => sql`${part.class}::int`)} as class,
        ${choose(({ value }) => sql`(${value})::bigint`)} as value
      from product.search_document as document
      where document.tsv @@ ${query}::tsquery
    ) as matched
    where ${from}
    order by class, value, id
    limit ${take} offset ${after === undefined ? skip : 0}`;
}

/** Distribution of the matches over the parts of the order by relevance, each counted only as far as needed. */
async function spreadOf(db: Database, { term, query, sort, limits }: WantedResults): Promise<Spread> {
  const few = limits.relevance;
  if (sort !== 'relevance') {
    return { beginning: 0, titled: 0, few };
  }
  const result = await sql<{ beginning: number; titled: number }>`
    select
      (
        select count(*)::int from (
          select from product.search_document
          where title_key collate "C" >= ${term.key} and title_key collate "C" < ${term.key} || chr(1114111)
            and ts_match_vq(tsv, ${query}::tsquery)
          limit ${few + 1}
        ) as counted
      ) as beginning,
      (
        select count(*)::int from (
          select from product.search_document
          where title_tsv @@ ${term.query}::tsquery and ts_match_vq(tsv, ${query}::tsquery)
          limit ${2 * few + 1}
        ) as counted
      ) as titled`.execute(db);
  return { beginning: 0, titled: 0, ...result.rows[0], few };
}

/** Reads the parts of the order one after the other, each only as far as the page still needs it. */
function scannedPage(wanted: WantedResults, spread: Spread): RawBuilder<unknown> {
  const { term, query, sort, take, skip, after } = wanted;
  const most = take + (after === undefined ? skip : 0);
  const parts = orderParts(sort, { term, query, spread }).filter((part) => part.class >= (after?.class ?? 0));
  const names = parts.map((part) => sql.ref(`part_${part.class}`));
  const queries = parts.map((part, place) => {
    const taken = names.slice(0, place).map((name) => sql`(select count(*) from ${name})`);
    return sql`${names[place]} as materialized (
      ${partOf(wanted, part)} limit greatest(0, ${sql.join([sql`${most}::int`, ...taken], sql` - `)})
    )`;
  });
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  return sql`
    with ${sql.join(queries)}
    select id, class, value from (${all}) as matched
    order by class, value, id
    limit ${take} offset ${after === undefined ? skip : 0}`;
}

/**
 * One part in its order. `ts_match_vq` is `@@` for which no index is used, so that a dense part is scanned and a sparse
 * one gathered whatever the planner thinks of the term.
 */
function partOf({ query, scope, after }: WantedResults, part: OrderPart): RawBuilder<unknown> {
  const conditions = [
    sql`ts_match_vq(document.tsv, ${query}::tsquery)`,
    part.condition,
    part.others,
    ...(part.isScanned ? [] : [part.gathered]),
    ...(part.isScanned && scope !== undefined ? [sql`document.scope = ${scope}`] : []),
  ];
  if (after?.class === part.class) {
    conditions.push(
      sql`((${part.value})::bigint, document.id) > (${after.value}::bigint, ${after.documentId}::int)`,
    );
    conditions.push(part.scanFrom(after.value));
  }
  return sql`
    select document.id, ${part.class}::int as class, (${part.value})::bigint as value
    from product.search_document as document
    where ${sql.join(conditions, sql` and `)}
    order by ${part.isScanned ? part.scan : sql`(${part.value})::bigint, document.id`}`;
}
