-- Counts the offers of base products and of their variants again, and writes their cards and price points. The lowest
-- price is that of an offer whose price holds, unless all have to be confirmed.
create or replace function product.refresh_base_products(ids int[]) returns void
  language plpgsql
as $$
begin
  -- The lock makes concurrent changes of one base product wait, so that the later one counts both.
  perform from product.base_product where id = any(ids) order by id for no key update;

  insert into product.variant_summary as kept (
    variant_id, offers_count, min_price_rial, median_price_rial, max_price_rial, stock, lead_time_days
  )
  select variant.id, count(item.id),
    coalesce(min(product.confirmed_price(item.price_rial, item.price_valid_until)), min(item.price_rial)),
    coalesce(
      percentile_disc(0.5) within group (order by product.confirmed_price(item.price_rial, item.price_valid_until)),
      percentile_disc(0.5) within group (order by item.price_rial)
    ), max(item.price_rial), sum(item.stock),
    min(item.lead_time_days)
  from product.variant
  left join product.supplier_product as item on item.base_product_id = variant.base_product_id
    and item.variant_id = variant.id and item.is_listed
  where variant.base_product_id = any(ids)
  group by variant.id
  on conflict (variant_id) do update set
    offers_count = excluded.offers_count, min_price_rial = excluded.min_price_rial,
    median_price_rial = excluded.median_price_rial, max_price_rial = excluded.max_price_rial, stock = excluded.stock,
    lead_time_days = excluded.lead_time_days
  where kept.* is distinct from excluded.*;

  insert into product.base_product_summary as kept (base_product_id, offers_count, suppliers_count, min_price_rial)
  select base.id, count(item.id), count(distinct item.supplier_id),
    coalesce(min(product.confirmed_price(item.price_rial, item.price_valid_until)), min(item.price_rial))
  from product.base_product as base
  left join product.supplier_product as item on item.base_product_id = base.id and item.is_listed
  where base.id = any(ids)
  group by base.id
  on conflict (base_product_id) do update set
    offers_count = excluded.offers_count, suppliers_count = excluded.suppliers_count,
    min_price_rial = excluded.min_price_rial
  where kept.* is distinct from excluded.*;

  with stale as materialized (
    select card.product_id, summary.offers_count
    from product.supplier_product as item
    join product.listing_card as card on card.product_id = item.id
    join product.variant_summary as summary on summary.variant_id = item.variant_id
    where item.base_product_id = any(ids) and item.is_listed and card.offers_count <> summary.offers_count
    order by card.product_id
    for no key update of card
  )
  update product.listing_card as card set offers_count = stale.offers_count
  from stale where card.product_id = stale.product_id;

  insert into product.price_point (variant_id, day, min_price_rial, median_price_rial)
  select now.variant_id, product.today(), now.min_price_rial, now.median_price_rial
  from product.variant
  join product.variant_summary as now on now.variant_id = variant.id
  where variant.base_product_id = any(ids) and now.min_price_rial is not null
    and (now.min_price_rial, now.median_price_rial) is distinct from (
      select (last.min_price_rial, last.median_price_rial)
      from product.price_point as last
      where last.variant_id = now.variant_id and last.day <= product.today()
      order by last.day desc
      limit 1
    )
  on conflict (variant_id, day) do update set
    min_price_rial = excluded.min_price_rial, median_price_rial = excluded.median_price_rial;
end
$$;
