-- Writes the items of size tables with other columns again.
create or replace function product.columns_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_variant_items((
    select array_agg(id) from product.variant where base_product_id in (select base_product_id from changed)
  ));
  return null;
end
$$;

create trigger base_product_column_inserted after insert on product.base_product_column
  referencing new table as changed for each statement execute function product.columns_changed();

create trigger base_product_column_updated after update on product.base_product_column
  referencing new table as changed for each statement execute function product.columns_changed();

create trigger base_product_column_deleted after delete on product.base_product_column
  referencing old table as changed for each statement execute function product.columns_changed();
