-- The best ten documents for a prefix. It is plpgsql with a cached plan, because planning takes longer than reading.
create or replace function product.ranked_ids(scope text, prefix text, most int) returns int[]
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
