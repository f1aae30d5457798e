-- Locks the cards of base products in the order of their items. An item that moves changes the cards of two base products,
-- one after the other; a supplier that is renamed locks its cards in this order.
create or replace function product.lock_cards(base_product_ids int[]) returns void
  language plpgsql
as $$
begin
  perform from product.supplier_product as item
  join product.listing_card as card on card.product_id = item.id
  where item.base_product_id = any(base_product_ids)
  order by card.product_id
  for no key update of card;
end
$$;
