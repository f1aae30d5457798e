-- Suggestions for a key without a list: titles that begin with it, then titles with a word that does, then titles that
-- hold all words of the query, at most ten. For a short key all titles are ranked, for a long one the first few
-- hundred. `narrow` is the query without its last word when that word is short; see titles_with_words().
create or replace function product.suggest_unlisted(scope text, key text, take int, query text, narrow text) returns json
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
    ids := ids || product.titles_with_words($1, $4, $5, ids);
  end if;
  return product.suggestions_shown(ids[1:10]);
end
$$;
