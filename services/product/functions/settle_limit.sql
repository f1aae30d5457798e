-- With more noted changes than this, writing all suggestions again is faster than following each change.
create or replace function product.settle_limit() returns bigint
  language sql stable
as $$
  select greatest(100, (select reltuples::bigint / 50 from pg_class where oid = 'product.search_document'::regclass))
$$;
