-- Writes what depends on new items.
create or replace function product.products_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing((select array_agg(id) from changed));
  return null;
end
$$;

create trigger supplier_product_inserted after insert on product.supplier_product
  referencing new table as changed for each statement execute function product.products_changed();
