import type { SearchSort } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import { type RankedGood, RESULT_CLASS } from './ranked-good.rules.ts';
import { type BaseScope, documentQuery, type Narrowing } from './search-scope.rules.ts';
import { specifiedVariants } from './specified-variants.sql.ts';
import type { WordQueries } from './word-queries.rules.ts';

/** What a search looks for; its results, counts and facets are all taken from the same matches. */
export interface Wanted {
  /** Goods and categories that were found in what is known of the catalogue. */
  readonly goods: readonly RankedGood[];
  readonly words: WordQueries;
  readonly narrowing: Narrowing;
  /** Base products stand for their offers; otherwise the offers are results themselves. */
  readonly baseProducts: boolean;
}

/** Of one kind of match, at most this many are examined. */
const EXAMINED = 2_000;

const ALL_SCOPES: readonly BaseScope[] = [
  ...(['product', 'industrialService', 'consultingService', 'electronicDocument'] as const),
  ...(['supplier', 'industrialAdvertisement', 'content', 'category'] as const),
];
const OTHER_SCOPES = ALL_SCOPES.filter((scope) => scope !== 'category');

/**
 * Everything that a search finds: rows of `id`, `scope`, `class`, `value` and `is_cut`, which says that
 * there were more than were examined. What is left out because something else
 * keeps more, and which categories are added, does not depend on the filters, so that facets are true.
 */
export function matched({ goods, words, narrowing, baseProducts }: Wanted): RawBuilder<unknown> {
  const listed = baseProducts ? goods : goods.filter(({ kind }) => kind === 'category');
  const isNarrowed = Object.values(narrowing).some((values) => values !== undefined);
  const narrow = documentQuery({ words: ANY, scopes: ALL_SCOPES, narrowing, withBaseProducts: true }) ?? NONE;
  return sql`
    with other as materialized (${others(words, { narrowing, baseProducts })}),
    free as materialized (${isNarrowed ? others(words, { narrowing: {}, baseProducts }) : sql`select * from other`}),
    best as materialized (select min(lack) as least from free)
    select distinct on (id) id, scope, class, value, is_cut
    from (
      ${knownGoods(listed, { narrow, supplierIds: narrowing.supplierIds })}
      union all
      select id, scope, class, value, is_cut from other
      union all
      ${categoriesOfFirst(narrow)}
      union all
      ${offersByCode(words, { narrowing, baseProducts })}
    ) as found
    order by id, class, value`;
}

/** Queries that match every document, and none. */
const ANY = "!'/'";
const NONE = "'/' & !'/'";

/** Weights are below this, so that they order what is otherwise equal. */
const WEIGHTS = 10_000;

interface NarrowedGoods {
  readonly narrow: string;
  readonly supplierIds: readonly number[] | undefined;
}

function knownGoods(
  goods: readonly RankedGood[],
  { narrow, supplierIds }: NarrowedGoods,
): RawBuilder<unknown> {
  return sql`
    select document.id, document.scope, good.class, good.value::bigint * ${WEIGHTS} as value, false as is_cut
    from unnest(
      ${goods.map(({ kind }) => kind)}::text[], ${goods.map(({ id }) => id)}::int[],
      ${goods.map((good) => good.class)}::int[], ${goods.map(({ value }) => value)}::int[],
      ${goods.map(({ weakness }) => weakness)}::int[], ${goods.map(({ missing }) => missing.length)}::int[],
      ${goods.map(({ variants }) => variants.length > 0)}::boolean[]
    ) as good (kind, id, class, value, weakness, lack, is_specified)
    join product.search_document as document
      on document.kind = good.kind and document.scope = good.kind and document.ref_id = good.id
    cross join best
    where ts_match_vq(document.tsv, ${narrow}::tsquery)
      and (
        good.weakness = 0 or coalesce(best.least, good.lack) >= good.lack
        or (good.weakness = 1 and coalesce(best.least, good.lack) > 0)
      )
      ${supplierIds === undefined ? sql`` : sql`and ${isOffered(goods, supplierIds)}`}`;
}

/** These suppliers offer one of the specified variants; that they offer other sizes of the good is not enough. */
function isOffered(goods: readonly RankedGood[], supplierIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`(
    good.kind <> 'baseProduct' or not good.is_specified
    or good.id in (
      select specified.base_id
      from (${specifiedVariants(goods)}) as specified
      join product.supplier_product as item on item.variant_id = specified.variant_id
      where item.is_listed and item.supplier_id = any(${supplierIds}::int[])
    )
  )`;
}

type Narrowed = Pick<Wanted, 'narrowing' | 'baseProducts'>;

