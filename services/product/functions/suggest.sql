-- Suggestions for a key; a prefix shared by many titles is one row to read. It is plpgsql, which caches the plan:
-- planning takes longer than reading.
create or replace function product.suggest(scope text, key text, take int, query text, narrow text) returns json
  language plpgsql stable
as $$
begin
  return coalesce(
    (select list.shown from product.suggestion_list as list where list.prefix = $2 and list.scope = $1),
    product.suggest_unlisted($1, $2, $3, $4, $5)
  );
end
$$;
