-- Refuses values that differ from those of the item's variant, so that offers of one variant have one specification.
create or replace function product.guard_variant_values() returns trigger
  language plpgsql
as $$
declare
  stray int;
begin
  if tg_op <> 'DELETE' then
    select changed.product_id into stray
    from changed
    join product.supplier_product as item on item.id = changed.product_id and item.variant_id is not null
    where not exists (
      select from product.variant_value as own
      where own.variant_id = item.variant_id and own.property_id = changed.property_id
        and (own.base_value, own.base_max_value, own.text_value)
          is not distinct from (changed.base_value, changed.base_max_value, changed.text_value)
    )
    limit 1;
  end if;
  if tg_op <> 'INSERT' and stray is null then
    select replaced.product_id into stray
    from replaced
    join product.supplier_product as item on item.id = replaced.product_id
    join product.variant_value as own on own.variant_id = item.variant_id and own.property_id = replaced.property_id
      and (own.base_value, own.base_max_value, own.text_value)
        is not distinct from (replaced.base_value, replaced.base_max_value, replaced.text_value)
    where not exists (
      select from product.property_value as kept
      where kept.product_id = replaced.product_id and kept.property_id = replaced.property_id
    )
    limit 1;
  end if;
  if stray is not null then
    raise exception 'Item % has the values of its variant; change the variant, or give the item another one.', stray
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger property_value_insert_guarded after insert on product.property_value
  referencing new table as changed for each statement execute function product.guard_variant_values();

create trigger property_value_update_guarded after update on product.property_value
  referencing old table as replaced new table as changed for each statement execute function product.guard_variant_values();

create trigger property_value_delete_guarded after delete on product.property_value
  referencing old table as replaced for each statement execute function product.guard_variant_values();
