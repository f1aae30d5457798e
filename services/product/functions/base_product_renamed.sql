-- Writes the search documents of changed base products again.
create or replace function product.base_product_renamed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_base_documents((select array_agg(id) from changed));
  return null;
end
$$;

create trigger base_product_written after update on product.base_product
  referencing new table as changed for each statement execute function product.base_product_renamed();
