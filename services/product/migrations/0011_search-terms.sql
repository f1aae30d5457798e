-- The words of all titles, for those who mistype one, and what settles the noted changes.

-- How often a word stands in titles, and one way in which it is written there. Numbers and codes are not guessed at.
create table product.term (
  word text primary key collate "C",
  shown text not null,
  df integer not null check (df >= 0)
);

create index term_trigrams on product.term using gist (word public.gist_trgm_ops);

-- Words of a title as they are written, half-spaces inside them.
create function product.title_words(title text) returns text[]
  language sql immutable strict parallel safe
  return kit.words_of_norm(replace(title, U&'\200C', U&'\E000'));

-- A word of product.title_words() as it is searched for: «آب‌بندی» gives «اببندی», «اب» and «بندی».
create function product.word_spellings(written text) returns table (word text, shown text)
  language sql immutable strict parallel safe
as $$
  select kit.search_key(spelt.shown), spelt.shown
  from (
    select replace(written, U&'\E000', U&'\200C') as shown
    union all
    select part from unnest(string_to_array(written, U&'\E000')) as part where position(U&'\E000' in written) > 0
  ) as spelt
  where spelt.shown ~ '^[^0-9۰-۹٠-٩]{2,40}$' and length(kit.search_key(spelt.shown)) >= 2
$$;

create function product.follow_terms(noted int[]) returns void
  language plpgsql
as $$
declare
  words text[];
  spellings text[];
  deltas int[];
begin
  select array_agg(word), array_agg(shown), array_agg(delta) into words, spellings, deltas
  from (
    select found.word, min(found.shown) as shown, sum(moved.delta)::int as delta
    from (
      select written, sum(change.delta) as delta
      from product.search_change as change cross join lateral unnest(product.title_words(change.title)) as written
      where change.id = any(noted)
      group by written having sum(change.delta) <> 0
    ) as moved
    cross join lateral product.word_spellings(moved.written) as found
    group by found.word having sum(moved.delta) <> 0
  ) as moved_words;

  insert into product.term (word, shown, df)
  select word, shown, 0 from unnest(words, spellings, deltas) as moved (word, shown, delta) where delta > 0
  on conflict do nothing;
  update product.term set df = term.df + moved.delta
  from unnest(words, deltas) as moved (word, delta) where term.word = moved.word;
  delete from product.term where term.word = any(words) and term.df = 0;
end
$$;

-- More noted changes than this, and writing all suggestions anew is quicker than following each.
create function product.settle_limit() returns bigint
  language sql stable
as $$
  select greatest(100, (select reltuples::bigint / 50 from pg_class where oid = 'product.search_document'::regclass))
$$;

-- Settles what is noted. At the end of a transaction it must be quick: while all is written anew, which takes long when
-- there are many documents, changes stay noted, and so they do when that would be needed.
create function product.settle_search(may_take_long boolean) returns void
  language plpgsql
as $$
declare
  rebuilding constant int := 7243020;
  settling constant int := 7243019;
  size bigint := (select count(*) from product.search_change);
  is_much boolean := size > product.settle_limit();
  are_many constant boolean := product.settle_limit() > 400;
  noted int[];
begin
  if size = 0 or (is_much and are_many and not may_take_long) then
    return;
  end if;
  if is_much then
    perform pg_advisory_xact_lock(rebuilding);
  elsif not pg_try_advisory_xact_lock_shared(rebuilding) then
    return;
  end if;
  -- One transaction at a time, and it sees what those before it settled.
  perform pg_advisory_xact_lock(settling);
  noted := array(select id from product.search_change);
  perform product.follow_terms(noted);
  if is_much then
    perform product.rebuild_suggestions();
  else
    perform product.follow_suggestions(noted);
  end if;
  delete from product.search_change where id = any(noted);
end
$$;

-- Settles now whatever is noted, and writes all suggestions anew: for those who load very much.
create function product.refresh_suggestions() returns void
  language plpgsql
as $$
declare
  noted int[];
begin
  perform pg_advisory_xact_lock(7243020);
  perform pg_advisory_xact_lock(7243019);
  noted := array(select id from product.search_change);
  perform product.follow_terms(noted);
  perform product.rebuild_suggestions();
  delete from product.search_change where id = any(noted);
end
$$;

create function product.search_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.settle_search(false);
  return null;
end
$$;

create constraint trigger search_change_noted after insert on product.search_change
  deferrable initially deferred
  for each row when (new.is_first) execute function product.search_changed();

-- What was there before.
insert into product.search_change (document_id, kind, scope, title, delta, is_first)
select id, kind, scope, title, 1, false from product.search_document where kind <> 'baseProduct';
select product.refresh_product_documents(array_agg(id)) from product.supplier_product;
select product.refresh_base_documents(array_agg(id)) from product.base_product;
select product.refresh_suggestions();
