-- Writes what depends on a changed item. It fires per row and only for the named columns, because refresh_listing()
-- itself sets is_listed.
create or replace function product.product_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.lock_for_listing(
    array[old.supplier_id, new.supplier_id], array[old.base_product_id, new.base_product_id]
  );
  if new.base_product_id is distinct from old.base_product_id then
    perform product.lock_cards(array[old.base_product_id, new.base_product_id]);
  end if;
  perform product.refresh_listing(array[new.id]);
  if new.supplier_id <> old.supplier_id then
    perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  end if;
  if new.base_product_id is distinct from old.base_product_id then
    perform product.refresh_base_products(array[old.base_product_id]);
  end if;
  return null;
end
$$;

create trigger supplier_product_updated after update of
    base_product_id, variant_id, category_id, supplier_id, title, slug, sku, description, price_kind, price_rial, price_valid_until,
    sale_unit, stock, lead_time_days, facts, score, published_at, is_active, drawing_family, dimension_mm
  on product.supplier_product for each row when (old.* is distinct from new.*) execute function product.product_changed();
