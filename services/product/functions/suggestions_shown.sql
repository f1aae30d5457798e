-- What suggestions show of documents, in their order. It is plpgsql with a cached plan, because planning takes longer
-- than reading.
create or replace function product.suggestions_shown(ids int[]) returns json
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
