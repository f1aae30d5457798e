-- Writes the items of changed variants again: their values, facts and everything that lists know of them.
create or replace function product.refresh_variant_items(variant_ids int[]) returns void
  language plpgsql
as $$
declare
  items int[] := (
    select array_agg(locked.id) from (
      select id from product.supplier_product where variant_id = any(variant_ids) order by id for no key update
    ) as locked
  );
begin
  if items is null then
    return;
  end if;
  perform product.lock_for_listing(
    (select array_agg(distinct supplier_id) from product.supplier_product where id = any(items)),
    (select array_agg(distinct base_product_id) from product.supplier_product where id = any(items))
  );
  -- The trigger before the update takes the facts of the variant.
  update product.supplier_product set facts = facts where id = any(items);
  perform product.refresh_listing(items);
end
$$;
