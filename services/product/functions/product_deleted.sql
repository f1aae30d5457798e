-- Removes what depends on a deleted item.
create or replace function product.product_deleted() returns trigger
  language plpgsql
as $$
begin
  delete from product.listing_property where product_id = old.id;
  perform product.delete_search_document('product', old.id, product.scope_of_type(old.category_type));
  perform product.refresh_base_products(array[old.base_product_id]);
  perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  return null;
end
$$;

create trigger supplier_product_deleted after delete on product.supplier_product
  for each row execute function product.product_deleted();
