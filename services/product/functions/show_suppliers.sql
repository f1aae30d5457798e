-- Writes the lines of these suppliers into their cards; the caller has locked the suppliers. A supplier without a line
-- is inactive, and its items are about to leave the lists.
create or replace function product.show_suppliers(supplier_ids int[]) returns void
  language plpgsql
as $$
begin
  with stale as materialized (
    select card.product_id, supplier.line
    from product.supplier_product as item
    join product.listing_card as card on card.product_id = item.id
    join merchant.supplier_texts() as supplier on supplier.id = item.supplier_id
    where item.supplier_id = any(supplier_ids) and item.is_listed and card.supplier_line is distinct from supplier.line
    order by card.product_id
    for no key update of card
  )
  update product.listing_card as card set supplier_line = stale.line
  from stale where card.product_id = stale.product_id;
end
$$;
