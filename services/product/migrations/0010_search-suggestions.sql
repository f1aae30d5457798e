-- Suggestions that the database keeps up to date by itself: what a transaction changes in the documents is noted, and
-- settled once when it commits, one transaction after the other.

-- A document's keys stand in its own scope only; the wider scopes are read as the scopes they are made of.
delete from product.suggestion_key where scope in ('supplierProduct', 'everywhere');

create function product.base_scopes(scope text) returns text[]
  language sql immutable strict parallel safe
  return case scope
    when 'everywhere' then array[
      'product', 'industrialService', 'supplier', 'consultingService', 'electronicDocument',
      'industrialAdvertisement', 'content', 'category'
    ]
    when 'supplierProduct' then array['product', 'industrialService', 'consultingService', 'electronicDocument']
    else array[scope]
  end;

-- The lists of busy beginnings, each in one row and ready to be answered: at most ten documents in their order, and what
-- a suggestion shows of them.
drop function product.refresh_suggestions();
drop table product.suggestion_top;
create table product.suggestion_list (
  scope text not null,
  prefix text not null collate "C",
  document_ids integer[] not null,
  shown json not null,
  primary key (prefix, scope)
);

-- Order among suggestions is read from here, without the wide rows themselves.
create unique index search_document_rank on product.search_document (id) include (kind, weight, title_key);

-- Documents that came (+1) or went (-1): noted by whoever changes them, and gone when that transaction commits, unless
-- there are so many that they are left for later.
create table product.search_change (
  id integer generated always as identity primary key,
  document_id integer not null,
  kind text not null,
  scope text not null,
  title text not null,
  delta integer not null check (delta in (-1, 1)),
  -- The deferred trigger fires for the first row of each statement only.
  is_first boolean not null
);

-- False where a large load lets its changes stand noted, and has them settled in one go when it is through.
create function product.settles_search() returns boolean
  language sql stable
  return current_setting('product.search_upkeep', true) is distinct from 'later';

create or replace function product.write_suggestion_keys() returns trigger
  language plpgsql
as $$
begin
  insert into product.suggestion_key (scope, key, document_id, starts_title)
  select changed.scope, found.key, changed.id, found.starts_title
  from changed cross join lateral product.suggestion_keys(changed.title) as found
  where changed.kind <> 'baseProduct';

  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, 1, row_number() over () = 1 and product.settles_search() from changed where kind <> 'baseProduct';
  return null;
end
$$;

create function product.rewrite_suggestion_keys() returns trigger
  language plpgsql
as $$
declare
  renamed int[];
  moved int[];
begin
  select
    array_agg(now.id) filter (where (now.title, now.scope) is distinct from (was.title, was.scope)),
    array_agg(now.id)
  into renamed, moved
  from now_changed as now join was_changed as was on was.id = now.id
  where now.kind <> 'baseProduct'
    and (now.title, now.scope, now.kind, now.weight, now.slug, now.category_type)
      is distinct from (was.title, was.scope, was.kind, was.weight, was.slug, was.category_type);

  if renamed is not null then
    delete from product.suggestion_key where document_id = any(renamed);
    insert into product.suggestion_key (scope, key, document_id, starts_title)
    select now.scope, found.key, now.id, found.starts_title
    from now_changed as now cross join lateral product.suggestion_keys(now.title) as found
    where now.id = any(renamed);
  end if;

  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, delta, row_number() over () = 1 and product.settles_search()
  from (
    select id, kind, scope, title, -1 as delta from was_changed where id = any(moved)
    union all
    select id, kind, scope, title, 1 from now_changed where id = any(moved)
  ) as both_sides;
  return null;
end
$$;

create function product.note_removed_documents() returns trigger
  language plpgsql
as $$
begin
  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, -1, row_number() over () = 1 and product.settles_search() from changed where kind <> 'baseProduct';
  return null;
end
$$;

drop trigger search_document_updated on product.search_document;
create trigger search_document_updated after update on product.search_document
  referencing old table as was_changed new table as now_changed
  for each statement execute function product.rewrite_suggestion_keys();
create trigger search_document_deleted after delete on product.search_document
  referencing old table as changed for each statement execute function product.note_removed_documents();

drop function product.suggest(text, text, int);
drop function product.rank_suggestions(text, text, int);

-- Letters of the longest beginning that has a list.
create function product.suggestion_letters() returns int language sql immutable parallel safe return 16;

-- Titles that begin so come first, then those in which a word begins so; among these the kinds take turns. Two things
-- of the same title are one suggestion: the heavier one, packed with its weight into one number. With `most`, no more
-- keys than that are looked at.
create function product.rank_suggestions(scope text, prefix text, take int, most int)
  returns table (place bigint, document_id int)
  language sql stable
as $$
  with single as (
    select document.kind, document.title_key, max((document.weight::bigint << 32) - document.id) as best
    from (
      select distinct few.document_id
      from (
        select key.document_id from product.suggestion_key as key
        where key.scope = any(product.base_scopes($1)) and key.key >= $2 and key.key < $2 || chr(1114111)
        limit $4
      ) as few
    ) as matched
    join product.search_document as document on document.id = matched.document_id
    group by document.kind, document.title_key
  ),
  turn as (
    select (-best & 4294967295)::int as id, best + (-best & 4294967295) as weight, length(title_key) as size,
      starts_with(title_key, $2) as starts_title,
      row_number() over (
        partition by starts_with(title_key, $2), kind
        order by best + (-best & 4294967295) desc, length(title_key), -best & 4294967295
      ) as turn
    from single
  )
  select row_number() over (order by starts_title desc, turn.turn, weight desc, size, id), id
  from turn
  order by 1
  limit $3