/** Lack in steps of the value, as that of goods. */
const LACK = 10_000;
const AFTER_GOODS = 3_000;

/** Services, suppliers, articles and the like by the words of their titles, then by those of their texts. */
function others(words: WordQueries, { narrowing, baseProducts }: Narrowed): RawBuilder<unknown> {
  const queryOf = (query: string) =>
    documentQuery({ words: query, scopes: OTHER_SCOPES, narrowing, withBaseProducts: false }) ?? NONE;
  const size = words.each.length;
  const offers = baseProducts ? sql`and not document.marks @> array['/offer']` : sql``;
  const branch = (condition: RawBuilder<unknown>) => sql`
    (
      select examined.*, count(*) over () > ${EXAMINED} as is_cut
      from (
        select document.id, document.scope, document.title_key, document.title_tsv, document.weight
        from product.search_document as document
        where ${condition} ${offers}
        limit ${EXAMINED + 1}
      ) as examined
    )`;
  const any = sql`document.title_tsv @@ ${words.titled || NONE}::tsquery and ts_match_vq(document.tsv, ${queryOf(words.any)}::tsquery)`;
  return sql`
    select near.id, near.scope, ${size} - near.kept as lack,
      case
        when near.kept = ${size} then ${RESULT_CLASS.titled}::int
        when near.kept * 2 >= ${size} and ${size} > 1 then ${RESULT_CLASS.partial}::int
        else ${RESULT_CLASS.mentioned}::int
      end as class,
      (
        case
          when near.title_key = ${words.key} then -2000
          when near.kept = ${size} and starts_with(near.title_key, ${words.key}) then -500
          when near.kept = ${size} then 0
          else (${size} - near.kept) * ${LACK} + ${AFTER_GOODS}
        end * ${WEIGHTS}::bigint
      ) - least(${WEIGHTS - 1}, greatest(0, near.weight)) as value, near.is_cut
    from (
      select distinct on (single.id) single.id, single.scope, single.title_key, single.weight, single.is_cut, (
          select count(*) filter (where single.title_tsv @@ word)::int from unnest(${words.each}::tsquery[]) as word
        ) as kept
      from (${branch(sql`document.tsv @@ ${queryOf(words.all)}::tsquery`)} union all ${branch(any)}) as single
    ) as near
    where near.kept * 2 >= ${size} or not ${words.isKnown}::boolean`;
}

/** Behind what has all words in its title, the categories of the first few. */
const FIRST_FEW = 3;
const BEHIND_TITLED = 2_000;

function categoriesOfFirst(narrow: string): RawBuilder<unknown> {
  return sql`
    select leaf.id, leaf.scope, ${RESULT_CLASS.titled}::int as class,
      ${BEHIND_TITLED}::bigint * ${WEIGHTS} - leaf.weight as value, false as is_cut
    from (
      select free.id from free where free.class = ${RESULT_CLASS.titled} order by free.value, free.id limit ${FIRST_FEW}
    ) as best
    join product.search_document as document on document.id = best.id
    join product.category on category.level = 2 and '/c' || category.id = any(document.marks)
    join product.search_document as leaf
      on leaf.kind = 'category' and leaf.scope = 'category' and leaf.ref_id = category.id
    where ts_match_vq(leaf.tsv, ${narrow}::tsquery)`;
}

/** An offer is a result when the term is its code. */
function offersByCode({ code }: WordQueries, { narrowing, baseProducts }: Narrowed): RawBuilder<unknown> {
  const query = documentQuery({
    words: `'${code}'`,
    scopes: ['product'],
    narrowing,
    withBaseProducts: false,
  });
  const isAsked = baseProducts && code !== '' && query !== null;
  return sql`
    select document.id, document.scope, 0 as class, -document.weight::bigint as value, false as is_cut
    from product.search_document as document
    where document.tsv @@ ${isAsked ? query : NONE}::tsquery and split_part(document.codes, ' ', 2) = ${code}`;
}

/** The order of results, as expressions over `matched` and its `document`. */
export function orderOf(sort: SearchSort): {
  readonly class: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
} {
  switch (sort) {
    case 'relevance':
      return { class: sql`matched.class`, value: sql`matched.value` };
    case 'price':
      return byValue(sql`document.price_rial`);
    case 'newest':
      return byValue(sql`-(extract(epoch from document.published_at) * 1000000)::bigint`);
  }
}

/** What has no value comes last, best first. */
function byValue(value: RawBuilder<unknown>) {
  return {
    class: sql`case when ${value} is null then matched.class + 1 else 0 end`,
    value: sql`coalesce(${value}, matched.value)`,
  };
}
