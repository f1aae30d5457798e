-- The spellings by which a word of product.title_words() is searched: «آب‌بندی» gives «اببندی», «اب» and «بندی».
create or replace function product.word_spellings(written text) returns table (word text, shown text)
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
