-- The lists of the prefixes that product.rebuild_suggestions() has reached, in all scopes where they are shared by many
-- titles.
create or replace function product.live_lists() returns table (scope text, prefix text, ids int[])
  language plpgsql
as $$
begin
  return query
  with own as (
    select live.beginning_id, live.scope, live.title_id, sum(live.size) as size, max(live.best) as best
    from live where live.beginning_id in (select beginning.id from beginning where not beginning.is_same)
    group by live.beginning_id, live.scope, live.title_id
  ),
  every_title as materialized (
    select own.*, titled.kind, titled.size as letters,
      (not starts_with(titled.title_key, beginning.prefix))::int as is_inside,
      row_number() over (
        partition by own.beginning_id, own.scope, titled.kind, not starts_with(titled.title_key, beginning.prefix)
        order by own.best + (-own.best & 4294967295) desc, titled.size, -own.best & 4294967295
      ) as turn
    from own
    join titled on titled.title_id = own.title_id
    join beginning on beginning.id = own.beginning_id
  ),
  busy as (
    select every_title.beginning_id, every_scope as scope
    from (
      select every_title.beginning_id, every_title.kind, every_title.scope, sum(every_title.size) as size
      from every_title group by 1, 2, 3
    ) as every_title
    cross join lateral unnest(product.search_scopes(every_title.kind, every_title.scope)) as every_scope
    group by 1, 2 having sum(every_title.size) > product.suggestion_limit()
  ),
  single as (
    select best_ten.beginning_id, every_scope as scope, best_ten.title_id, best_ten.kind, best_ten.letters,
      best_ten.is_inside, max(best_ten.best) as best
    from every_title as best_ten
    cross join lateral unnest(product.search_scopes(best_ten.kind, best_ten.scope)) as every_scope
    where best_ten.turn <= 10
    group by 1, 2, 3, 4, 5, 6
  ),
  placed as (
    select single.*, (-single.best & 4294967295)::int as id, single.best + (-single.best & 4294967295) as weight,
      row_number() over (
        partition by single.beginning_id, single.scope, single.is_inside, single.kind
        order by single.best + (-single.best & 4294967295) desc, single.letters, -single.best & 4294967295
      ) as turn
    from single
  )
  select placed.scope, beginning.prefix,
    (array_agg(placed.id order by placed.is_inside, placed.turn, placed.weight desc, placed.letters, placed.id))[1:10]
  from placed
  join busy on busy.beginning_id = placed.beginning_id and busy.scope = placed.scope
  join beginning on beginning.id = placed.beginning_id
  group by placed.scope, beginning.prefix;
end
$$;
