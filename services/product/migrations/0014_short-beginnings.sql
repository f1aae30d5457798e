-- A last word of two or three letters begins hundreds of words, and reading the postings of all of them costs more than
-- anything else here. Beside two whole words it decides only among the titles that hold those: `narrow` is the query
-- without it, which the index answers, and `query` is then asked of what was found.
drop function product.suggest(text, text, int, text);
drop function product.suggest_unlisted(text, text, int, text);
drop function product.titles_with_words(text, text, int[]);

-- Other titles with these words, of the first few hundred that there are.
create function product.titles_with_words(scope text, query text, narrow text, others int[]) returns int[]
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
        -- What coalesce gives is in no index.
        where document.title_tsv @@ $3::tsquery and coalesce(document.title_tsv, '') @@ $2::tsquery
          and document.scope = any(product.base_scopes($1))
        limit 300
      ) as near
      where not exists (
        select from product.search_document as other
        where other.id = any($4) and other.kind = near.kind and other.title_key = near.title_key
      )
      order by near.kind, near.title_key, near.weight desc, near.id
    ) as single
  );
end
$$;

-- Titles that begin with the key, then those in which a word does, then those that hold all words of the query: at most
-- ten. For keys that have no list: of short ones all titles are ranked, of long ones the first few hundred.
create function product.suggest_unlisted(scope text, key text, take int, query text, narrow text) returns json
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

-- Suggestions for a key; a busy one is a row to read. Inlined, so that nothing else is done for it.
create function product.suggest(scope text, key text, take int, query text, narrow text) returns json
  language sql stable
  return coalesce(
    (select list.shown from product.suggestion_list as list where list.prefix = $2 and list.scope = $1),
    product.suggest_unlisted($1, $2, $3, $4, $5)
  );
