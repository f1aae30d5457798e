-- Number of listed items of these suppliers.
create or replace function product.supplier_counts(supplier_ids int[]) returns table (supplier_id int, product_count int)
  language sql stable
as $$
  select item.supplier_id, count(*)::int
  from product.supplier_product as item
  where item.supplier_id = any(supplier_ids) and item.is_listed
  group by item.supplier_id
$$;
