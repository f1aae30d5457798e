-- The prefixes by which a title is suggested: the title from each of its words on, without spaces.
create or replace function product.suggestion_keys(title text) returns table (key text, starts_title boolean)
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
