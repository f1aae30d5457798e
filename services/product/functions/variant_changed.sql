-- Writes the items of renamed variants again.
create or replace function product.variant_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_variant_items((select array_agg(id) from changed));
  return null;
end
$$;

create trigger variant_updated after update on product.variant
  referencing new table as changed for each statement execute function product.variant_changed();
