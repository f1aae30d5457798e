-- Takes a photograph back that an item no longer shows, also when the item is deleted.
create or replace function product.image_removed() returns trigger
  language plpgsql
as $$
begin
  perform file.detach_image(old.image_id, 'SupplierProduct', old.product_id);
  return null;
end
$$;

create trigger product_image_removed after delete on product.product_image
  for each row execute function product.image_removed();
