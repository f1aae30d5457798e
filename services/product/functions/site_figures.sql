-- How many items are listed under base products, and under how many of them; for other schemas.
create or replace function product.site_figures()
  returns table (offers int, base_products int)
  language sql stable
as $$
  select count(*)::int, count(distinct item.base_product_id)::int
  from product.supplier_product as item
  where item.is_listed and item.base_product_id is not null
$$;
