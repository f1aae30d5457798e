-- Writes everything below a category again when it is switched on or off or renamed.
create or replace function product.category_switched() returns trigger
  language plpgsql
as $$
declare
  below int[] := (select array_agg(category_id) from product.category_ancestor where ancestor_id = new.id);
begin
  perform product.refresh_category_documents(below);
  perform product.refresh_base_documents((select array_agg(id) from product.base_product where category_id = any(below)));
  perform product.refresh_listing((
    select array_agg(id) from product.supplier_product where category_id = any(below)
  ));
  return null;
end
$$;

create trigger category_switched after update of is_active, title, slug on product.category
  for each row when (old.* is distinct from new.*) execute function product.category_switched();
