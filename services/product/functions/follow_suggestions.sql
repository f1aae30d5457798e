-- Brings the suggestion lists up to date for the prefixes that the noted changes touch. A list is written again only
-- when one of its documents changed or a changed document may enter it.
create or replace function product.follow_suggestions(noted int[]) returns void
  language plpgsql
as $$
declare
  idle_scopes text[];
  idle_prefixes text[];
  stale_scopes text[];
  stale_prefixes text[];
begin
  with touched as materialized (
    select distinct every_scope as scope, left(found.key, letters) as prefix, change.document_id
    from product.search_change as change
    cross join lateral product.suggestion_keys(change.title) as found
    cross join lateral unnest(product.search_scopes(change.kind, change.scope)) as every_scope
    cross join lateral generate_series(1, least(length(found.key), product.suggestion_letters())) as letters
    where change.id = any(noted)
  ),
  pair as materialized (
    select scope, prefix, (
      select count(*) > product.suggestion_limit() from (
        select from product.suggestion_key as key
        where key.scope = any(product.base_scopes(every_pair.scope))
          and key.key >= every_pair.prefix and key.key < every_pair.prefix || chr(1114111)
        limit product.suggestion_limit() + 1
      ) as first_few
    ) as is_busy
    from (select distinct scope, prefix from touched) as every_pair
  ),
  listed as materialized (
    select pair.scope, pair.prefix, entry.position, entry.document_id, document.kind, document.weight,
      length(document.title_key) as size, starts_with(document.title_key, pair.prefix) as starts_title,
      row_number() over (
        partition by pair.scope, pair.prefix, starts_with(document.title_key, pair.prefix), document.kind
        order by entry.position
      ) as turn
    from pair
    join product.suggestion_list as list on list.scope = pair.scope and list.prefix = pair.prefix
    cross join lateral unnest(list.document_ids) with ordinality as entry (document_id, position)
    join product.search_document as document on document.id = entry.document_id
    where pair.is_busy
  ),
  candidate as materialized (
    select touched.scope, touched.prefix, document.id, document.kind, document.weight,
      length(document.title_key) as size, starts_with(document.title_key, touched.prefix) as starts_title
    from touched
    join pair on pair.scope = touched.scope and pair.prefix = touched.prefix and pair.is_busy
    join product.search_document as document on document.id = touched.document_id
  ),
  -- The best turn that a changed document can have: after the documents of its kind that are listed before it.
  placed as (
    select candidate.scope, candidate.prefix, candidate.id, candidate.weight, candidate.size, candidate.starts_title,
      1 + count(*) filter (
        where (-listed.weight, listed.size, listed.document_id) < (-candidate.weight, candidate.size, candidate.id)
      ) as turn
    from candidate
    left join listed on listed.scope = candidate.scope and listed.prefix = candidate.prefix
      and listed.kind = candidate.kind and listed.starts_title = candidate.starts_title
    group by 1, 2, 3, 4, 5, 6
  ),
  stale as (
    -- Lists that are missing or too short: a deleted document has already left its list.
    select pair.scope, pair.prefix
    from pair left join listed on listed.scope = pair.scope and listed.prefix = pair.prefix
    where pair.is_busy group by 1, 2 having count(listed.document_id) < 10
    union
    select touched.scope, touched.prefix
    from touched join listed on listed.scope = touched.scope and listed.prefix = touched.prefix
      and listed.document_id = touched.document_id
    union
    select placed.scope, placed.prefix
    from placed join listed as last on last.scope = placed.scope and last.prefix = placed.prefix and last.position = 10
    where (not placed.starts_title, placed.turn, -placed.weight, placed.size, placed.id)
      < (not last.starts_title, last.turn, -last.weight, last.size, last.document_id)
  )
  select
    (select array_agg(scope order by scope, prefix) from pair where not is_busy),
    (select array_agg(prefix order by scope, prefix) from pair where not is_busy),
    (select array_agg(scope order by scope, prefix) from stale),
    (select array_agg(prefix order by scope, prefix) from stale)
  into idle_scopes, idle_prefixes, stale_scopes, stale_prefixes;

  delete from product.suggestion_list as list
  using unnest(idle_scopes || stale_scopes, idle_prefixes || stale_prefixes) as gone (scope, prefix)
  where list.scope = gone.scope and list.prefix = gone.prefix;

  insert into product.suggestion_list (scope, prefix, document_ids, shown)
  select stale.scope, stale.prefix, ranked.ids, product.suggestions_shown(ranked.ids)
  from unnest(stale_scopes, stale_prefixes) as stale (scope, prefix)
  cross join lateral product.ranked_ids(stale.scope, stale.prefix, null) as ranked (ids);
end
$$;
