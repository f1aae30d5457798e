-- More titles with the words of the query, of the first few hundred. `narrow` is the query that the index answers and
-- `query` is checked on its results: a last word of two or three letters begins hundreds of words, and reading the
-- postings of all of them costs more than everything else.
create or replace function product.titles_with_words(scope text, query text, narrow text, others int[]) returns int[]
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
        -- `coalesce` keeps this condition away from the index.
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
