-- Brings the words of titles up to date with the noted changes.
create or replace function product.follow_terms(noted int[]) returns void
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
