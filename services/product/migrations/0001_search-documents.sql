-- One table for everything that can be found. Owners of other schemas write to it only by the functions below.

create table product.search_document (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('category', 'product', 'supplier', 'content')),
  scope text not null check (scope in (
    'product', 'industrialService', 'supplier', 'consultingService', 'electronicDocument',
    'industrialAdvertisement', 'content', 'category'
  )),
  ref_id integer not null check (ref_id > 0),
  category_type text,
  -- The leaf an advertisement stands in; null for everything that is counted elsewhere.
  category_id integer,
  title text not null check (title <> ''),
  slug text not null check (slug <> ''),
  summary text not null,
  drawing jsonb not null,
  -- Higher comes first among equally good matches.
  weight integer not null,
  title_key text not null generated always as (kit.search_key(title)) stored,
  title_tsv tsvector not null generated always as (kit.search_vector(title)) stored,
  tsv tsvector not null generated always as (kit.search_vector(title || ' ' || summary)) stored,
  unique (kind, scope, ref_id)
);

create index search_document_tsv on product.search_document using gin (tsv) with (fastupdate = off);
create index search_document_by_scope on product.search_document (scope);
create index search_document_by_category on product.search_document (category_id) where category_id is not null;

-- The beginnings a title is suggested by: one row per word of the title, written from that word on, words together.
create table product.suggestion_key (
  scope text not null,
  key text not null collate "C",
  document_id integer not null references product.search_document on delete cascade,
  starts_title boolean not null,
  primary key (scope, key, document_id)
);

create index suggestion_key_document on product.suggestion_key (document_id);

-- The best of those beginnings that too many titles share; kept by product.refresh_suggestions().
create table product.suggestion_top (
  scope text not null,
  prefix text not null collate "C",
  position integer not null,
  document_id integer not null references product.search_document on delete cascade,
  primary key (scope, prefix, position)
);

create index suggestion_top_document on product.suggestion_top (document_id);

create function product.search_scopes(kind text, scope text) returns text[]
  language sql immutable strict parallel safe
  return case when kind = 'product' then array[scope, 'supplierProduct', 'everywhere'] else array[scope, 'everywhere'] end;

create function product.suggestion_keys(title text) returns table (key text, starts_title boolean)
  language sql immutable strict parallel safe
as $$
  with word as (
    select part, place from unnest(kit.words_of_norm(kit.fa_norm_spaced(title))) with ordinality as spaced(part, place)
  ),
  beginning as (
    select left(string_agg(later.part, '' order by later.place), 48) as key, word.place
    from word join word as later on later.place >= word.place
    group by word.place
  )
  select key, min(place) = 1 from beginning group by key
$$;

create function product.write_suggestion_keys() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from product.suggestion_key where document_id in (select id from changed);
  end if;
  insert into product.suggestion_key (scope, key, document_id, starts_title)
  select every_scope, found.key, changed.id, found.starts_title
  from changed
  cross join lateral product.suggestion_keys(changed.title) as found
  cross join lateral unnest(product.search_scopes(changed.kind, changed.scope)) as every_scope;
  return null;
end
$$;

create trigger search_document_inserted after insert on product.search_document
  referencing new table as changed for each statement execute function product.write_suggestion_keys();
create trigger search_document_updated after update on product.search_document
  referencing new table as changed for each statement execute function product.write_suggestion_keys();

-- Makes a thing findable, or brings what is known of it up to date. `drawing` is the contract's DrawingSpec;
-- `category_id` is given only for things that no supplier product stands for, so that they can be counted.
create function product.upsert_search_document(
  kind text, ref_id int, scope text, category_type text, title text, slug text, summary text, drawing jsonb, weight int,
  category_id int default null
) returns void
  language sql
as $$
  insert into product.search_document (kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, category_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (kind, scope, ref_id) do update set
    category_type = excluded.category_type, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
    drawing = excluded.drawing, weight = excluded.weight, category_id = excluded.category_id
$$;

create function product.delete_search_document(kind text, ref_id int, scope text) returns void
  language sql
as $$
  delete from product.search_document as document
  where document.kind = $1 and document.ref_id = $2 and document.scope = $3
$$;

-- Beginnings shared by more titles than this are looked up in product.suggestion_top.
create function product.suggestion_limit() returns integer language sql immutable parallel safe return 50;

create function product.refresh_suggestions() returns void
  language plpgsql
as $$
begin
  delete from product.suggestion_top;
  insert into product.suggestion_top (scope, prefix, position, document_id)
  with busy as (
    select scope, left(key, size) as prefix
    from product.suggestion_key cross join generate_series(1, 48) as size
    where size <= length(key)
    group by scope, left(key, size)
    having count(*) > product.suggestion_limit()
  ),
  ranked as (
    select busy.scope, busy.prefix, best.place, best.document_id
    from busy
    cross join lateral product.rank_suggestions(busy.scope, busy.prefix, 10) as best
  )
  select scope, prefix, place, document_id from ranked;
end
$$;

-- Titles that begin so come first, then those in which a word begins so; among these the kinds take turns. Two things
-- of the same title are one suggestion.
create function product.rank_suggestions(scope text, prefix text, take int)
  returns table (place bigint, document_id int)
  language sql stable
as $$
  with matched as (
    select key.document_id, bool_or(key.starts_title) as starts_title
    from product.suggestion_key as key
    where key.scope = $1 and key.key >= $2 and key.key < $2 || chr(1114111)
    group by key.document_id
  ),
  single as (
    select distinct on (document.kind, document.title_key)
      document.id, document.kind, document.weight, document.title_key, matched.starts_title
    from matched join product.search_document as document on document.id = matched.document_id
    order by document.kind, document.title_key, document.weight desc, document.id
  ),
  turn as (
    select *, row_number() over (
      partition by starts_title, kind order by weight desc, length(title_key), id
    ) as turn
    from single
  )
  select row_number() over (order by starts_title desc, turn.turn, weight desc, length(title_key), id), id
  from turn
  order by 1
  limit $3
$$;

-- Suggestions for a search key of at most 48 letters; reads a few rows whatever the number of titles is.
create function product.suggest(scope text, key text, take int) returns table (place bigint, document_id int)
  language plpgsql stable
as $$
begin
  return query
    select top.position::bigint, top.document_id from product.suggestion_top as top
    where top.scope = $1 and top.prefix = $2 order by top.position limit $3;
  if not found then
    return query select best.place, best.document_id from product.rank_suggestions($1, $2, $3) as best;
  end if;
end
$$;
