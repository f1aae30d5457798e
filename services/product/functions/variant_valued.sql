-- Writes the items of variants with other values again.
create or replace function product.variant_valued() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_variant_items((select array_agg(distinct variant_id) from changed));
  return null;
end
$$;

create trigger variant_value_inserted after insert on product.variant_value
  referencing new table as changed for each statement execute function product.variant_valued();

create trigger variant_value_updated after update on product.variant_value
  referencing new table as changed for each statement execute function product.variant_valued();

create trigger variant_value_deleted after delete on product.variant_value
  referencing old table as changed for each statement execute function product.variant_valued();
