-- Locks suppliers, then base products. Every change of items takes its locks in this order: the items, their suppliers,
-- their base products, everything else, and the cards of one base product or supplier in the order of their items.
create or replace function product.lock_for_listing(supplier_ids int[], base_product_ids int[]) returns void
  language plpgsql
as $$
begin
  perform merchant.lock_suppliers(supplier_ids);
  perform from product.base_product where id = any(base_product_ids) order by id for no key update;
end
$$;
