-- Gives items with a variant the values of that variant, and no others.
create or replace function product.copy_variant_values(product_ids int[]) returns void
  language sql
as $$
  delete from product.property_value as kept using product.supplier_product as item
  where kept.product_id = any(product_ids) and item.id = kept.product_id and item.variant_id is not null
    and not exists (
      select from product.variant_value as own
      where own.variant_id = item.variant_id and own.property_id = kept.property_id
        and (own.base_value, own.base_max_value, own.text_value)
          is not distinct from (kept.base_value, kept.base_max_value, kept.text_value)
    );

  insert into product.property_value (product_id, property_id, base_value, base_max_value, text_value, vmin, vmax)
  select item.id, own.property_id, own.base_value, own.base_max_value, own.text_value, own.vmin, own.vmax
  from product.supplier_product as item
  join product.variant_value as own on own.variant_id = item.variant_id
  where item.id = any(product_ids)
  order by item.id, own.property_id
  on conflict do nothing
$$;
