-- Writes the rows that filters read when values change.
create or replace function product.values_written() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing_properties((select array_agg(distinct product_id) from changed));
  return null;
end
$$;

create trigger property_value_inserted after insert on product.property_value
  referencing new table as changed for each statement execute function product.values_written();

create trigger property_value_updated after update on product.property_value
  referencing new table as changed for each statement execute function product.values_written();

create trigger property_value_deleted after delete on product.property_value
  referencing old table as changed for each statement execute function product.values_written();
