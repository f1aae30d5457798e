-- Lists or hides all items of a supplier. The schema merchant calls it.
create or replace function product.set_supplier_listed(supplier int, is_listed boolean) returns void
  language plpgsql
as $$
begin
  if is_listed then
    delete from product.unlisted_supplier where supplier_id = supplier;
  else
    insert into product.unlisted_supplier (supplier_id) values (supplier) on conflict do nothing;
  end if;
  perform product.refresh_listing((select array_agg(id) from product.supplier_product where supplier_id = supplier));
end
$$;