$$;

-- In plpgsql with a plan that is kept, like what follows: planning anew would take longer than the reading.
create function product.suggestions_shown(ids int[]) returns json
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'kind', document.kind, 'id', document.ref_id, 'title', document.title, 'slug', document.slug,
      'categoryType', document.category_type
    ) order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join product.search_document as document on document.id = listed.id
  );
end
$$;

create function product.ranked_ids(scope text, prefix text, most int) returns int[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(array_agg(best.document_id order by best.place), '{}')
    from product.rank_suggestions($1, $2, 10, $3) as best
  );
end
$$;

-- Titles that begin with the key, then those in which a word does, then those that hold all words of the query: at most
-- ten. For keys that have no list: of short ones all titles are ranked, of long ones the first few hundred.
create function product.suggest_unlisted(scope text, key text, take int, query text) returns json
  language plpgsql stable
as $$
declare
  ids int[] := array(
    select document.id
    from unnest(product.ranked_ids($1, left($2, 48), 300)) with ordinality as listed (id, place)
    join product.search_document as document on document.id = listed.id
    where position($2 in document.title_key) > 0
    order by listed.place
  );
begin
  if cardinality(ids) < take then
    ids := ids || product.titles_with_words($1, $4, ids);
  end if;
  return product.suggestions_shown(ids[1:10]);
end
$$;

-- Suggestions for a key; a busy one is a row to read. Inlined, so that nothing else is done for it.
create function product.suggest(scope text, key text, take int, query text) returns json
  language sql stable
  return coalesce(
    (select list.shown from product.suggestion_list as list where list.prefix = $2 and list.scope = $1),
    product.suggest_unlisted($1, $2, $3, $4)
  );

-- Other titles with these words, of the first few hundred that there are.
create function product.titles_with_words(scope text, query text, others int[]) returns int[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(array_agg(id order by weight desc, id), '{}')
    from (
      select distinct on (near.kind, near.title_key) near.id, near.weight
      from (
        select id, kind, title_key, weight
        from product.search_document as document
        where document.title_tsv @@ $2::tsquery and document.scope = any(product.base_scopes($1))
        limit 300
      ) as near
      where not exists (
        select from product.search_document as other
        where other.id = any($3) and other.kind = near.kind and other.title_key = near.title_key
      )
      order by near.kind, near.title_key, near.weight desc, near.id
    ) as single
  );
end
$$;

-- The list of every beginning that more than suggestion_limit() keys share: letter by letter, as long as there is one.
-- Titles stand as numbers meanwhile. Ten titles of each scope are enough to put together the lists of the wider ones. A
-- beginning that has the same keys as the one before it has its lists, too: inside a word most do.
create function product.rebuild_suggestions() returns void
  language plpgsql
  set work_mem = '128MB'
as $$
begin
  delete from product.suggestion_list;
  create temporary table titled on commit drop as
    select row_number() over ()::int as title_id, kind, title_key, length(title_key) as size
    from product.search_document group by kind, title_key;
  create temporary table live on commit drop as
    select 1 as beginning_id, key.scope, key.key, titled.title_id, count(*)::int as size,
      max((document.weight::bigint << 32) - document.id) as best
    from product.suggestion_key as key
    join product.search_document as document on document.id = key.document_id
    join titled on titled.kind = document.kind and titled.title_key = document.title_key
    group by key.scope, key.key, titled.title_id;
  create temporary table beginning on commit drop as
    select 1 as id, '' collate "C" as prefix, 0::bigint as size, 0 as before_id, false as is_same;
  for letters in 1 .. product.suggestion_letters() loop
    create temporary table longer on commit drop as
      select row_number() over ()::int as id, before.prefix || found.letter as prefix, found.size, before.id as before_id,
        found.size = before.size as is_same, found.letter
      from (
        select beginning_id, substr(key, letters, 1) as letter, sum(size) as size
        from live where length(key) >= letters group by 1, 2 having sum(size) > product.suggestion_limit()
      ) as found
      join beginning as before on before.id = found.beginning_id;
    insert into product.suggestion_list (scope, prefix, document_ids, shown)
    select list.scope, longer.prefix, list.document_ids, list.shown
    from longer
    join beginning as before on before.id = longer.before_id
    join product.suggestion_list as list on list.prefix = before.prefix
    where longer.is_same;
    create temporary table rest on commit drop as
      select longer.id as beginning_id, live.scope, live.key, live.title_id, live.size, live.best
      from live join longer on longer.before_id = live.beginning_id and longer.letter = substr(live.key, letters, 1);
    drop table live, beginning;
    alter table rest rename to live;
    alter table longer rename to beginning;
    alter table beginning drop column letter;
    exit when not exists (select from beginning);
    insert into product.suggestion_list (scope, prefix, document_ids, shown)
    select scope, prefix, ids, product.suggestions_shown(ids) from product.live_lists();
  end loop;
  drop table live, beginning, titled;
end
$$;

-- The lists of the beginnings that product.rebuild_suggestions() is at, in all scopes where they are busy.
create function product.live_lists() returns table (scope text, prefix text, ids int[])
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

-- The same for the beginnings that the noted changes touch. A list is written anew only when one of its documents
-- changed, or when a changed one may have a place in it; the others stand.
create function product.follow_suggestions(noted int[]) returns void
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
  -- The turn that a changed document would have at best: after those of its kind that are listed before it.
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
    -- Not there yet, or shorter than it may be: a document that was deleted has left its list already.
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
