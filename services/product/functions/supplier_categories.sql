-- The categories, groups included, in which these suppliers have listed items.
create or replace function product.supplier_categories(supplier_ids int[])
  returns table (supplier_id int, category_id int, category_type text, level int, items_count int)
  language sql stable
as $$
  select item.supplier_id, listed.category_id, item.category_type, category.level, count(*)::int
  from product.supplier_product as item
  join product.product_category as listed on listed.product_id = item.id
  join product.category as category on category.id = listed.category_id
  where item.supplier_id = any(supplier_ids) and item.is_listed
  group by item.supplier_id, listed.category_id, item.category_type, category.level
$$;
