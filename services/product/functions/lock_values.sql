-- Locks the counts of every value that these items leave or get, in the order of their keys: the values that they have and
-- those of their variants, in the categories that they are listed in and in those that they come to. The upsert locks rows
-- without changing them, and adds those that are missing.
create or replace function product.lock_values(product_ids int[]) returns void
  language sql
as $$
  insert into product.listing_value (category_id, property_id, vmin, vmax, items_count)
  select category_id, property_id, vmin, vmax, 0
  from (
    select category_id, property_id, vmin, vmax from product.listing_property where product_id = any(product_ids)
    union
    select place.category_id, own.property_id, own.vmin, own.vmax
    from (
      select product_id, category_id from product.product_category where product_id = any(product_ids)
      union
      select item.id, path.ancestor_id
      from product.supplier_product as item
      join product.category_ancestor as path on path.category_id = item.category_id
      where item.id = any(product_ids) and item.is_listed
    ) as place
    join (
      select product_id, property_id, vmin, vmax from product.property_value where product_id = any(product_ids)
      union
      select item.id, value.property_id, value.vmin, value.vmax
      from product.supplier_product as item
      join product.variant_value as value on value.variant_id = item.variant_id
      where item.id = any(product_ids)
    ) as own on own.product_id = place.product_id
    where own.vmin is not null
  ) as touched
  order by category_id, property_id, vmin, vmax
  on conflict (category_id, property_id, vmin, vmax) do update set items_count = excluded.items_count where false
$$;
