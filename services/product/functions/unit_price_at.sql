-- The price of one sale unit at a quantity: that of the last tier it reaches; null for an inquiry.
create or replace function product.unit_price_at(price_rial bigint, price_tiers jsonb, quantity int) returns bigint
  language sql immutable parallel safe
as $$
  select coalesce(
    (
      select (tier ->> 'priceRial')::bigint
      from jsonb_array_elements(price_tiers) as tier
      where (tier ->> 'minQuantity')::int <= quantity
      order by (tier ->> 'minQuantity')::int desc
      limit 1
    ), price_rial
  )
$$;
