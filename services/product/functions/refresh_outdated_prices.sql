-- Sums up the base products again whose offers' prices have become outdated in the last days: the lowest price is one
-- that holds, as long as there is one.
create or replace function product.refresh_outdated_prices(days int) returns void
  language sql
as $$
  select product.refresh_base_products(array(
    select distinct item.base_product_id from product.supplier_product as item
    where item.base_product_id is not null and item.is_listed
      and item.price_valid_until >= product.today() - days and item.price_valid_until < product.today()
    order by 1
  ))
$$;
