-- Writes the search documents of base products again when their offers change.
create or replace function product.base_products_summed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_base_documents((select array_agg(base_product_id) from changed));
  return null;
end
$$;

create trigger base_product_summary_inserted after insert on product.base_product_summary
  referencing new table as changed for each statement execute function product.base_products_summed();

create trigger base_product_summary_updated after update on product.base_product_summary
  referencing new table as changed for each statement execute function product.base_products_summed();

create trigger base_product_summary_deleted after delete on product.base_product_summary
  referencing old table as changed for each statement execute function product.base_products_summed();
