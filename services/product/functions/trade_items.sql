-- What a trade request needs to know of its items, unlisted ones included.
create or replace function product.trade_items(ids int[])
  returns table (
    id int, supplier_id int, base_product_id int, title text, sku text, sale_unit text, min_order int, step_quantity int,
    price_kind text, price_rial bigint, price_tiers jsonb, price_valid_until date, lead_time_days int, is_listed boolean
  )
  language sql stable
as $$
  select item.id, item.supplier_id, item.base_product_id, item.title, item.sku, item.sale_unit, item.min_order,
    item.step_quantity, item.price_kind, item.price_rial, item.price_tiers, item.price_valid_until, item.lead_time_days,
    item.is_listed
  from product.supplier_product as item
  where item.id = any(ids)
$$;
