-- What one sale unit of listed items costs now, for other schemas; null on inquiry, and once the price is outdated.
create or replace function product.item_prices(ids int[])
  returns table (id int, price_rial bigint, sale_unit text)
  language sql stable
as $$
  select item.id, product.confirmed_price(item.price_rial, item.price_valid_until), item.sale_unit
  from product.supplier_product as item
  where item.id = any(ids) and item.is_listed
$$;
