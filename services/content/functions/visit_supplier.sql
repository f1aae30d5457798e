-- The supplier that an object belongs to; null for objects of the editors.
create or replace function content.visit_supplier(object_type text, object_id int) returns int
  language plpgsql stable
as $$
begin
  return case $1
    when 'Supplier' then $2
    when 'SupplierProduct' then (select item.supplier_id from product.trade_items(array[$2]) as item)
    when 'Content' then (select page.supplier_id from content.page where page.id = $2)
  end;
end
$$;
