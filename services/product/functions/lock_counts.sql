-- Locks the counts of every category that these items leave or enter, in the order of the categories: taking one away and
-- adding to another later would lock in the order of the change. The upsert locks rows without changing them, and adds
-- those that are missing.
create or replace function product.lock_counts(product_ids int[]) returns void
  language sql
as $$
  insert into product.category_count (category_id, items_count)
  select touched.category_id, 0
  from (
    select listed.category_id from product.product_category as listed where listed.product_id = any(product_ids)
    union
    select path.ancestor_id
    from product.supplier_product as item
    join product.category_ancestor as path on path.category_id = item.category_id
    where item.id = any(product_ids) and item.is_listed
  ) as touched
  order by touched.category_id
  on conflict (category_id) do update set items_count = excluded.items_count where false
$$;
