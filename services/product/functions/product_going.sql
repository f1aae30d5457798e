-- Takes the locks before an item and the rows that depend on it are deleted.
create or replace function product.product_going() returns trigger
  language plpgsql
as $$
begin
  perform product.lock_for_listing(array[old.supplier_id], array[old.base_product_id]);
  return old;
end
$$;

create trigger supplier_product_going before delete on product.supplier_product
  for each row execute function product.product_going();
